# Что говорится за столом General Orders: вопросы, варианты, отказы, журнал, поле.

## Вопросы

orders-ask-nobody = Сейчас никто не решает.
orders-ask-waiting = Ожидается решение: { $who }.
orders-ask-turn = { $who }: куда вы размещаете командира?
orders-ask-turn-extra = { $who }: размещаете ещё одного командира?
orders-ask-beside = { $who }: рядом с каким вражеским командиром вы становитесь? ({ $card })
orders-ask-enter = { $who }: откуда входят отряды? ({ $space })
orders-ask-target = { $who }: какова цель? ({ $space })
orders-ask-commit = { $who }: сколько самолётов вы отправляете? ({ $space })
orders-ask-pull = { $who }: какие отряды вы отводите в резерв? ({ $space })
orders-ask-place = { $who }: где вы ставите отряд? ({ $space })
orders-ask-left = Осталось не больше { $n }.
orders-ask-window = { $who }: применяете сейчас карту?
orders-ask-add = { $who }: сколько отрядов присоединяется? Не больше { $most }.
orders-ask-keep = { $who }: на кубиках { $roll }. Оставляете бросок?
orders-ask-return = { $who }: какой командир возвращается в зону готовности?

## Варианты

orders-choice-deploy = разместить: { $space }
orders-choice-play = применить карту { $card }
orders-choice-reroll = перебросить, сбросив { $card }
orders-choice-target = цель: { $place }
orders-choice-move = { $n } откуда: { $place }
orders-choice-commit = самолёты: { $n }
orders-choice-add = добавить { $n }
orders-choice-pull = отвести: { $place }
orders-choice-place = поставить: { $place }
orders-choice-return = возвращается: { $space }
orders-choice-keep = оставить бросок
orders-choice-done = больше ничего
orders-choice-decline = без карты
orders-choice-pass = спасовать до конца раунда
orders-choice-chance = решает случай

## Отказы

orders-err-game-over = игра окончена
orders-err-not-asked = сейчас решаете не вы
orders-err-not-the-question = на этот вопрос так не ответить
orders-err-no-commander = у вас нет командира в резерве
orders-err-space-taken = там уже стоит командир ({ $space })
orders-err-no-enemy-commander = там нет вражеского командира ({ $space })
orders-err-wrong-colour = это место другой фракции ({ $space })
orders-err-wrong-space = карта не относится к этому месту ({ $space })
orders-err-done-this-round = это в этом раунде уже было ({ $space })
orders-err-controlled-already = вы это уже контролируете ({ $place })
orders-err-nobody-to-enter = ни у одного снабжаемого соседа нет свободного отряда ({ $place })
orders-err-not-supplied = вы это не контролируете и не снабжаете ({ $place })
orders-err-reserve-empty = ваш резерв пуст
orders-err-last-piece = последний отряд должен остаться ({ $place })
orders-err-out-of-range = слишком далеко ({ $place })
orders-err-outside-zone = не под этой зоной ({ $place })
orders-err-no-drop = туда нельзя высадить десант ({ $place })
orders-err-not-adjacent = не соседствует ({ $place })
orders-err-moved-already = оттуда отряды уже вышли ({ $place })
orders-err-too-many = столько нет
orders-err-too-few = хотя бы один
orders-err-full = больше там не поместится ({ $place })
orders-err-no-piece = у вас там нет отряда ({ $place })
orders-err-must-move = сначала должен двинуться хотя бы один отряд
orders-err-not-in-hand = карты { $card } нет у вас на руке
orders-err-wrong-moment = карта { $card } не для этого момента
orders-err-used-this-turn = карта { $card } уже применена в этот ход
orders-err-no-effect = карта { $card } сейчас ничего не даст
orders-err-no-own-commander = там нет вашего командира ({ $space })
orders-err-impossible-chance = случай сейчас не может иметь такого исхода

## Журнал

