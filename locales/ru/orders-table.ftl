# Что говорится за столом General Orders: вопросы, варианты, отказы, журнал, поле. $kind – troop или
# plane.

## Вопросы

orders-ask-nobody = Сейчас никто не принимает решений.
orders-ask-waiting = Ожидается решение: { $who }.
orders-ask-turn = { $who }: где вы размещаете командира?
orders-ask-turn-extra = { $who }: размещаете ещё одного командира?
orders-ask-beside = { $who }: рядом с каким вражеским командиром вы размещаете своего? ({ $card })
orders-ask-enter = { $who }: откуда входят { $kind ->
    [plane] самолёты
   *[troop] солдаты
}? ({ $space })
orders-ask-target = { $who }: какова цель? ({ $space })
orders-ask-commit = { $who }: сколько самолётов вы отправляете? ({ $space })
orders-ask-pull = { $who }: откуда вы отводите { $kind ->
    [plane] самолёты
   *[troop] солдат
} в резерв? ({ $space })
orders-ask-place = { $who }: где вы размещаете { $kind ->
    [plane] самолёт
   *[troop] солдата
}? ({ $space })
orders-ask-left = Осталось не больше { $n }.
orders-ask-window = { $who }: применить сейчас карту?
orders-ask-add = { $who }: сколько { $kind ->
    [plane] самолётов
   *[troop] солдат
} добавить? Не больше { $most }.
orders-ask-keep = { $who }: на кубиках { $n ->
    [one] { $n } попадание
    [few] { $n } попадания
   *[many] { $n } попаданий
}. Оставить бросок?
orders-ask-keep-none = { $who }: на кубиках ни одного попадания. Оставить бросок?
orders-ask-return = { $who }: какой командир возвращается в зону готовности?

## Варианты

orders-choice-deploy = разместить командира: { $space }
orders-choice-play = применить карту «{ $card }»
orders-choice-reroll = перебросить, сбросив карту «{ $card }»
orders-choice-target = цель: { $place }
orders-choice-target-held = цель: { $place } ({ $faction }: { $n })
orders-choice-target-idle = цель: { $place } (врага там нет: огонь ни в кого не попадёт)
orders-choice-move = { $place }: { $kind ->
    [plane] { $n ->
        [one] { $n } самолёт
        [few] { $n } самолёта
       *[many] { $n } самолётов
    }
   *[troop] { $n ->
        [one] { $n } солдат
        [few] { $n } солдата
       *[many] { $n } солдат
    }
}
orders-choice-commit = отправить { $n ->
    [one] { $n } самолёт
    [few] { $n } самолёта
   *[many] { $n } самолётов
}
orders-choice-add = добавить { $kind ->
    [plane] { $n ->
        [one] { $n } самолёт
        [few] { $n } самолёта
       *[many] { $n } самолётов
    }
   *[troop] { $n ->
        [one] { $n } солдата
       *[other] { $n } солдат
    }
}
orders-choice-pull = отвести в резерв { $kind ->
    [plane] самолёт
   *[troop] солдата
}: { $place }
orders-choice-place = разместить { $kind ->
    [plane] самолёт
   *[troop] солдата
}: { $place }
orders-choice-return = возвращается: { $space }
orders-choice-keep = оставить бросок
orders-choice-done = больше ничего
orders-choice-decline = не применять карту
orders-choice-pass = спасовать до конца раунда
orders-choice-chance = решает случай

## Отказы

