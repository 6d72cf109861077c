### Куда ведёт название: объяснения карт, способностей, мест и сторон.

## Что это

face-kind-ability = Способность
face-kind-area = Область
face-kind-zone = Воздушная зона
face-kind-space = Поле действия
face-kind-country = Страна · { $team }
face-kind-side = Фракция
face-kind-player = Игрок
face-kind-base = База

## Что можно сказать о многом

face-next-to = Рядом: { $places }.
face-in-hand = В вашей руке{ $n ->
    [one] { "" }
   *[other] { " " }×{ $n }
}.
face-laid = На столе перед вами
face-cards-of = { $who }: в руке { $n }
face-used = Применена в этот ход.

## Quartermaster

face-qm-before = Лежит лицом вверх; владелец: { $country }.
face-qm-before-used = Лежит лицом вверх; владелец: { $country }; применена в этот ход.
face-qm-face-down = Лежит перед вами лицом вниз.
face-qm-worth = 2 очка стране, которая занимает область одна, 1 очко, если она делит её с другой страной своей команды.
face-qm-nobody = Здесь нет ни армий, ни флотов.
face-qm-piece = { $piece } { GEN($country) }
face-qm-stands = { $piece }{ $supplied ->
    [yes] { "" }, снабжение есть
   *[no] { "" }, без снабжения
}

## Rush

face-rush-have = { $n ->
    [0] Её нет ни у одной вашей карты.
    [one] Она есть у { $n } вашей карты.
   *[other] Она есть у { $n } ваших карт.
}
face-rush-research = Сейчас в резерве: { $cards }.
face-rush-research-none = В резерве сейчас ничто не стоит { $n } или меньше.
face-rush-score = Счёт сейчас: { $total } (медали { $medals }, базы { $bases }, достижения { $leads }).

## Orders

face-orders-free = Сейчас свободно.
face-orders-taken = Занято: { $factions }.
face-orders-strength = Сила: { $strength }.
face-orders-initiative = Даёт и инициативу со следующего раунда.
face-orders-bonus-none = Сейчас не лежит ни в одной области.
face-orders-supplied = { $place }: { $faction }, со снабжением.
face-orders-unsupplied = { $place }: { $faction }, без снабжения, поэтому не действует.
face-orders-open = { $place }: никто не контролирует.
face-orders-advance = Солдаты из ваших соседних снабжаемых областей входят в область, которую вы не контролируете; в каждой остаётся хотя бы один. Если там враг, начинается бой.
face-orders-fly = Самолёты из ваших соседних снабжаемых зон входят в зону, которую вы не контролируете; в каждой остаётся хотя бы один. Если там враг, начинается бой.
face-orders-paradrop = Два солдата из резерва высаживаются почти в любой области. Если там враг, начинается бой.
face-orders-barrage = Два кубика против области не дальше чем в трёх областях. Каждое попадание удаляет вражеского солдата.
face-orders-bombard = Самолёты зоны возвращаются в резерв, хотя бы один остаётся: по кубику за каждый против области под ней. Каждое попадание удаляет вражеского солдата.
face-orders-reinforce = Солдаты из резерва входят в ваши снабжаемые области, не больше пяти в каждую.
face-orders-scramble = Самолёты из резерва входят в ваши снабжаемые зоны, не больше пяти в каждую.
face-orders-plan = Вы набираете карты операций.
