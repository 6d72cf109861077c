# Тексты карт Quartermaster: по сообщению на каждый вид условия, цены и эффекта.
#
# Предложения начинаются с маленькой буквы и не имеют точки: заглавную букву и точку ставит
# программа. $mood – imperative (повелительное наклонение) или infinitive (после «может» и в
# перечнях вариантов), $kind – land или sea, $own – self, target или other, $supplied – yes или no,
# $terrain – land, sea или any, $number – one или many. Область может быть пустой.

qm-card-kind = { $type }, { $country }

## Как соединяются предложения

qm-when = { $when }: { $clause }
qm-when-once-a-turn = раз за ход, { $when }: { $clause }
qm-next = затем { $clause }
qm-cost-then = { $cost }, а затем { $clause }
qm-cost-so = { $cost }, и { $clause }

## Цена

qm-cost-discard-deck = { $cards ->
    [one] сбросьте верхнюю карту своей колоды
    [few] сбросьте { $cards } верхние карты своей колоды
   *[many] сбросьте { $cards } верхних карт своей колоды
}
qm-cost-discard-hand-of = { $cards ->
    [one] сбросьте с руки { $cards } карту { OF($type) }
    [few] сбросьте с руки { $cards } карты { OF($type) }
   *[many] сбросьте с руки { $cards } карт { OF($type) }
}
qm-cost-lose-air = снимите с поля один свой самолёт
qm-cost-lose-army = снимите с поля одну свою армию
qm-cost-lose-status = сбросьте со стола одну свою карту статуса
qm-cost-and = { $first } и { $second }
qm-cost-discard-hand = { $cards ->
    [one] сбросьте { $cards } карту с руки
    [few] сбросьте { $cards } карты с руки
   *[many] сбросьте { $cards } карт с руки
}

## Когда

qm-when-instead-of-play = в свою фазу розыгрыша карты, вместо того чтобы сыграть или сбросить карту
qm-when-turn-start = в начале своего хода
qm-when-any-turn-start = в начале хода любой страны
qm-when-during = { ITS($step) }
qm-when-start-of = в начале своей { GEN($step) }
qm-when-any-start-of = в начале { GEN($step) } любой страны
qm-when-air-moved = после размещения или перемещения своего самолёта
qm-when-air-moved-to = после размещения или перемещения своего самолёта в одну из областей ({ $area })
qm-when-air-moved-to-sea = после размещения или перемещения своего самолёта в морскую область
qm-when-you-battle = после вашего { $kind ->
    [any] { "" }
    [land] сухопутного
   *[sea] морского
} сражения { $area }
qm-when-battled = когда { $pieces } { $area } становится целью сражения
qm-when-would-remove = когда { $pieces } { $area } { GENDER($pieces) ->
    [m] должен
   *[f] должна
} быть { GENDER($pieces) ->
    [m] удалён
   *[f] удалена
}
qm-when-removed = после удаления { GEN($pieces) }
qm-when-removed-last = после удаления с поля { GENDER($pieces) ->
    [m] последнего
   *[f] последней
} { GEN($pieces) }
qm-when-built = после строительства { GEN($pieces) } { $area }
qm-when-you-build = после того как вы построили { ACC($piece) } { $area }
qm-when-you-may-build = всякий раз, когда вы можете построить { ACC($piece) }
qm-when-you-play = когда вы играете карту { OF($type) }
qm-when-you-play-family = когда вы играете карту { OF($type) }, название которой начинается со слов «{ $family }»
qm-when-you-play-cards = когда вы играете карту { $cards }
# Название среди других.
qm-quoted-card = «{ $card }»
qm-when-team-plays = когда страна { GEN($team) } играет карту { OF($type) }
qm-when-country-plays-family = когда { $country } { NUM($country) ->
    [pl] играют
   *[sg] играет
} карту { OF($type) }, название которой начинается со слов «{ $family }»
qm-when-country-plays-cards = когда { $country } { NUM($country) ->
    [pl] играют
   *[sg] играет
} карту { $cards }
qm-when-your-card-resolved = когда карта, сыгранная вами с руки в фазу розыгрыша карты, должна уйти в сброс
qm-when-your-type-resolved = когда карта { OF($type) }, сыгранная вами с руки в фазу розыгрыша карты, должна уйти в сброс
qm-when-you-are-levied = когда из-за карты бомбардировки вы должны сбросить карты
qm-when-you-are-levied-by = когда вы должны сбросить карты из-за карты { $cards }
qm-when-you-levy = когда из-за вашей карты бомбардировки страна должна сбросить карты
qm-when-you-levy-family = когда из-за вашей карты бомбардировки, название которой начинается со слов «{ $family }», страна должна сбросить карты
qm-when-you-levy-cards = когда из-за вашей карты { $cards } страна должна сбросить карты
qm-when-using = когда { $country } { NUM($country) ->
    [pl] применяют
   *[sg] применяет
} карту { OF($type) }, прежде чем она подействует
qm-when-team-uses = когда страна { GEN($team) } применяет карту { OF($type) }, прежде чем она подействует
qm-when-status-used = после того как { $country } { NUM($country) ->
    [pl] применят
   *[sg] применит
} карту статуса