orders-err-game-over = игра окончена
orders-err-not-asked = сейчас решаете не вы
orders-err-not-the-question = на этот вопрос так не ответить
orders-err-no-commander = у вас нет командира в резерве
orders-err-space-taken = там уже стоит командир ({ $space })
orders-err-no-enemy-commander = там нет вражеского командира ({ $space })
orders-err-wrong-colour = это поле другой фракции ({ $space })
orders-err-wrong-space = карта не относится к этому полю ({ $space })
orders-err-done-this-round = такое действие в этом раунде у вас уже было ({ $space })
orders-err-controlled-already = { $kind ->
    [plane] эту зону вы уже контролируете
   *[troop] эту область вы уже контролируете
} ({ $place })
orders-err-nobody-to-enter = { $kind ->
    [plane] ни в одной соседней снабжаемой зоне нет свободного самолёта
   *[troop] ни в одной соседней снабжаемой области нет свободного солдата
} ({ $place })
orders-err-not-supplied = { $kind ->
    [plane] эту зону вы не контролируете или не снабжаете
   *[troop] эту область вы не контролируете или не снабжаете
} ({ $place })
orders-err-reserve-empty = ваш резерв пуст
orders-err-last-piece = { $kind ->
    [plane] последний самолёт
   *[troop] последний солдат
} должен остаться ({ $place })
orders-err-out-of-range = слишком далеко ({ $place })
orders-err-outside-zone = эта область лежит не под этой зоной ({ $place })
orders-err-no-drop = туда нельзя высадить десант ({ $place })
orders-err-not-adjacent = не по соседству с целью ({ $place })
orders-err-moved-already = { $kind ->
    [plane] самолёты
   *[troop] солдаты
} оттуда уже вышли ({ $place })
orders-err-too-many = столько не наберётся
orders-err-too-few = нужен хотя бы один
orders-err-full = больше там не поместится ({ $place })
orders-err-no-piece = у вас там нет { $kind ->
    [plane] самолётов
   *[troop] солдат
} ({ $place })
orders-err-must-move = сначала кто-нибудь должен войти
orders-err-not-in-hand = карты «{ $card }» нет у вас в руке
orders-err-wrong-moment = карту «{ $card }» сейчас применить нельзя
orders-err-used-this-turn = карта «{ $card }» в этот ход уже применена
orders-err-no-effect = карта «{ $card }» сейчас ничего не даст
orders-err-no-own-commander = там нет вашего командира ({ $space })
orders-err-impossible-chance = такой случайный исход сейчас невозможен

## Журнал

orders-log-shuffled = колода перемешивается
orders-log-token-drawn = { $place }: { $bonus }
orders-log-initiative = инициатива: { $faction }
orders-log-round-began = начинается раунд { $round }
orders-log-turn-began = { $faction }: начало хода
orders-log-passed = { $faction } пасуют
orders-log-deployed = { $faction } размещают командира: { $space }
orders-log-targeted = { $faction } выбирают цель: { $place }
orders-log-moved = { $faction } перемещают { $kind ->
    [plane] { $n ->
        [one] { $n } самолёт
        [few] { $n } самолёта
       *[many] { $n } самолётов
    }
   *[troop] { $n ->
        [one] { $n } солдата
       *[other] { $n } солдат
    }
}: { $from } → { $to }
orders-log-arrived = { $faction } размещают из резерва { $kind ->
    [plane] { $n ->
        [one] { $n } самолёт
        [few] { $n } самолёта
       *[many] { $n } самолётов
    }
   *[troop] { $n ->
        [one] { $n } солдата
       *[other] { $n } солдат
    }
} ({ $place })
orders-log-removed-fire = { $faction } под огнём теряют { $kind ->
    [plane] { $n ->
        [one] { $n } самолёт
        [few] { $n } самолёта
       *[many] { $n } самолётов
    }
   *[troop] { $n ->
        [one] { $n } солдата
       *[other] { $n } солдат
    }
} ({ $place })
orders-log-removed-defence = { $faction } от огня обороны теряют { $kind ->
    [plane] { $n ->
        [one] { $n } самолёт
        [few] { $n } самолёта
       *[many] { $n } самолётов
    }
   *[troop] { $n ->
        [one] { $n } солдата
       *[other] { $n } солдат
    }
} ({ $place })
orders-log-removed-attrition = { $faction } в бою теряют { $kind ->
    [plane] { $n ->
        [one] { $n } самолёт
        [few] { $n } самолёта
       *[many] { $n } самолётов
    }
   *[troop] { $n ->
        [one] { $n } солдата
       *[other] { $n } солдат
    }
} ({ $place })
orders-log-removed-limit = { $faction } возвращают в резерв { $kind ->
    [plane] { $n ->
        [one] { $n } самолёт
        [few] { $n } самолёта
       *[many] { $n } самолётов
    }
   *[troop] { $n ->
        [one] { $n } солдата
       *[other] { $n } солдат
    }
} сверх предела ({ $place })
orders-log-removed-committed = { $faction } отправляют на задание { $kind ->
    [plane] { $n ->
        [one] { $n } самолёт
        [few] { $n } самолёта
       *[many] { $n } самолётов
    }
   *[troop] { $n ->
        [one] { $n } солдата
       *[other] { $n } солдат
    }
} ({ $place })
orders-log-removed-pulled = { $faction } отводят в резерв { $kind ->
    [plane] { $n ->
        [one] { $n } самолёт
        [few] { $n } самолёта
       *[many] { $n } самолётов
    }
   *[troop] { $n ->
        [one] { $n } солдата
       *[other] { $n } солдат
    }
} ({ $place })
orders-log-battle = бой: { $place }, обороняются { $faction }
orders-log-rolled = { $faction }, результат броска: { $dice }
orders-log-missed = огонь ни в кого не попал ({ $place })
orders-log-drew = { $faction } берут карту «{ $card }»
orders-log-drew-hidden = { $faction } берут карту
orders-log-played = { $faction } применяют карту «{ $card }»
orders-log-rerolled = { $faction } сбрасывают карту «{ $card }» и перебрасывают кубики
orders-log-readied = { $faction } берут из зоны готовности { $n ->
    [one] { $n } командира
   *[other] { $n } командиров
}
orders-log-returned = { $faction }: командир возвращается в зону готовности ({ $space })
orders-log-returned-reserve = { $faction }: командир уходит из резерва в зону готовности
orders-log-recalled = { $faction } отзывают командиров
orders-log-ended = игра окончена

