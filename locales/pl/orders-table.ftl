# Co się mówi przy stole Na rozkaz!: pytania, możliwości, odmowy, dziennik, plansza.
#
# Nazw miejsc, pól i kart się nie odmienia: stoją po dwukropku, w nawiasie albo po słowach „karta”
# i „akcja”.

## Pytania

orders-ask-nobody = Nikt nie podejmuje teraz decyzji.
orders-ask-waiting = Oczekiwanie na decyzję: { $who }.
orders-ask-turn = { $who }: gdzie rozmieszczasz dowódcę?
orders-ask-turn-extra = { $who }: czy rozmieszczasz jeszcze jednego dowódcę?
orders-ask-beside = { $who }: obok którego wrogiego dowódcy rozmieszczasz swojego? ({ $card })
orders-ask-enter = { $who }: skąd wkraczają { $kind ->
    [plane] samoloty
   *[troop] żołnierze
}? ({ $space })
orders-ask-target = { $who }: który obszar jest celem? ({ $space })
orders-ask-commit = { $who }: ile samolotów wysyłasz? ({ $space })
orders-ask-pull = { $who }: skąd przenosisz { $kind ->
    [plane] samoloty
   *[troop] żołnierzy
} do rezerwy? ({ $space })
orders-ask-place = { $who }: gdzie umieszczasz { $kind ->
    [plane] samolot
   *[troop] żołnierza
}? ({ $space })
orders-ask-left = Pozostało najwyżej: { $n }.
orders-ask-window = { $who }: czy zagrywasz teraz kartę?
orders-ask-add = { $who }: { $kind ->
    [plane] ile samolotów
   *[troop] ilu żołnierzy
} dokładasz? Najwyżej { $most }.
orders-ask-keep = { $who }: twój rzut to { $n ->
    [one] { $n } trafienie
    [few] { $n } trafienia
   *[many] { $n } trafień
}. Czy go zachowujesz?
orders-ask-keep-none = { $who }: twój rzut nikogo nie trafia. Czy go zachowujesz?
orders-ask-return = { $who }: który dowódca wraca do strefy gotowości?

## Możliwości

orders-choice-deploy = rozmieść: { $space }
orders-choice-play = zagraj kartę { $card }
orders-choice-reroll = przerzuć kości, odrzucając kartę { $card }
orders-choice-target = cel: { $place }
orders-choice-target-held = cel: { $place } ({ $faction }: { $n })
orders-choice-target-idle = cel: { $place } (nie ma tam wroga: ostrzał nikogo nie trafi)
orders-choice-move = { $place }: { $kind ->
    [plane] { $n ->
        [one] { $n } samolot
        [few] { $n } samoloty
       *[many] { $n } samolotów
    }
   *[troop] { $n ->
        [one] { $n } żołnierz
       *[other] { $n } żołnierzy
    }
}
orders-choice-commit = wyślij { $n ->
    [one] { $n } samolot
    [few] { $n } samoloty
   *[many] { $n } samolotów
}
orders-choice-add = dołóż { $kind ->
    [plane] { $n ->
        [one] { $n } samolot
        [few] { $n } samoloty
       *[many] { $n } samolotów
    }
   *[troop] { $n ->
        [one] { $n } żołnierza
       *[other] { $n } żołnierzy
    }
}
orders-choice-pull = przenieś do rezerwy { $kind ->
    [plane] samolot
   *[troop] żołnierza
}: { $place }
orders-choice-place = umieść { $kind ->
    [plane] samolot
   *[troop] żołnierza
}: { $place }
orders-choice-return = wraca: { $space }
orders-choice-keep = zachowaj wynik
orders-choice-done = nic więcej
orders-choice-decline = nie zagrywaj karty
orders-choice-pass = spasuj do końca rundy
orders-choice-chance = decyduje los

## Odmowy