## Чьи отряды

qm-pieces = { $own ->
    [self] { GENDER($piece) ->
        [m] ваш
       *[f] ваша
    } { $supplied ->
        [yes] { GENDER($piece) ->
            [m] снабжаемый
           *[f] снабжаемая
        } { $piece }
       *[no] { $piece }
    }
    [target] её { $piece }
   *[other] { $supplied ->
        [yes] { GENDER($piece) ->
            [m] снабжаемый
           *[f] снабжаемая
        } { $piece } { GEN($owner) }
       *[no] { $piece } { GEN($owner) }
    }
}
    .gen = { $own ->
        [self] { GENDER($piece) ->
            [m] вашего
           *[f] вашей
        } { $supplied ->
            [yes] { GENDER($piece) ->
                [m] снабжаемого
               *[f] снабжаемой
            } { GEN($piece) }
           *[no] { GEN($piece) }
        }
        [target] её { GEN($piece) }
       *[other] { $supplied ->
            [yes] { GENDER($piece) ->
                [m] снабжаемого
               *[f] снабжаемой
            } { GEN($piece) } { GEN($owner) }
           *[no] { GEN($piece) } { GEN($owner) }
        }
    }
    .acc = { $own ->
        [self] { GENDER($piece) ->
            [m] свой
           *[f] свою
        } { ACC($piece) }
        [target] { GENDER($piece) ->
            [m] свой
           *[f] свою
        } { ACC($piece) }
       *[other] { ACC($piece) } { GEN($owner) }
    }
    .ins = { $own ->
        [self] { GENDER($piece) ->
            [m] вашим
           *[f] вашей
        } { $supplied ->
            [yes] { GENDER($piece) ->
                [m] снабжаемым
               *[f] снабжаемой
            } { INS($piece) }
           *[no] { INS($piece) }
        }
        [target] её { INS($piece) }
       *[other] { $supplied ->
            [yes] { GENDER($piece) ->
                [m] снабжаемым
               *[f] снабжаемой
            } { INS($piece) } { GEN($owner) }
           *[no] { INS($piece) } { GEN($owner) }
        }
    }
    .each = { $own ->
        [self] { GENDER($piece) ->
            [m] каждый свой
           *[f] каждую свою
        } { ACC($piece) }
       *[other] { GENDER($piece) ->
            [m] каждый
           *[f] каждую
        } { ACC($piece) } { GEN($owner) }
    }
    .yours = { $own ->
        [self] { GENDER($piece) ->
            [m] каждый ваш
           *[f] каждую вашу
        } { ACC($piece) }
       *[other] { GENDER($piece) ->
            [m] каждый
           *[f] каждую
        } { ACC($piece) } { GEN($owner) }
    }
    .none = { $own ->
        [self] { GENDER($piece) ->
            [m] ни одного вашего
           *[f] ни одной вашей
        } { GEN($piece) }
       *[other] { GENDER($piece) ->
            [m] ни одного
           *[f] ни одной
        } { GEN($piece) } { GEN($owner) }
    }
    .many = { $own ->
        [self] ваши { MANY($piece) }
       *[other] { MANY($piece) } { GEN($owner) }
    }
    .gender = { GENDER($piece) }

