# Что говорится за столом Quartermaster: вопросы, варианты, отказы, журнал, поле.

## Вопросы: $who – страна или страны, которые решают

qm-ask-nobody = Сейчас никто не принимает решений.
qm-ask-waiting = Ожидается решение: { $who }.
qm-ask-opening = { $who }: какие карты начальной руки вы сбрасываете? Осталось сбросить { $left ->
    [one] { $left } карту
    [few] { $left } карты
   *[many] { $left } карт
}.
qm-ask-prepare = { $who }: какую карту статуса или реакции из колоды вы выкладываете до начала войны?
qm-ask-play = { $who }: сыграйте или сбросьте карту.
qm-ask-reallocate = { $who }: сбросьте для перераспределения ресурсов ещё { $left ->
    [one] { $left } карту
    [few] { $left } карты
   *[many] { $left } карт
}.
qm-ask-take-basic = { $who }: какую основную карту вы берёте из колоды?
qm-ask-supply = { $who }: неснабжаемые отряды удаляются.
qm-ask-discard = { $who }: сбросьте с руки сколько угодно карт.
qm-ask-pay = { $who }: заплатите, сбросив { $left ->
    [one] { $left } карту
    [few] { $left } карты
   *[many] { $left } карт
} с руки.
qm-ask-give-status = { $who }: какую из своих карт статуса вы сбрасываете?
qm-ask-give-piece = { $who }: { GENDER($piece) ->
    [m] какой
   *[f] какую
} { ACC($piece) } вы снимаете с поля?
qm-ask-build = { $who }: где вы строите? ({ $card })
qm-ask-recruit = { $who }: где появится отряд? ({ $card })
qm-ask-battle = { $who }: где вы проводите сражение? ({ $card })
qm-ask-eliminate = { $who }: какой отряд вы уничтожаете? ({ $card })
qm-ask-relocate-each = { $who }: какой отряд вы уничтожаете, чтобы построить его там же или в другой области? ({ $card })
qm-ask-choose = { $who }: что вы выбираете? ({ $card })
qm-ask-choose-country = { $who }: какую страну вы выбираете? ({ $card })
qm-ask-each-chooses = { $who }: что вы выбираете? ({ $card })
qm-ask-any-order = { $who }: что дальше? ({ $card })
qm-ask-reorder-top = { $who }: какая из этих карт будет следующей в колоде? ({ $card })
qm-ask-hand-to-deck-bottom = { $who }: какую карту вы кладёте под низ колоды? ({ $card })
qm-ask-play-from-discard = { $who }: какую карту вы играете из стопки сброса? ({ $card })
qm-ask-take-from-discard = { $who }: какую карту вы берёте из стопки сброса на руку? ({ $card })
qm-ask-lay-from-hand = { $who }: какую карту с руки вы кладёте на стол? ({ $card })
qm-ask-lay-from-discard = { $who }: какую карту из стопки сброса вы кладёте на стол? ({ $card })
qm-ask-hand-for-discards = { $who }: сколько карт? ({ $card })
qm-ask-play-from-hand = { $who }: какую карту вы играете с руки? ({ $card })
qm-ask-air = { $who }: сыграть карту «Развёртывание авиации» или сбросить карту, чтобы переместить самолёт?
qm-ask-marshal = { $who }: какой самолёт вы перемещаете и куда?
qm-ask-retreat = { $who }: ваш самолёт { IN($space) } остался без армии и флота. Куда он отступает?
qm-ask-deploy-air = { $who }: где вы размещаете самолёт? ({ $card })
qm-ask-marshal-air = { $who }: какой самолёт вы перемещаете и куда? ({ $card })
qm-ask-rebuild = { $who }: где вы строите { ACC($piece) }? ({ $card })
qm-ask-target = { $who }: { $kind ->
    [land] чья армия
   *[sea] чей флот
} { IN($space) } становится целью сражения?
qm-ask-withdraw = { $who }: какой из своих отрядов вы убираете с поля?
qm-ask-free = { $who }: карта «{ $card }» поставила бы { ACC($piece) }, но в запасе { GENDER($piece) ->
    [m] его не осталось. Какой
   *[f] её не осталось. Какую
} вы убираете ради этого с поля?