orders-err-game-over = gra się skończyła
orders-err-not-asked = nie ty teraz decydujesz
orders-err-not-the-question = to nie jest odpowiedź na zadane pytanie
orders-err-no-commander = nie masz dowódcy w rezerwie
orders-err-space-taken = stoi tam już dowódca ({ $space })
orders-err-no-enemy-commander = nie ma tam wrogiego dowódcy ({ $space })
orders-err-wrong-colour = to pole drugiej frakcji ({ $space })
orders-err-wrong-space = karta nie dotyczy tego pola ({ $space })
orders-err-done-this-round = ta akcja wsparcia jest już za tobą w tej rundzie ({ $space })
orders-err-controlled-already = { $kind ->
    [plane] już kontrolujesz tę strefę
   *[troop] już kontrolujesz ten obszar
} ({ $place })
orders-err-nobody-to-enter = { $kind ->
    [plane] w żadnej sąsiedniej zaopatrywanej strefie nie masz co najmniej 2 samolotów
   *[troop] na żadnym sąsiednim zaopatrywanym obszarze nie masz co najmniej 2 żołnierzy
} ({ $place })
orders-err-not-supplied = { $kind ->
    [plane] ta strefa nie jest przez ciebie kontrolowana i zaopatrywana
   *[troop] ten obszar nie jest przez ciebie kontrolowany i zaopatrywany
} ({ $place })
orders-err-reserve-empty = twoja rezerwa jest pusta
orders-err-last-piece = { $kind ->
    [plane] ostatni samolot
   *[troop] ostatni żołnierz
} musi zostać ({ $place })
orders-err-out-of-range = cel jest poza zasięgiem ({ $place })
orders-err-outside-zone = ten obszar leży poza tą strefą powietrzną ({ $place })
orders-err-no-drop = tam nie można zrzucić żołnierzy ({ $place })
orders-err-not-adjacent = { $kind ->
    [plane] ta strefa nie sąsiaduje z tą, do której wkraczasz
   *[troop] ten obszar nie sąsiaduje z tym, na który wkraczasz
} ({ $place })
orders-err-moved-already = { $kind ->
    [plane] samoloty już stamtąd wyruszyły
   *[troop] żołnierze już stamtąd wyruszyli
} ({ $place })
orders-err-too-many = aż tylu tam nie ma
orders-err-too-few = potrzeba co najmniej jednego
orders-err-full = więcej { $kind ->
    [plane] samolotów
   *[troop] żołnierzy
} się tam nie zmieści ({ $place })
orders-err-no-piece = nie masz tam { $kind ->
    [plane] samolotu
   *[troop] żołnierza
} ({ $place })
orders-err-must-move = najpierw ktoś musi wkroczyć
orders-err-not-in-hand = karty { $card } nie ma na twojej ręce
orders-err-wrong-moment = karty { $card } nie można teraz zagrać
orders-err-used-this-turn = efekt karty { $card } był już użyty w tej turze
orders-err-no-effect = karta { $card } nie miałaby teraz żadnego efektu
orders-err-no-own-commander = nie ma tam twojego dowódcy ({ $space })
orders-err-impossible-chance = taki wynik losowania nie jest teraz możliwy

## Dziennik

orders-log-shuffled = talia zostaje potasowana
orders-log-token-drawn = { $place }: { $bonus }
orders-log-initiative = inicjatywa: { $faction }
orders-log-round-began = zaczyna się runda { $round }
orders-log-turn-began = { $faction }: początek tury
orders-log-passed = { $faction } pasują
orders-log-deployed = { $faction } rozmieszczają dowódcę: { $space }
orders-log-targeted = { $faction } wybierają cel: { $place }
orders-log-moved = { $faction } przemieszczają { $kind ->
    [plane] { $n ->
        [one] { $n } samolot
        [few] { $n } samoloty
       *[many] { $n } samolotów
    }
   *[troop] { $n ->
        [one] { $n } żołnierza
       *[other] { $n } żołnierzy
    }
}: { $from } → { $to }
orders-log-arrived = { $faction } umieszczają z rezerwy { $kind ->
    [troop] { $n ->
        [one] { $n } żołnierza
       *[other] { $n } żołnierzy
    }
   *[plane] { $n ->
        [one] { $n } samolot
        [few] { $n } samoloty
       *[many] { $n } samolotów
    }
} ({ $place })
orders-log-removed-fire = { $faction } tracą pod ostrzałem { $kind ->
    [troop] { $n ->
        [one] { $n } żołnierza
       *[other] { $n } żołnierzy
    }
   *[plane] { $n ->
        [one] { $n } samolot
        [few] { $n } samoloty
       *[many] { $n } samolotów
    }
} ({ $place })
orders-log-removed-defence = { $faction } tracą od ognia obrońców { $kind ->
    [troop] { $n ->
        [one] { $n } żołnierza
       *[other] { $n } żołnierzy
    }
   *[plane] { $n ->
        [one] { $n } samolot
        [few] { $n } samoloty
       *[many] { $n } samolotów
    }
} ({ $place })
orders-log-removed-attrition = { $faction } tracą w starciu { $kind ->
    [troop] { $n ->
        [one] { $n } żołnierza
       *[other] { $n } żołnierzy
    }
   *[plane] { $n ->
        [one] { $n } samolot
        [few] { $n } samoloty
       *[many] { $n } samolotów
    }
} ({ $place })
orders-log-removed-limit = { $faction } odsyłają do rezerwy { $kind ->
    [troop] { $n ->
        [one] { $n } żołnierza
       *[other] { $n } żołnierzy
    }
   *[plane] { $n ->
        [one] { $n } samolot
        [few] { $n } samoloty
       *[many] { $n } samolotów
    }
} ponad limit ({ $place })
orders-log-removed-committed = { $faction } wysyłają na cel { $kind ->
    [troop] { $n ->
        [one] { $n } żołnierza
       *[other] { $n } żołnierzy
    }
   *[plane] { $n ->
        [one] { $n } samolot
        [few] { $n } samoloty
       *[many] { $n } samolotów
    }
} ({ $place })
orders-log-removed-pulled = { $faction } przenoszą do rezerwy { $kind ->
    [troop] { $n ->
        [one] { $n } żołnierza
       *[other] { $n } żołnierzy
    }
   *[plane] { $n ->
        [one] { $n } samolot
        [few] { $n } samoloty
       *[many] { $n } samolotów
    }
} ({ $place })
orders-log-battle = starcie: { $place }, bronią się { $faction }
orders-log-rolled = { $faction }, wynik rzutu: { $dice }
orders-log-missed = ostrzał nikogo nie trafia ({ $place })
orders-log-drew = { $faction } dobierają kartę { $card }
orders-log-drew-hidden = { $faction } dobierają kartę
orders-log-played = { $faction } zagrywają kartę { $card }
orders-log-rerolled = { $faction } odrzucają kartę { $card }, aby przerzucić kości
orders-log-readied = { $faction } przenoszą ze strefy gotowości do rezerwy { $n ->
    [one] { $n } dowódcę
   *[other] { $n } dowódców
}
orders-log-returned = { $faction }: dowódca wraca do strefy gotowości ({ $space })
orders-log-returned-reserve = { $faction }: dowódca wraca z rezerwy do strefy gotowości
orders-log-recalled = { $faction } wycofują dowódców
orders-log-ended = koniec gry

