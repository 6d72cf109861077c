# Что говорится за столом Rush: вопросы, варианты, отказы, журнал, стол.

## Вопросы

rush-ask-nobody = Сейчас никто не решает.
rush-ask-waiting = Ожидается решение: { $who }.
rush-ask-play = { $who }: что вы делаете со своими картами?
rush-ask-purchase = { $who }: какими картами вы платите за { $card }?
rush-ask-card = { $who }: применяете способность карты { $card }?
rush-ask-ability = { $who }: { $ability } ({ $card })?
rush-ask-place = { $who }: какую базу защищает { $card }?
rush-ask-sabotage = { $who }: какую карту вы теряете из-за диверсии?
rush-ask-name = { $who }: какие машины атакуют?
rush-ask-fire = { $who }: какая машина стреляет следующей?
rush-ask-aim = { $who }: куда попадает { $card }?
rush-ask-reward = { $who }: какую медаль вы берёте? Причитается: { $due }.

## Варианты

rush-choice-buy = купить: { $card }
rush-choice-pay = заплатить картой { $card }
rush-choice-use = сыграть ради способностей: { $card }
rush-choice-defend = на защиту: { $card }
rush-choice-attack = в атаку: { $card }
rush-choice-fire = следующей стреляет { $card }
rush-choice-take = взять: { $card }
rush-choice-scrap = на свалку: { $card }
rush-choice-discard = потерять: { $card }
rush-choice-target-base = попасть в базу { $base } – { $seat }
rush-choice-target-defender = попасть в защитника базы { $base } – { $seat }
rush-choice-activate = применить: { $ability }
rush-choice-place = на базу { $base }
rush-choice-confirm = это всё
rush-choice-decline = отказаться
rush-choice-end = закончить ход
rush-choice-shuffle = стопка перемешивается

## Отказы

rush-err-game-over = игра окончена
rush-err-not-asked = сейчас решаете не вы
rush-err-not-the-question = на этот вопрос так не ответить
rush-err-not-in-hand = карты { $card } нет у вас на руке
rush-err-already-used = карта { $card } уже использована в этот ход
rush-err-no-value = картой { $card } нельзя платить
rush-err-goods-of = карта { $card } платит только за машины { GEN($nation) }
rush-err-not-in-reserve = карты { $card } нет в резерве
rush-err-too-dear = на { $card } не хватает ресурсов
rush-err-bought-already = в этот ход вы уже купили машину
rush-err-attacked-already = в этот ход атака уже была
rush-err-no-firepower = карта { $card } не может атаковать
rush-err-other-nation = все атакующие машины одной страны ({ $nation }), а { $card } – нет
rush-err-not-named = карта { $card } не участвует в атаке
rush-err-no-ability = у карты { $card } нет способности
rush-err-no-armour = у карты { $card } нет брони, она не может защищать
rush-err-no-base = у вас не осталось баз
rush-err-base-gone = этой базы уже нет
rush-err-open-base-first = сначала база без защитника
rush-err-own-target = это ваше
rush-err-nothing-there = там не во что попасть
rush-err-defended = эту базу защищает машина
rush-err-bases-only = карта { $card } атакует только базы
rush-err-vehicles-only = карта { $card } атакует только машины
rush-err-not-in-depot = карты { $card } нет на вашем складе
rush-err-no-medal-left = медалей { $card } больше нет
rush-err-not-due = медаль { $card } вам не причитается
rush-err-must-act = нужно что-то сделать
rush-err-impossible-chance = случай сейчас не может иметь такого исхода

## Журнал