qm-ask-window-turn-start = { $who }: применить карту в начале хода { GEN($country) }?
qm-ask-window-victory = { $who }: применить карту в фазу победы { GEN($country) }?
qm-ask-window-discard-start = { $who }: применить карту в начале фазы сброса { GEN($country) }?
qm-ask-window-played = { $who }: применить карту в ответ на розыгрыш карты «{ $card }»?
qm-ask-window-resolved = { $who }: применить карту, пока карта «{ $card }» не ушла в сброс?
qm-ask-window-levied = { $who }: применить карту, прежде чем { $country } { NUM($country) ->
    [pl] сбросят
   *[sg] сбросит
} карты?
qm-ask-window-aimed = { $who }: применить карту, когда { $country } { NUM($country) ->
    [pl] сбрасывают
   *[sg] сбрасывает
} карты из-за карты «{ $card }»?
qm-ask-window-threat = { $who }: применить карту, пока { $piece } { GEN($country) } { IN($space) } не { GENDER($piece) ->
    [m] удалён
   *[f] удалена
}?
qm-ask-window-removed = { $who }: применить карту после удаления { GEN($piece) } { GEN($country) } { IN($space) }?
qm-ask-window-battle = { $who }: применить карту после сражения { GEN($country) } { IN($space) }?
qm-ask-window-built = { $who }: применить карту после строительства { GEN($piece) } { GEN($country) } { IN($space) }?
qm-ask-window-recruited = { $who }: применить карту после появления { GEN($piece) } { GEN($country) } { IN($space) }?
qm-ask-window-play-start = { $who }: применить карту в начале розыгрыша карты { GEN($country) }?
qm-ask-window-victory-start = { $who }: применить карту в начале фазы победы { GEN($country) }?
qm-ask-window-draw-start = { $who }: применить карту в начале фазы набора { GEN($country) }?
qm-ask-window-air-moved = { $who }: применить карту после прибытия самолёта { GEN($country) } в область «{ $space }»?
qm-ask-window-status-used = { $who }: применить карту в ответ на применение карты «{ $card }»?
qm-ask-window-using = { $who }: применить карту, пока карта «{ $card }» не подействовала?

## Что привело к вопросу

qm-trail-card = { $country } { NUM($country) ->
    [pl] играют
   *[sg] играет
} карту «{ $card }»
qm-trail-card-cancelled = { $country } { NUM($country) ->
    [pl] играют
   *[sg] играет
} карту «{ $card }», её текст не действует
qm-trail-use = { $country } { NUM($country) ->
    [pl] применяют
   *[sg] применяет
} карту «{ $card }»
qm-trail-battle = { $kind ->
    [land] сухопутное
   *[sea] морское
} сражение { GEN($country) } { IN($space) }
qm-trail-threat-battle = цель сражения – { $piece } { GEN($country) } { IN($space) }
qm-trail-threat-elimination = { $piece } { GEN($country) } { IN($space) } сейчас { GENDER($piece) ->
    [m] будет уничтожен
   *[f] будет уничтожена
}
qm-trail-threat-supply = { $piece } { GEN($country) } { IN($space) } без снабжения и сейчас { GENDER($piece) ->
    [m] будет удалён
   *[f] будет удалена
}

## Варианты

qm-choice-play = сыграть карту «{ $card }»
qm-choice-discard = сбросить карту «{ $card }»
qm-choice-use = применить карту «{ $card }»
qm-choice-take = взять карту «{ $card }»
qm-choice-order = следующая карта: «{ $card }»
qm-choice-bottom = положить карту «{ $card }» под низ колоды
qm-choice-of-country = { $choice } ({ $country })
qm-choice-build = построить { ACC($piece) } { IN($space) }
qm-choice-redeclare = считать { ACC($piece) } { IN($space) } только что { GENDER($piece) ->
    [m] построенным
   *[f] построенной
}
qm-choice-recruit = { $piece } появится { IN($space) }
qm-choice-build-of = построить { ACC($piece) } { GEN($country) } { IN($space) }
qm-choice-redeclare-of = считать { ACC($piece) } { GEN($country) } { IN($space) } только что { GENDER($piece) ->
    [m] построенным
   *[f] построенной
}
qm-choice-recruit-of = { $piece } { GEN($country) } появится { IN($space) }
qm-choice-battle = провести сражение { IN($space) }
qm-choice-lift = уничтожить { ACC($piece) } { IN($space) }, чтобы построить там же или в другой области
qm-choice-deploy = разместить самолёт { IN($space) }
qm-choice-marshal = переместить самолёт из области «{ $space }» в область «{ $to }»
qm-choice-retreat = отступить в область «{ $space }»
qm-choice-defend = авиазащита: снять самолёт вместо этого отряда
qm-choice-strike = авианалёт: снять самолёт { IN($space) }, чтобы отряд всё же был удалён
qm-choice-target = атаковать { ACC($country) }
qm-choice-choose = { $country }
qm-choice-eliminate = уничтожить { ACC($piece) } { GEN($country) } { IN($space) }
qm-choice-remove = убрать с поля { ACC($piece) } { GEN($country) } { IN($space) }
qm-choice-request = попросить убрать { ACC($piece) } { GEN($country) } { IN($space) }