## Zakończenie

orders-outcome-hq-lost = { $winner } wygrywają: { $loser } stracili kwaterę główną.
orders-outcome-stars = { $winner } wygrywają na punkty. Gwiazdki: Niebiescy { $blue }, Żółci { $yellow }.
orders-outcome-initiative = Remis, gwiazdki: Niebiescy { $blue }, Żółci { $yellow }. Dzięki inicjatywie wygrywają { $winner }.

## Plansza

orders-board-round = Runda { $round } z { $rounds }. Tura: { $faction }. Inicjatywa: { $initiative }.
orders-board-faction = { $faction }: gwiazdki { $stars }; w rezerwie: żołnierze { $troops }, samoloty { $planes }, dowódcy { $commanders }; w strefie gotowości: dowódcy { $ready }; karty na ręce { $hand }.
orders-board-passed = { $faction } spasowali.
orders-board-held = { $place }: { $faction } { $n }
orders-board-held-unsupplied = { $place }: { $faction } { $n }, bez zaopatrzenia
orders-board-empty = { $place }: pusto
orders-board-bonus = { $place } ({ $bonus })
orders-board-commanders = Dowódcy ({ $faction }): { $spaces }.
orders-board-deck = Talia: { $deck }. Odrzucone: { $cards }.
orders-board-hand = Twoja ręka: { $cards }.
orders-board-support = Akcje wsparcia: { $spaces }.
orders-board-support-space = { $space } ({ $strength })
orders-board-support-initiative = { $space } ({ $strength }, inicjatywa)
orders-board-bonuses = Premie: { $bonuses }.
orders-board-legend = Na planszy: { $blue }3 lub { $yellow }3 – żołnierze; ! – bez zaopatrzenia; * – gwiazdka; # – kwatera główna; [{ $blue }] lub [{ $yellow }] – dowódca.
orders-board-legend-zones = Na planszy: { $blue }3 lub { $yellow }3 – żołnierze lub samoloty; ! – bez zaopatrzenia; * – gwiazdka; # – kwatera główna; [{ $blue }] lub [{ $yellow }] – dowódca; (1) – strefa powietrzna.
orders-board-legend-water = ~ – tam nikt nie może wejść.

## Miejsca, jedno po drugim

orders-place-nobody = Nikogo tam nie ma.
orders-place-held = { $faction }: { $n }{ $supplied ->
    [yes] { "" }
   *[no] , bez zaopatrzenia
}.
orders-place-stars = Gwiazdki: { $n }.
orders-place-hq = Kwatera główna: { $faction }.
orders-place-zone = Strefa powietrzna: { $zone }.
orders-place-bonus = { $bonus }: { $text }
orders-place-actions = Akcje: { $actions }.

## Trwające starcie albo ostrzał