## Где

qm-area-on-board = на поле
qm-area-seas = в морской области
qm-area-spaces = { IN($spaces) }
qm-area-except = вне { GEN($spaces) }
qm-area-at-battled = в атакованной области
qm-area-at-removed = в той же области
qm-area-adjacent = { $number ->
    [one] в { $terrain ->
        [land] сухопутной области по соседству
        [sea] морской области по соседству
       *[any] области по соседству
    }
   *[many] в областях по соседству
} { WITH($space) }
qm-area-adjacent-battled = { $number ->
    [one] в области по соседству с атакованной
   *[many] в областях по соседству с атакованной
}
qm-area-adjacent-built = { $number ->
    [one] в области по соседству
   *[many] в областях по соседству
} { GENDER($piece) ->
    [m] с новым
   *[f] с новой
} { INS($piece) }
qm-area-in-or-adjacent = { IN($space) } или { $number ->
    [one] в соседней области
   *[many] в соседних областях
}
qm-area-in-or-adjacent-battled = в атакованной или соседней области
qm-area-adjacent-air-moved = по соседству с этим самолётом
qm-area-with = в области с { INS($pieces) }
qm-area-within = не дальше чем в { $distance ->
    [one] { $distance } области
   *[other] { $distance } областях
} от { GEN($space) }
qm-area-within-target-home = не дальше чем в { $distance ->
    [one] { $distance } области
   *[other] { $distance } областях
} от её стартовой области
qm-area-near = в области по соседству с { INS($pieces) }
qm-area-at-turn-start = в областях, где в начале хода находилась { $holding } по соседству с { INS($near) }

## Если

qm-if-present = { $area } есть { $pieces }
qm-if-absent = { $area } нет { NONE($pieces) }
qm-if-within = { $pieces } находится не дальше чем в { $distance ->
    [one] { $distance } области
   *[other] { $distance } областях
} от { GEN($space) }

## Что происходит: отряды