orders-log-shuffled = колода перемешивается
orders-log-token-drawn = { $place }: { $bonus }
orders-log-initiative = инициатива: { $faction }
orders-log-round-began = начинается раунд { $round }
orders-log-turn-began = { $faction }: начало хода
orders-log-passed = { $faction } пасуют
orders-log-deployed = { $faction } размещают командира: { $space }
orders-log-targeted = { $faction } целятся в: { $place }
orders-log-moved = { $faction }: { $n } – { $from } → { $to }
orders-log-arrived = { $faction }: из резерва { $kind ->
    [troop] солдаты
   *[plane] самолёты
}, { $n } ({ $place })
orders-log-removed-fire = { $faction } в резерв (от огня): { $kind ->
    [troop] солдаты
   *[plane] самолёты
}, { $n } ({ $place })
orders-log-removed-defence = { $faction } в резерв (от обороны): { $kind ->
    [troop] солдаты
   *[plane] самолёты
}, { $n } ({ $place })
orders-log-removed-attrition = { $faction } в резерв (в бою): { $kind ->
    [troop] солдаты
   *[plane] самолёты
}, { $n } ({ $place })
orders-log-removed-limit = { $faction } в резерв (сверх предела): { $kind ->
    [troop] солдаты
   *[plane] самолёты
}, { $n } ({ $place })
orders-log-removed-committed = { $faction } в резерв (отправлены): { $kind ->
    [troop] солдаты
   *[plane] самолёты
}, { $n } ({ $place })
orders-log-removed-pulled = { $faction } в резерв (отведены): { $kind ->
    [troop] солдаты
   *[plane] самолёты
}, { $n } ({ $place })
orders-log-battle = бой: { $place }, обороняются: { $faction }
orders-log-rolled = { $faction } бросают: { $dice }
orders-log-drew = { $faction } набирают: { $card }
orders-log-drew-hidden = { $faction } набирают карту
orders-log-played = { $faction } применяют карту { $card }
orders-log-rerolled = { $faction } сбрасывают { $card } и перебрасывают
orders-log-readied = { $faction }: командиры из зоны готовности: { $n }
orders-log-returned = { $faction }: командир возвращается в зону готовности ({ $space })
orders-log-returned-reserve = { $faction }: командир уходит из резерва в зону готовности
orders-log-recalled = { $faction } отзывают командиров
orders-log-ended = игра окончена

## Конец

orders-outcome-hq-lost = { $winner } побеждают, взяв вражеский штаб.
orders-outcome-stars = { $winner } побеждают по звёздам: { $blue } к { $yellow }.
orders-outcome-initiative = Звёзд поровну, { $blue } к { $yellow }: решает инициатива, побеждают { $winner }.

## Поле

orders-board-round = Раунд { $round } из { $rounds }. Ход: { $faction }. Инициатива: { $initiative }.
orders-board-faction = { $faction }: звёзды { $stars }; резерв: солдаты { $troops }, самолёты { $planes }, командиры { $commanders }; в готовности { $ready }; карты { $hand }.
orders-board-passed = { $faction } спасовали.
orders-board-held = { $place }: { $faction } { $n }
orders-board-held-unsupplied = { $place }: { $faction } { $n }, без снабжения
orders-board-empty = { $place }: пусто
orders-board-bonus = { $place }, { $bonus }
orders-board-commanders = Командиры ({ $faction }): { $spaces }.
orders-board-deck = Колода: { $deck }. Сброшены: { $cards }.
orders-board-hand = Ваша рука: { $cards }.
orders-board-support = Действия поддержки: { $spaces }.
orders-board-support-space = { $space } ({ $strength })
orders-board-support-initiative = { $space } ({ $strength }, инициатива)
orders-board-bonuses = Бонусы: { $bonuses }.
orders-board-legend = На карте: { $blue }3 или { $yellow }3 – отряды; ! – без снабжения; * – звезда; [{ $blue }] или [{ $yellow }] – командир.
orders-board-legend-zones = На карте: { $blue }3 или { $yellow }3 – отряды; ! – без снабжения; * – звезда; [{ $blue }] или [{ $yellow }] – командир; (1) – воздушная зона.

## Места, одно за другим

orders-place-nobody = Там никого нет.
orders-place-held = { $faction }: { $n }{ $supplied ->
    [yes] { "" }
   *[no] , без снабжения
}.
orders-place-stars = Звёзды: { $n }.
orders-place-bonus = { $bonus }: { $text }
orders-place-actions = Действия: { $actions }.