orders-battle-enters = { $place }: { $action ->
    [fly] { $faction } nadlatują, { $n ->
        [one] { $n } samolot
        [few] { $n } samoloty
       *[many] { $n } samolotów
    }
    [scramble] { $faction } podrywają { $n ->
        [one] { $n } samolot
        [few] { $n } samoloty
       *[many] { $n } samolotów
    }
    [paradrop] { $faction } zrzucają { $n ->
        [one] { $n } żołnierza
        [few] { $n } żołnierzy
       *[many] { $n } żołnierzy
    }
   *[advance] { $faction } wkraczają, { $n ->
        [one] { $n } żołnierz
        [few] { $n } żołnierzy
       *[many] { $n } żołnierzy
    }
}
orders-battle-fires = { $place }: { $action ->
    [bombard] { $faction } bombardują
   *[barrage] { $faction } ostrzeliwują
}
orders-battle-dice = { $faction } rzucają: { $n ->
    [one] { $n } kość
    [few] { $n } kości
   *[many] { $n } kości
}
orders-battle-dice-cover = { $n } za strefę powietrzną
orders-battle-dice-bonus = { $bonus }: { $n }
orders-battle-dice-cards = { $n } za karty
orders-battle-hits = { $n ->
    [one] { $n } trafienie
    [few] { $n } trafienia
   *[many] { $n } trafień
}
orders-battle-no-hits = brak trafień
orders-battle-removes = ubywa { $n ->
    [one] { $n } atakującego
   *[other] { $n } atakujących
}, zostaje { $attackers } przeciw { $defenders }
orders-battle-removes-nobody = { $attackers } przeciw { $defenders }
orders-battle-fire-removes = ubywa { $n } spośród { $defenders }
orders-battle-fire-misses = nikogo nie ubywa
orders-battle-keep = Jeśli zachowasz wynik
orders-battle-again = Odrzuć kartę i rzuć ponownie
orders-battle-again-none = Ponowny rzut kosztowałby kartę. Nie masz żadnej.
orders-battle-each = każda strona traci { $n }
orders-battle-over = ponad limit: { $n } wraca do rezerwy
orders-battle-stars-lost = { $faction } tracą { $n ->
    [one] { $n } gwiazdkę
    [few] { $n } gwiazdki
   *[many] { $n } gwiazdek
}
orders-battle-stars-won = { $faction } zyskują { $n ->
    [one] { $n } gwiazdkę
    [few] { $n } gwiazdki
   *[many] { $n } gwiazdek
}
orders-battle-wins = { $faction } wygrywają grę
orders-battle-held = { $place }: { $faction } utrzymują, zostaje { $n }
orders-battle-lost = { $place }: { $faction } zajmują, zostaje { $n }
orders-battle-empty = { $place }: nikt nie zostaje
orders-battle-cleared = { $place }: nikt nie zostaje
orders-battle-weakened = { $place }: { $faction }, zostaje { $n }
orders-battle-missed = { $place }: { $faction } bez strat, zostaje { $n }
orders-odds-held = utrzymanie { $n }%
orders-odds-lost = utrata { $n }%
orders-odds-empty = pusto { $n }%
orders-odds-cleared = oczyszczenie { $n }%
orders-odds-weakened = osłabienie { $n }%
orders-odds-missed = pudło { $n }%

## Premie i wsparcie w skrócie

orders-posts-note = Premia działa, dopóki jej obszar jest twój i zaopatrywany.
orders-posts-find = dotknij, aby znaleźć ją na planszy
orders-post-strength = { $action }: { $of ->
    [plan] { $n ->
        [one] { $n } karta więcej
        [few] { $n } karty więcej
       *[many] { $n } kart więcej
    }
    [scramble] { $n ->
        [one] { $n } samolot więcej
        [few] { $n } samoloty więcej
       *[many] { $n } samolotów więcej
    }
   *[reinforce] { $n ->
        [one] { $n } żołnierz więcej
        [few] { $n } żołnierzy więcej
       *[many] { $n } żołnierzy więcej
    }
}
orders-post-enter = { $action }: { $kind ->
    [plane] { $n ->
        [one] { $n } samolot więcej
        [few] { $n } samoloty więcej
       *[many] { $n } samolotów więcej
    }
   *[troop] { $n ->
        [one] { $n } żołnierz więcej
        [few] { $n } żołnierzy więcej
       *[many] { $n } żołnierzy więcej
    }
}
orders-post-dice = { $action }: { $n ->
    [one] { $n } kość więcej
    [few] { $n } kości więcej
   *[many] { $n } kości więcej
}
orders-post-commanders = { $n ->
    [one] { $n } dowódca więcej
    [few] { $n } dowódców więcej
   *[many] { $n } dowódców więcej
}
orders-post-defence = W obronie: { $n ->
    [one] { $n } kość więcej
    [few] { $n } kości więcej
   *[many] { $n } kości więcej
}
orders-post-idle = niczyja
orders-post-unsupplied = bez zaopatrzenia: nie działa
orders-support-once = Wsparcie: każde raz na rundę
orders-strip-commanders = Dowódcy w rezerwie: { $n }/{ $all }
orders-strip-reserve = { $n } w rezerwie
orders-strip-passed = pas
