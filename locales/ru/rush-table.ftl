# Что говорится за столом Rush: вопросы, варианты, отказы, журнал, стол.
#
# Названия карт бывают любого рода и числа («Т-34», «Партизаны», Maus), поэтому подлежащим при
# сказуемом они не бывают.

## Вопросы

rush-ask-nobody = Сейчас никто не принимает решений.
rush-ask-waiting = Ожидается решение: { $who }.
rush-ask-play = { $who }: что вы делаете со своими картами?
rush-ask-purchase = { $who }: какими картами вы платите за карту «{ $card }»?
rush-ask-card = { $who }: применить способность карты «{ $card }»?
rush-ask-ability = { $who }: применить способность «{ $ability }» карты «{ $card }»?
rush-ask-place = { $who }: на какую базу вы ставите карту «{ $card }»?
rush-ask-sabotage = { $who }: какую карту вы сбрасываете из-за диверсии?
rush-ask-name = { $who }: какая техника атакует?
rush-ask-fire = { $who }: какая техника стреляет следующей?
rush-ask-aim = { $who }: во что стреляет карта «{ $card }» (огневая мощь { $firepower })?
rush-ask-reward = { $who }: какую медаль вы берёте? Причитается медалей: { $due }.

## Варианты

rush-choice-buy = купить карту «{ $card }»
rush-choice-pay = заплатить картой «{ $card }»
rush-choice-use = применить способности карты «{ $card }»
rush-choice-defend = поставить на защиту карту «{ $card }»
rush-choice-attack = атаковать картой «{ $card }»
rush-choice-attack-idle = атаковать картой «{ $card }» (пока для неё нет цели)
rush-choice-fire = следующей стреляет карта «{ $card }»
rush-choice-take = взять карту «{ $card }»
rush-choice-scrap = отправить на кладбище карту «{ $card }»
rush-choice-discard = сбросить карту «{ $card }»
rush-choice-target-base = база { $base } игрока { $seat }
rush-choice-target-base-damaged = повреждённая база { $base } игрока { $seat }
rush-choice-target-defender = карта «{ $card }» (броня { $armour }) на базе { $base } игрока { $seat }
rush-choice-target-defender-damaged = карта «{ $card }» (броня { $armour }, с повреждением) на базе { $base } игрока { $seat }
rush-choice-target-nobody = стрелять по защитнику базы { $base } игрока { $seat }
rush-choice-activate = применить способность «{ $ability }»
rush-choice-place = на базу { $base }
rush-thing-base = база { $base } игрока { $seat }
rush-choice-confirm = это всё
rush-choice-confirm-purchase = купить за эти карты
rush-choice-confirm-attack = атаковать выбранными
rush-choice-decline = отказаться
rush-choice-end = закончить ход
rush-choice-shuffle = стопка перемешивается

## Отказы

rush-err-game-over = игра окончена
rush-err-not-asked = сейчас решаете не вы
rush-err-not-the-question = на этот вопрос так не ответить
rush-err-not-in-hand = карты «{ $card }» нет у вас в руке
rush-err-already-used = карта «{ $card }» в этот ход уже разыграна
rush-err-no-value = картой «{ $card }» нельзя платить
rush-err-goods-of = карта «{ $card }» платит только за технику { GEN($nation) }
rush-err-not-in-reserve = карты «{ $card }» нет в резерве
rush-err-too-dear = цена карты «{ $card }» – { $cost }: ресурсов не хватает
rush-err-one-must-pay = цена карты «{ $card }» – 0, но платить нужно хотя бы одной картой
rush-err-bought-already = в этот ход вы уже купили карту техники
rush-err-attacked-already = в этот ход вы уже атаковали
rush-err-no-firepower = карта «{ $card }» не может атаковать
rush-err-other-nation = атакует техника одной нации ({ $nation }), а карта «{ $card }» – другой
rush-err-not-named = карта «{ $card }» не участвует в атаке
rush-err-no-ability = у карты «{ $card }» нет способностей
rush-err-no-armour = у карты «{ $card }» нет брони, она не может защищать
rush-err-no-base = у вас не осталось баз
rush-err-base-gone = этой базы уже нет
rush-err-open-base-first = сначала нужно занять базу без защитника
rush-err-own-target = по своим стрелять нельзя
rush-err-nothing-there = такой цели там нет
rush-err-defended = у этой базы есть защитник
rush-err-bases-only = карта «{ $card }» атакует только базы
rush-err-vehicles-only = карта «{ $card }» атакует только технику
rush-err-not-in-depot = карты «{ $card }» нет на вашем складе
rush-err-no-medal-left = карт «{ $card }» больше не осталось
rush-err-not-due = карта «{ $card }» вам не причитается
rush-err-must-act = нужно что-то сделать
rush-err-impossible-chance = такой случайный исход сейчас невозможен

## Журнал