# What somebody points at.
qm-thing-piece = { $piece } { GEN($country) } { IN($space) }
qm-choice-option = вариант { $n }
qm-choice-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
qm-choice-forfeit = сбросить верхнюю карту колоды (если колода пуста, потерять очко)
qm-choice-reallocate = перераспределить ресурсы
qm-choice-pass = больше ничего
qm-choice-no-response = не применять карту
qm-choice-no-preparation = не выкладывать карту
qm-choice-withdraw = убрать с поля свой отряд
qm-choice-shuffle = колода перемешивается
qm-choice-pick = выпадает карта { $n }

## Отказы

qm-err-game-over = игра окончена
qm-err-not-asked = сейчас решаете не вы
qm-err-not-the-question = на этот вопрос так не ответить
qm-err-not-your-card = карта «{ $card }» не принадлежит стране, которая сейчас решает
qm-err-not-in-hand = карты «{ $card }» нет у вас в руке
qm-err-not-there = карты «{ $card }» нет среди тех, что можно взять
qm-err-not-on-table = карта «{ $card }» не лежит на столе
qm-err-no-trigger = карта «{ $card }» не отвечает на то, что сейчас произошло
qm-err-already-used = карта «{ $card }» уже применена
qm-err-no-effect = карта «{ $card }» сейчас ничего не даст
qm-err-wrong-terrain = армии стоят на суше, флоты – в море: область «{ $space }» не подходит
qm-err-outside-area = карта не достаёт до области «{ $space }»
qm-err-not-adjacent = область «{ $space }» не соседствует ни с одним вашим отрядом
qm-err-neighbour-unsupplied = область «{ $space }» соседствует с вашими отрядами, но ни один из них не снабжается
qm-err-would-be-unsupplied = { $piece } { IN($space) } { GENDER($piece) ->
    [m] остался бы
   *[f] осталась бы
} без снабжения
qm-err-no-port = { $piece } { IN($space) } { GENDER($piece) ->
    [m] остался бы
   *[f] осталась бы
} без порта
qm-err-enemy-there = { IN($space) } стоит { GENDER($piece) ->
    [m] вражеский
   *[f] вражеская
} { $piece }
qm-err-friend-there = { IN($space) } стоит { $piece } вашей команды
qm-err-own-piece-there = { IN($space) } уже стоит { GENDER($piece) ->
    [m] ваш
   *[f] ваша
} { $piece }
qm-err-no-piece-left = таких отрядов у вас больше не осталось
qm-err-no-such-piece = { IN($space) } нет { GEN($piece) } { GEN($country) }
qm-err-protected = { ACC($piece) } { GEN($country) } { IN($space) } нельзя удалить в этот ход
qm-err-under-threat = { ACC($piece) } { GEN($country) } { IN($space) } как раз удаляют, поэтому убрать { GENDER($piece) ->
    [m] его
   *[f] её
} нельзя
qm-err-no-help = даже без { GEN($piece) } { GEN($country) } { IN($space) } карта не смогла бы ничего поставить
qm-err-requested-already = { ACC($piece) } { GEN($country) } { IN($space) } уже уберут по вашей просьбе
qm-err-wrong-country = { ACC($country) } выбрать нельзя
qm-err-must-act = нужно что-то сделать, спасовать нельзя
qm-err-no-such-option = такого варианта сейчас нет
qm-err-reallocation-off = в этой партии играют без перераспределения ресурсов
qm-err-reallocated-already = перераспределение ресурсов в этот ход уже было
qm-err-too-few-cards = у вас в руке слишком мало карт
qm-err-hand-not-empty = у вас есть карты в руке: сыграйте или сбросьте одну из них
qm-err-asked-already = сейчас решаете вы, выберите один из ответов
qm-err-impossible-chance = такой случайный исход сейчас невозможен

## Журнал