qm-do-build = { $mood ->
    [infinitive] построить
   *[imperative] постройте
} { ACC($piece) } { $area }
qm-do-build-1-2 = { $mood ->
    [infinitive] построить
   *[imperative] постройте
} 1 или 2 { GEN($piece) } { $area }
qm-do-recruit = { $mood ->
    [infinitive] выставить { GENDER($piece) ->
        [m] свой
       *[f] свою
    } { ACC($piece) } { $area }
   *[imperative] { $area } появится { GENDER($piece) ->
        [m] ваш
       *[f] ваша
    } { $piece }
}
qm-do-recruit-1-2 = { $area } появятся 1 или 2 { GENDER($piece) ->
    [m] ваших
   *[f] ваши
} { GEN($piece) }
qm-do-recruit-other = { $area } появится { $piece } { GEN($owner) }
qm-do-recruit-instead = вместо этого { $area } может появиться { GENDER($piece) ->
    [m] ваш
   *[f] ваша
} { $piece }
qm-do-eliminate = { $mood ->
    [infinitive] уничтожить
   *[imperative] уничтожьте
} { ACC($pieces) } { $area }
qm-do-eliminate-1-2 = { $mood ->
    [infinitive] уничтожить
   *[imperative] уничтожьте
} 1 или 2 { GEN($pieces) } { $area }
qm-do-eliminate-it = { GENDER($piece) ->
    [m] уничтожьте этот
   *[f] уничтожьте эту
} { ACC($piece) }
qm-do-protect-it = { $piece } остаётся на поле, и до конца хода { GENDER($piece) ->
    [m] его
   *[f] её
} нельзя удалить
qm-do-spare-it = { $piece } останется на поле
qm-do-relocate-each = { EACH($pieces) } можно по очереди уничтожить и построить, там же или в другой области
qm-do-battle = { $mood ->
    [infinitive] провести
   *[imperative] проведите
} { $another ->
    [yes] ещё одно
   *[no] { "" }
} { $kind ->
    [land] сухопутное сражение
   *[sea] морское сражение
} { $area }
qm-do-battle-0-3 = { $mood ->
    [infinitive] провести
   *[imperative] проведите
} до 3 { $kind ->
    [land] сухопутных сражений
   *[sea] морских сражений
} { $area }
qm-do-deploy-air = { $mood ->
    [imperative] разместите самолёт в области со своей снабжаемой армией или снабжаемым флотом
   *[infinitive] разместить самолёт в области со своей снабжаемой армией или снабжаемым флотом
} { $area }
qm-do-deploy-air-with = { $mood ->
    [imperative] разместите
   *[infinitive] разместить
} самолёт { $area }
qm-do-marshal-air = { $mood ->
    [imperative] переместите свой снабжаемый самолёт в любую область со своей снабжаемой армией или снабжаемым флотом
   *[infinitive] переместить свой снабжаемый самолёт в любую область со своей снабжаемой армией или снабжаемым флотом
} { $area }
qm-do-marshal-air-with = { $mood ->
    [imperative] переместите
   *[infinitive] переместить
} свой снабжаемый самолёт так, чтобы он оказался { $area }
qm-do-always-supplied = { MANY($pieces) } { $area } всегда считаются снабжаемыми
qm-do-supplied-this-turn = { MANY($pieces) } { $area } считаются снабжаемыми до конца хода
qm-do-supplied-this-turn-if = если { $condition }, { MANY($pieces) } { $area } считаются снабжаемыми до конца хода
qm-do-no-air-combat = до конца хода никто не применяет авиазащиту и авианалёт
qm-do-deny-supply-space = { $spaces } не считается точкой снабжения для { GEN($team) } и не приносит ей очков

## Что происходит: очки и карты