rush-log-garage-shuffled = { $seat } перемешивает гараж
rush-log-vehicles-shuffled = колода техники перемешивается
rush-log-laid = открыто достижение «{ $achievement }»
rush-log-round-began = начинается раунд { $round }
rush-log-turn-began = { $seat }: начало хода
rush-log-repaired-base = { $seat } восстанавливает базу { $base }
rush-log-repaired-defender = { $seat } восстанавливает защитника базы { $base }
rush-log-revealed = { $seat } открывает карту «{ $card }»
rush-log-revealed-hand = { $seat } открывает карты: { $cards }
rush-log-drew = { $seat } берёт карту «{ $card }»
rush-log-drew-hidden = { $seat } берёт карту
rush-log-discarded = { $seat } отправляет на склад карту «{ $card }»
rush-log-paid = { $seat } платит картой «{ $card }»
rush-log-bought = { $seat } покупает карту «{ $card }»
rush-log-gained = { $seat } получает карту «{ $card }»
rush-log-dealt = в резерв приходит карта «{ $card }»
rush-log-dropped = из резерва уходит карта «{ $card }»
rush-log-played = { $seat } играет карту «{ $card }»
rush-log-activated = применена способность «{ $ability }»
rush-log-declined = способность «{ $ability }» не применена
rush-log-sabotaged = { $seat } из-за диверсии выбирает карту для сброса
rush-log-lost-to-sabotage = { $seat } из-за диверсии сбрасывает карту «{ $card }»
rush-log-scrapped = { $seat } отправляет на кладбище карту «{ $card }»
rush-log-placed = { $seat } ставит карту «{ $card }» на базу { $base }
rush-log-named = { $seat } атакует картой «{ $card }»
rush-log-fired = { $seat } стреляет картой «{ $card }»
rush-log-fired-idle = { $seat }: для карты «{ $card }» нет цели
rush-log-damaged-base = база { $base } игрока { $seat } повреждена
rush-log-damaged-defender = защитник базы { $base } игрока { $seat } повреждён
rush-log-destroyed-base = база { $base } игрока { $seat } уничтожена
rush-log-destroyed-defender = защитник базы { $base } игрока { $seat } уничтожен
rush-log-medals-lost = { $seat } не получает { $medals ->
    [one] { $medals } медаль
    [few] { $medals } медали
   *[many] { $medals } медалей
}: медали кончились ({ $nation })
rush-log-awarded = достижение «{ $achievement }»: { $seat }
rush-log-awarded-nobody = достижение «{ $achievement }»: никому
rush-log-scored = { $seat }: { $points ->
    [one] { $points } медаль
    [few] { $points } медали
   *[many] { $points } медалей
}
rush-log-ended = игра окончена
rush-last-round-bases-destroyed = Это последний раунд: кто-то потерял все базы.
rush-last-round-medals-taken = Это последний раунд: взята последняя одинарная медаль одной из наций.
rush-last-round-round-limit = Это последний раунд: достигнут предел раундов.

## Конец

rush-outcome = Победа: { $winners }. Медали: { $scores }.
rush-outcome-score = { $seat } { $points }

## Стол

rush-board-round = Раунд { $round }. Ход: { $seat }.
rush-board-setup = Перед первым ходом.
rush-board-reserve = Резерв: { $cards }.
rush-board-vehicle = { $card } ({ $class }, { $nation }, цена { $cost })
rush-board-empty-place = пустое место
rush-board-deck = Карт в колоде техники: { $deck }, в сбросе: { $discard }.
rush-board-medals = Осталось медалей: { $stacks }.
rush-board-stack = { $nation } – одинарных { $singles }, двойных { $doubles }
rush-board-achievements = Достижения: { $list }.
rush-board-seat = { $seat }: в руке { $hand }, в гараже { $garage }, на складе { $depot }.
rush-board-depot-top = Верхняя карта склада: { $card }.
rush-board-base = База { $base }: { $state }.
rush-board-base-gone = уничтожена
rush-board-base-open = без защитника
rush-board-base-open-damaged = повреждена, без защитника
rush-board-base-held = защитник – { $card }
rush-board-base-held-damaged = повреждена, защитник – { $card }
rush-board-defender = { $card } (броня { $armour })
rush-board-damaged = { $card } (с повреждением)
rush-board-hand = Карты в руке игрока { $seat }: { $cards }.
rush-board-own-depot = Ваш склад, начиная с верхней карты: { $cards }.
rush-board-own-garage = В вашем гараже (порядок неизвестен): { $cards }.
rush-board-own-chosen = Вы сбрасываете карту «{ $card }».
rush-board-discard = Сброшенная техника: { $cards }.
rush-board-scrapyard = Кладбище: { $cards }.
rush-board-copies = { $card } ×{ $n }
rush-board-used = Разыграно в этот ход: { $cards }.
rush-board-resources = Внесено ресурсов: { $n }, из них потрачено: { $spent }.
rush-board-missing = Не хватает ресурсов: { $n }.
rush-board-attacker = { $card }: огневая мощь { $firepower }

## Что происходит