## Конец

orders-outcome-hq-lost = { $winner } побеждают: { $loser } потеряли свой штаб.
orders-outcome-stars = { $winner } побеждают по звёздам (Синие – { $blue }, Жёлтые – { $yellow }).
orders-outcome-initiative = Звёзд поровну, { $blue } к { $yellow }: решает инициатива, побеждают { $winner }.

## Поле

orders-board-round = Раунд { $round } из { $rounds }. Ход: { $faction }. Инициатива: { $initiative }.
orders-board-faction = { $faction }: звёзды { $stars }; в резерве солдаты { $troops }, самолёты { $planes }, командиры { $commanders }; в зоне готовности { $ready }; карты { $hand }.
orders-board-passed = { $faction } спасовали.
orders-board-held = { $place }: { $faction } { $n }
orders-board-held-unsupplied = { $place }: { $faction } { $n }, без снабжения
orders-board-empty = { $place }: пусто
orders-board-bonus = { $place } ({ $bonus })
orders-board-commanders = Командиры ({ $faction }): { $spaces }.
orders-board-deck = Карт в колоде: { $deck }. Сброшены: { $cards }.
orders-board-hand = Ваши карты: { $cards }.
orders-board-support = Действия поддержки: { $spaces }.
orders-board-support-space = { $space } ({ $strength })
orders-board-support-initiative = { $space } ({ $strength }, инициатива)
orders-board-bonuses = Бонусы: { $bonuses }.
orders-board-legend = На поле: { $blue }3 или { $yellow }3 – солдаты; ! – без снабжения; * – звезда; # – штаб; [{ $blue }] или [{ $yellow }] – командир.
orders-board-legend-zones = На поле: { $blue }3 или { $yellow }3 – солдаты или самолёты; ! – без снабжения; * – звезда; # – штаб; [{ $blue }] или [{ $yellow }] – командир; (1) – воздушная зона.
orders-board-legend-water = ~ – туда никто не может войти.

## Места, одно за другим

orders-place-nobody = Там никого нет.
orders-place-held = { $faction }: { $n }{ $supplied ->
    [yes] { "" }
   *[no] , без снабжения
}.
orders-place-stars = Звёзды: { $n }.
orders-place-hq = Штаб: { $faction }.
orders-place-zone = Воздушная зона: { $zone }.
orders-place-bonus = { $bonus }: { $text }
orders-place-actions = Действия: { $actions }.

## Идущий бой или обстрел