rush-log-garage-shuffled = { $seat } перемешивает гараж
rush-log-vehicles-shuffled = колода машин перемешивается
rush-log-laid = достижение: { $achievement }
rush-log-round-began = начинается раунд { $round }
rush-log-turn-began = { $seat }: начало хода
rush-log-repaired-base = { $seat } чинит базу { $base }
rush-log-repaired-defender = { $seat } чинит защитника базы { $base }
rush-log-revealed = { $seat } открывает { $card }
rush-log-drew = { $seat } набирает { $card }
rush-log-drew-hidden = { $seat } набирает карту
rush-log-discarded = { $card } уходит на склад – { $seat }
rush-log-paid = { $seat } платит картой { $card }
rush-log-bought = { $seat } покупает { $card }
rush-log-gained = { $seat } получает { $card }
rush-log-dealt = новая машина в резерве: { $card }
rush-log-dropped = { $card } покидает резерв
rush-log-played = { $seat } играет { $card }
rush-log-activated = действует способность: { $ability }
rush-log-declined = отказ от способности: { $ability }
rush-log-sabotaged = { $seat } выбирает карту для сброса
rush-log-scrapped = { $seat } отправляет на свалку: { $card }
rush-log-placed = { $seat } ставит { $card } на базу { $base }
rush-log-named = { $seat } атакует: { $card }
rush-log-fired = { $card } стреляет ({ $seat })
rush-log-fired-idle = { $card } не находит цели ({ $seat })
rush-log-damaged-base = база { $base } повреждена ({ $seat })
rush-log-damaged-defender = защитник базы { $base } повреждён ({ $seat })
rush-log-destroyed-base = база { $base } уничтожена ({ $seat })
rush-log-destroyed-defender = защитник базы { $base } уничтожен ({ $seat })
rush-log-medals-lost = { $seat } не получает { $medals ->
    [one] { $medals } медаль
    [few] { $medals } медали
   *[many] { $medals } медалей
}: их больше нет ({ $nation })
rush-log-awarded = { $achievement }: { $seat }
rush-log-awarded-nobody = { $achievement }: никто
rush-log-scored = { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
rush-log-ended = игра окончена
rush-last-round-bases-destroyed = Это последний раунд: кто-то потерял все базы.
rush-last-round-medals-taken = Это последний раунд: взята последняя одинарная медаль одной из стран.
rush-last-round-round-limit = Это последний раунд: за столом дольше не играют.

## Конец

rush-outcome = Победа: { $winners }. Очки: { $scores }.
rush-outcome-score = { $seat } { $points }

## Стол

rush-board-round = Раунд { $round }. Ход: { $seat }.
rush-board-setup = Перед первым ходом.
rush-board-reserve = Резерв: { $cards }.
rush-board-vehicle = { $card } ({ $class }, { $nation }, { $cost })
rush-board-empty-place = пустое место
rush-board-deck = Колода машин: { $deck }, сброшено: { $discard }.
rush-board-medals = Осталось медалей: { $stacks }.
rush-board-stack = { $nation } { $singles } одинарных, { $doubles } двойных
rush-board-achievements = Достижения: { $list }.
rush-board-seat = { $seat }: на руке { $hand }, в гараже { $garage }, на складе { $depot }.
rush-board-depot-top = Верхняя карта склада: { $card }.
rush-board-base = База { $base }: { $state }.
rush-board-base-gone = уничтожена
rush-board-base-open = без защитника
rush-board-base-open-damaged = повреждена, без защитника
rush-board-base-held = защищает { $card }
rush-board-base-held-damaged = повреждена, защищает { $card }
rush-board-defender = { $card } (броня { $armour })
rush-board-damaged = { $card } (повреждена)
rush-board-hand = Рука – { $seat }: { $cards }.
rush-board-own-depot = Ваш склад, начиная с верхней: { $cards }.
rush-board-own-garage = В вашем гараже, без порядка: { $cards }.
rush-board-own-chosen = Вы теряете: { $card }.
rush-board-discard = Сброшенные машины: { $cards }.
rush-board-scrapyard = Свалка: { $cards }.
rush-board-copies = { $card } ×{ $n }
rush-board-used = Использовано в этот ход: { $cards }.
rush-board-resources = Внесено ресурсов: { $n }, из них потрачено: { $spent }.