qm-log-shuffled = { $country } { NUM($country) ->
    [pl] перемешивают
   *[sg] перемешивает
} колоду
qm-log-drew = { $country } { NUM($country) ->
    [pl] берут
   *[sg] берёт
} из колоды карту «{ $card }»
qm-log-drew-hidden = { $country } { NUM($country) ->
    [pl] берут
   *[sg] берёт
} карту из колоды
qm-log-discarded = { $country } { NUM($country) ->
    [pl] сбрасывают
   *[sg] сбрасывает
} карту «{ $card }» { $from ->
    [hand] с руки
    [deck] из колоды
    [table] со стола
   *[pile] из стопки сброса
}
qm-log-discarded-hidden = { $country } { NUM($country) ->
    [pl] сбрасывают
   *[sg] сбрасывает
} карту { $from ->
    [hand] с руки
    [deck] из колоды
    [table] со стола
   *[pile] из стопки сброса
}
qm-log-prepared = все страны подготовились к войне
qm-log-round-began = начинается раунд { $round }
qm-log-turn-began = { $country }: начало хода
qm-log-step-began = { $step }
qm-log-played = { $country } { NUM($country) ->
    [pl] играют
   *[sg] играет
} карту «{ $card }»
qm-log-laid = { $country } { NUM($country) ->
    [pl] выкладывают
   *[sg] выкладывает
} карту «{ $card }» лицом вниз
qm-log-laid-hidden = { $country } { NUM($country) ->
    [pl] выкладывают
   *[sg] выкладывает
} карту реакции лицом вниз
qm-log-used = { $country } { NUM($country) ->
    [pl] применяют
   *[sg] применяет
} карту «{ $card }»
qm-log-revealed = { $country } { NUM($country) ->
    [pl] открывают и применяют
   *[sg] открывает и применяет
} карту «{ $card }»
qm-log-spent = карта «{ $card }» уходит в стопку сброса
qm-log-returned = карта «{ $card }» замешивается обратно в колоду
qm-log-returned-on-top = карта «{ $card }» кладётся сверху на колоду
qm-log-reallocated = { $country } { NUM($country) ->
    [pl] перераспределяют ресурсы и берут
   *[sg] перераспределяет ресурсы и берёт
} карту «{ $card }»
qm-log-looked = { $country } { NUM($country) ->
    [pl] смотрят
   *[sg] смотрит
} { $cards ->
    [one] верхнюю карту
    [few] { $cards } верхние карты
   *[many] { $cards } верхних карт
} своей колоды
qm-log-fetched = { $country }: карта «{ $card }» взята из стопки сброса
qm-log-fetched-hidden = { $country }: карта взята из стопки сброса
qm-log-recovered = { $country }: случайная карта из стопки сброса кладётся лицом вниз сверху на колоду
qm-log-reordered = { $country } { NUM($country) ->
    [pl] кладут
   *[sg] кладёт
} в колоду следующей карту «{ $card }»
qm-log-reordered-hidden = { $country } { NUM($country) ->
    [pl] кладут
   *[sg] кладёт
} следующую карту в колоду
qm-log-bottomed = { $country } { NUM($country) ->
    [pl] кладут
   *[sg] кладёт
} карту «{ $card }» под низ колоды
qm-log-bottomed-hidden = { $country } { NUM($country) ->
    [pl] кладут
   *[sg] кладёт
} карту с руки под низ колоды
qm-log-built = { $country } { NUM($country) ->
    [pl] строят
   *[sg] строит
} { ACC($piece) } { IN($space) }
qm-log-redeclared = { $piece } { GEN($country) } { IN($space) } считается только что { GENDER($piece) ->
    [m] построенным
   *[f] построенной
}
qm-log-recruited = { IN($space) } появляется { $piece } { GEN($country) }
qm-log-battled = { $country } { NUM($country) ->
    [pl] проводят
   *[sg] проводит
} { $kind ->
    [land] сухопутное
   *[sea] морское
} сражение { IN($space) }
qm-log-removed-by-battle = { $piece } { GEN($country) } { IN($space) } { GENDER($piece) ->
    [m] удалён
   *[f] удалена
} в сражении
qm-log-eliminated = { $piece } { GEN($country) } { IN($space) } { GENDER($piece) ->
    [m] уничтожен
   *[f] уничтожена
}
qm-log-removed-unsupplied = { $piece } { GEN($country) } { IN($space) } { GENDER($piece) ->
    [m] удалён
   *[f] удалена
} из-за отсутствия снабжения
qm-log-withdrew = { $country } { NUM($country) ->
    [pl] убирают
   *[sg] убирает
} с поля { GENDER($piece) ->
    [m] свой
   *[f] свою
} { ACC($piece) } { IN($space) }
qm-log-protected = { ACC($piece) } { GEN($country) } { IN($space) } нельзя удалить до конца хода
qm-log-spared = { $piece } { GEN($country) } { IN($space) } остаётся на поле
qm-log-deployed = { $country }: самолёт размещён { IN($space) }
qm-log-marshalled = { $country }: самолёт перемещён из области «{ $space }» в область «{ $to }»
qm-log-retreated = { $country }: самолёт отступает из области «{ $space }» в область «{ $to }»
qm-log-defended = авиазащита ({ $country }): самолёт { IN($space) } снят с поля
qm-log-struck = авианалёт ({ $country }): самолёт { IN($space) } снят с поля, удар по области «{ $to }»
qm-log-removed-stranded = { $piece } { GEN($country) } { IN($space) } не может отступить и удалён с поля
qm-log-cancelled = текст карты «{ $card }» не действует
qm-log-scored-spaces = { $country }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} за точки снабжения: { $spaces }
qm-log-scored-card = { $country }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} за карту «{ $card }»
qm-log-scored-depletion = { $country } { NUM($country) ->
    [pl] теряют
   *[sg] теряет
} { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} за недостающие карты
qm-log-victory-skipped = { $country } { NUM($country) ->
    [pl] пропускают
   *[sg] пропускает
} фазу победы: в стартовой области враг
qm-log-ended = игра окончена