qm-do-gain = получите { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
qm-do-gain-per = получите { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} за { EACH($pieces) } { $area }
qm-do-gain-per-again = получите { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} за { GENDER($piece) ->
    [m] каждый такой
   *[f] каждую такую
} { ACC($piece) }
qm-do-gain-if = получите { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, если { $condition }
qm-do-gain-if-more = получите ещё { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, если { $condition }
qm-do-gain-if-again = в этом случае получите также { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
qm-do-discard-top = { $country } { NUM($country) ->
    [pl] сбрасывают
   *[sg] сбрасывает
} { $cards ->
    [one] верхнюю карту
    [few] { $cards } верхние карты
   *[many] { $cards } верхних карт
} своей колоды
qm-do-discard-top-per = { $country } { NUM($country) ->
    [pl] сбрасывают
   *[sg] сбрасывает
} { $cards ->
    [one] верхнюю карту
    [few] { $cards } верхние карты
   *[many] { $cards } верхних карт
} своей колоды за { YOURS($pieces) } { $area }
qm-do-discard-top-per-again = { $country } { NUM($country) ->
    [pl] сбрасывают
   *[sg] сбрасывает
} { $cards ->
    [one] верхнюю карту
    [few] { $cards } верхние карты
   *[many] { $cards } верхних карт
} своей колоды за { GENDER($piece) ->
    [m] каждый такой
   *[f] каждую такую
} { ACC($piece) }
qm-do-discard-top-if = если { $condition }, { $country } { NUM($country) ->
    [pl] сбрасывают
   *[sg] сбрасывает
} { $cards ->
    [one] верхнюю карту
    [few] { $cards } верхние карты
   *[many] { $cards } верхних карт
} своей колоды
qm-do-discard-top-if-again = в этом случае { $country } также { NUM($country) ->
    [pl] сбрасывают
   *[sg] сбрасывает
} { $cards ->
    [one] верхнюю карту
    [few] { $cards } верхние карты
   *[many] { $cards } верхних карт
} своей колоды
qm-do-discard-top-if-more = если { $condition }, { $country } { NUM($country) ->
    [pl] сбрасывают
   *[sg] сбрасывает
} ещё { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
}
qm-do-discard-own-top = { $mood ->
    [infinitive] сбросить
   *[imperative] сбросьте
} { $cards ->
    [one] верхнюю карту
    [few] { $cards } верхние карты
   *[many] { $cards } верхних карт
} своей колоды
qm-do-add-discard = страна-цель сбрасывает на { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
} больше
qm-do-raise-discard = эта страна сбрасывает на { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
} больше за { YOURS($pieces) } { $area }
qm-do-cancel-discard = ничего не сбрасывайте
qm-do-take-from-discard-1-2 = возьмите на руку из стопки сброса одну или две карты «{ $type }»
qm-do-lay-from-hand = выложите с руки на стол карту { OF($type) }
qm-do-lay-from-hand-face-down = положите с руки на стол лицом вниз карту { OF($type) }; применяйте её оттуда
qm-do-lay-from-discard = { $mood ->
    [infinitive] положить
   *[imperative] положите
} на стол лицом вниз карту { OF($type) } из своей стопки сброса
qm-do-hand-for-discards = назовите число от { $min } до { $max }: { $country } { NUM($country) ->
    [pl] сбрасывают
   *[sg] сбрасывает
} с руки столько карт, а затем столько же случайных карт вашей стопки сброса кладутся лицом вниз сверху на вашу колоду
qm-do-reduce-discard = сбросьте на { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
} меньше
qm-do-cancel-card = текст этой карты не действует
qm-do-cancel-use-this-turn = текст этой карты не действует, и в этот ход её больше нельзя применить
qm-do-discard-status = эта карта сбрасывается
qm-do-discard-random-response = случайная карта реакции { GEN($country) }, лежащая лицом вниз, уходит в сброс, не открываясь
qm-do-reorder-top = посмотрите { $cards ->
    [one] верхнюю карту
    [few] { $cards } верхние карты
   *[many] { $cards } верхних карт
} своей колоды и верните их в любом порядке
qm-do-shuffle-card-into-deck = вместо этого замешайте её в свою колоду
qm-do-put-card-on-deck = вместо этого положите её сверху на свою колоду
qm-do-hand-to-deck-bottom-1-2 = положите 1 или 2 карты с руки под низ своей колоды
qm-do-play-from-discard = сыграйте карту из своей стопки сброса
qm-do-play-type-from-discard = сыграйте карту { OF($type) } из своей стопки сброса
qm-do-play-from-hand = { $mood ->
    [infinitive] сыграть карту с руки
   *[imperative] сыграйте карту с руки
}
qm-do-draw = { $mood ->
    [infinitive] набрать
   *[imperative] наберите
} { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
}

## Что происходит: выбор

qm-do-choose = выберите одно: { $options }
qm-do-if-else = если { $condition }, { $then }; иначе { $otherwise }
qm-do-if = если { $condition }, { $then }
qm-do-choose-country = выберите { ACC($countries) }: { $effect }
qm-do-choose-of-team = выберите страну { GEN($team) }: { $effect }
qm-do-choose-of-team-next = выберите страну { GEN($team) }, со стартовой областью которой соседствует { $pieces }: { $effect }
qm-do-choose-of-team-within = выберите страну { GEN($team) }, от стартовой области которой { $pieces } находится не дальше чем в { $distance ->
    [one] { $distance } области
   *[other] { $distance } областях
}: { $effect }
qm-do-each-chooses = { $countries } выбирают, каждая за себя: { $options }
qm-do-may = { $country } { NUM($country) ->
    [pl] могут
   *[sg] может
} { $effect }
qm-do-any-order = { $clauses }, в любом порядке
qm-do-chain = { $first }, а затем { $next }