rush-action-none = В деле
rush-action-turn = В деле: { $seat }
rush-action-turn-yours = В деле: ваш ход
rush-action-attack = В деле: атакует { $seat }
rush-action-attack-yours = В деле: ваша атака
rush-action-of = { $n } / { $all }
rush-action-destroyed = Карта «{ $card }»: цель уничтожена – { $target } ({ $seat })
rush-action-damaged = Карта «{ $card }»: цель только повреждена – { $target } ({ $seat })
rush-action-idle = Для карты «{ $card }» не нашлось цели
rush-action-base = база { $base }
rush-action-now = Сейчас стреляет карта «{ $card }»
rush-action-next = Ещё будет стрелять карта «{ $card }»
rush-action-named = Будет атаковать карта «{ $card }»
rush-action-firepower = огневая мощь { $n }
rush-action-played = Разыграно: { $cards }.
rush-action-guard = На базе { $base }: { $card }.
rush-action-paid = Уплачено за карту «{ $card }»: { $cards }.
rush-action-bought = Куплено: { $cards }.
rush-action-due = Причитается медалей: { $medals }.
rush-action-due-of = { $nation } { $n }
rush-action-empty = В этот ход ещё ничего не разыграно и не уплачено.

## Счёт

rush-score-now = Счёт сейчас
rush-score-end = Итоговый счёт
rush-score-medals = медали
rush-score-bases = базы ×{ $n }
rush-score-leads = перв. ×{ $n }
rush-score-leads-about = Достижения, в которых отряд единолично впереди.
rush-score-total = всего
rush-score-you = Вы
rush-score-singles = Одинарных медалей
rush-score-ends = 0 – конец
rush-board-scores = Счёт сейчас: { $scores }.
rush-board-score = { $seat } { $total } (медали { $medals }, базы { $bases }, первенство в достижениях { $leads })

## Стол на экране

rush-table-no-defender = без защитника
rush-table-can-be-hit = можно поразить
rush-table-lost = база потеряна
rush-table-lost-to = базу забрал игрок { $seat }
rush-table-lost-to-you = база забрана вами
rush-table-hit = повреждён
rush-table-only-hit = повреждение
rush-table-by-two = два попадания
rush-table-armour = броня { $n }
rush-table-deck = колода
rush-table-discard = сброс

## Что даст выбор

rush-would-destroy = будет уничтожено
rush-would-destroy-hit = уже повреждено: будет уничтожено
rush-would-hit = только повреждение; следующее уничтожит
rush-would-opens = открывает базу { $base }
rush-would-last-base = последняя база
rush-would-no-medal = медалей не осталось
rush-would-can-destroy = { $n ->
    [one] может уничтожить { $n } цель
    [few] может уничтожить одну из { $n } целей
   *[many] может уничтожить одну из { $n } целей
}
rush-would-can-hit = может только повредить
rush-would-idle = нет цели
rush-would-idle-bases = нет цели: у каждой базы есть защитник
rush-would-idle-vehicles = нет цели: ни у одной базы нет защитника
rush-would-cost = ресурсы: { $cost } / { $have }
rush-would-pay-missing = даёт { $n }; не хватает { $missing }
rush-would-pay-enough = даёт { $n }: хватает
rush-would-pay-over = даёт { $n }: на { $over } больше нужного
rush-would-pay-spare = даёт { $n }: останется потратить { $over }
rush-would-pay-needless = не нужно: уже оплачено
rush-would-buy-exact = оплачено точно
rush-would-buy-over = лишнее пропадёт: { $over }
rush-would-buy-spare = останется потратить { $over }
rush-would-draw = { $n ->
    [one] ещё { $n } карта
    [few] ещё { $n } карты
   *[many] ещё { $n } карт
}
rush-would-draw-nothing = добирать нечего
rush-would-recruit = больше одной покупки
rush-would-recruit-already = уже действует
rush-would-recon = новый резерв
rush-would-sabotage = { $n ->
    [one] { $n } противник теряет карту
    [few] { $n } противника теряют по карте
   *[many] { $n } противников теряют по карте
}
rush-would-sabotage-nothing = ни у одного противника нет карт в руке
rush-would-siege-destroy = может уничтожить повреждённое
rush-would-siege-hit = одно попадание, невзирая на броню
rush-would-research = { $n ->
    [one] { $n } карта стоит не больше { $cost }
    [few] { $n } карты стоят не больше { $cost }
   *[many] { $n } карт стоят не больше { $cost }
}
rush-would-research-nothing = в резерве ничто не стоит { $cost } или меньше
rush-would-research-lost = карта пропадёт зря
rush-would-dismantle = { $n ->
    [one] { $n } карта на вашем складе
    [few] { $n } карты на вашем складе
   *[many] { $n } карт на вашем складе
}
rush-would-dismantle-nothing = ваш склад пуст
rush-would-medal-nothing = одинарных медалей не осталось
rush-would-guards = затем защищает базу
rush-would-guard-open = защищает открытую базу
rush-would-guard-replace = заменяет другого защитника
rush-would-place-open = пока без защитника
rush-would-place-replace = заменяет карту «{ $card }» (броня { $armour })
rush-would-take = бесплатно, цена { $cost }
rush-would-scrap = вон из игры
rush-would-scrap-points = потеря: { $n ->
    [one] { $n } медаль
    [few] { $n } медали
   *[many] { $n } медалей
}
rush-would-end-purchase = покупка не сделана
rush-would-end-attack = атака не сделана