orders-battle-enters = { $place }: { $action ->
    [fly] { $faction } прилетают, { $n ->
        [one] { $n } самолёт
        [few] { $n } самолёта
       *[many] { $n } самолётов
    }
    [scramble] { $faction } поднимают { $n ->
        [one] { $n } самолёт
        [few] { $n } самолёта
       *[many] { $n } самолётов
    }
    [paradrop] { $faction } высаживают { $n ->
        [one] { $n } солдата
        [few] { $n } солдата
       *[many] { $n } солдат
    }
   *[advance] { $faction } входят, { $n ->
        [one] { $n } солдат
        [few] { $n } солдата
       *[many] { $n } солдат
    }
}
orders-battle-fires = { $place }: { $action ->
    [bombard] { $faction } бомбят
   *[barrage] { $faction } обстреливают
}
orders-battle-dice = { $faction } бросают { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[many] { $n } кубиков
}
orders-battle-dice-cover = { $n } за воздушную зону
orders-battle-dice-bonus = { $bonus }: { $n }
orders-battle-dice-cards = { $n } за карты
orders-battle-hits = { $n ->
    [one] { $n } попадание
    [few] { $n } попадания
   *[many] { $n } попаданий
}
orders-battle-no-hits = ни одного попадания
orders-battle-removes = атакующих меньше на { $n }, остаётся { $attackers } против { $defenders }
orders-battle-removes-nobody = { $attackers } против { $defenders }
orders-battle-fire-removes = удаляется { $n } из { $defenders }
orders-battle-fire-misses = никто не удаляется
orders-battle-keep = Если оставить бросок
orders-battle-again = Сбросить карту и перебросить
orders-battle-again-none = Переброс стоит карту. У вас нет ни одной.
orders-battle-each = каждая сторона теряет { $n }
orders-battle-over = сверх предела: { $n } возвращается в резерв
orders-battle-stars-lost = { $faction } теряют { $n ->
    [one] { $n } звезду
    [few] { $n } звезды
   *[many] { $n } звёзд
}
orders-battle-stars-won = { $faction } получают { $n ->
    [one] { $n } звезду
    [few] { $n } звезды
   *[many] { $n } звёзд
}
orders-battle-wins = { $faction } выигрывают игру
orders-battle-held = { $place }: { $faction } удерживают, остаётся { $n }
orders-battle-lost = { $place }: { $faction } захватывают, остаётся { $n }
orders-battle-empty = { $place }: никого не остаётся
orders-battle-cleared = { $place }: никого не остаётся
orders-battle-weakened = { $place }: { $faction }, остаётся { $n }
orders-battle-missed = { $place }: { $faction } без потерь, остаётся { $n }
orders-odds-held = удержано { $n } %
orders-odds-lost = потеряно { $n } %
orders-odds-empty = пусто { $n } %
orders-odds-cleared = очищено { $n } %
orders-odds-weakened = ослаблено { $n } %
orders-odds-missed = мимо { $n } %

## Бонусы и поддержка вкратце

orders-posts-note = Бонус действует, пока его область ваша и снабжается.
orders-posts-find = коснитесь, чтобы найти его на поле
orders-post-strength = { $action }: { $of ->
    [plan] ещё { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
    [scramble] ещё { $n ->
        [one] { $n } самолёт
        [few] { $n } самолёта
       *[many] { $n } самолётов
    }
   *[reinforce] ещё { $n ->
        [one] { $n } солдат
        [few] { $n } солдата
       *[many] { $n } солдат
    }
}
orders-post-enter = { $action }: { $kind ->
    [plane] ещё { $n ->
        [one] { $n } самолёт
        [few] { $n } самолёта
       *[many] { $n } самолётов
    }
   *[troop] ещё { $n ->
        [one] { $n } солдат
        [few] { $n } солдата
       *[many] { $n } солдат
    }
}
orders-post-dice = { $action }: ещё { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[many] { $n } кубиков
}
orders-post-commanders = ещё { $n ->
    [one] { $n } командир
    [few] { $n } командира
   *[many] { $n } командиров
}
orders-post-defence = В обороне: ещё { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[many] { $n } кубиков
}
orders-post-idle = ничей
orders-post-unsupplied = без снабжения: не действует
orders-support-once = Поддержка: каждая раз за раунд
orders-strip-commanders = Командиры в резерве: { $n } из { $all }
orders-strip-reserve = { $n } в резерве
orders-strip-passed = пас