## Конец

qm-outcome-sudden-victory = { $team } { NUM($team) ->
    [pl] побеждают
   *[sg] побеждает
} досрочно в раунде { $rounds } с отрывом не менее 30 очков. Ось: { $axis }, Союзники: { $allies }.
qm-outcome-last-round = { $team } { NUM($team) ->
    [pl] побеждают
   *[sg] побеждает
} по очкам после раунда { $rounds }. Ось: { $axis }, Союзники: { $allies }.
qm-outcome-tie = Ничья после раунда { $rounds }: { NUM($team) ->
    [pl] побеждают
   *[sg] побеждает
} { $team }. Ось: { $axis }, Союзники: { $allies }.

## Поле

qm-board-setup = Раунд { $round } из { $rounds }, перед первым ходом. Первый ход: { $country }.
qm-board-turn = Раунд { $round } из { $rounds }. { $country }, { $step }.
qm-board-points = Победные очки: Ось { $axis }, Союзники { $allies }.
qm-board-legend = Прописные буквы – армии, строчные – флоты; ^ – самолёт, ! – отряд без снабжения, * – точка снабжения, ~ – море. { $countries }.
qm-board-strait = Пролив { $seas }: открыт для { GEN($team) } ({ $anchor }).
qm-board-country = { $country } ({ $team }, место { $seat })
qm-board-armies = Армии: { $spaces }.
qm-board-armies-none = Армии: нет.
qm-board-navies = Флоты: { $spaces }.
qm-board-navies-none = Флоты: нет.
qm-board-air = Самолёты: { $spaces }.
qm-board-air-none = Самолётов нет.
qm-board-left-air = Самолётов можно разместить: { $air }.
qm-board-piece = { $space }{ $unsupplied ->
    [yes] { " " }(без снабжения)
   *[no] { "" }
}{ $protected ->
    [yes] { " " }({ GENDER($piece) ->
        [m] защищён
       *[f] защищена
    })
   *[no] { "" }
}
qm-board-left = В запасе: { $armies ->
    [one] { $armies } армия
    [few] { $armies } армии
   *[many] { $armies } армий
}, { $navies ->
    [one] { $navies } флот
    [few] { $navies } флота
   *[many] { $navies } флотов
}.
qm-board-cards = Карты: в руке { $hand }, в колоде { $deck }, в сбросе { $pile }, на столе лицом вниз { $responses }.
qm-board-pile-top = Верхняя карта сброса: { $card }.
qm-board-status = Статусы: { $cards }.
qm-board-used = { $card } (применена в этот ход)
qm-board-deck-seen = Всем известны в колоде: { $cards }.
qm-board-place = { $place }. { $card }
qm-board-copies = { $card } ×{ $n }
qm-board-own = { $country }: что знаете только вы
qm-board-own-hand = Рука: { $cards }.
qm-board-own-hand-none = Рука пуста.
qm-board-own-responses = Реакции лицом вниз: { $cards }.
qm-board-own-pile = Сброшены лицом вверх, начиная с верхней карты: { $cards }.
qm-board-own-discards = Сброшены лицом вниз: { $cards }.
qm-board-own-deck-known = Вам известны в колоде: { $cards }.
qm-board-own-deck = В колоде (порядок неизвестен): { $cards }.
qm-board-own-requests = Будет убрано при первой возможности: { $spaces }.

## Места, одно за другим

qm-place = { $land ->
    [yes] Суша
   *[no] Море
}{ $supply ->
    [yes] , точка снабжения
   *[no] { "" }
}.
qm-place-pieces = Армии и флоты: { $pieces }.
qm-place-air = { $country } (самолёт)
qm-place-strait = { $sea } (пролив: { $anchor })
