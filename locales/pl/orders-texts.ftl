# Teksty kart i premii Na rozkaz!: z momentów i efektów.

## Jak to się łączy

orders-text = { $when }: { $effect }
orders-kind-own-turn = w twojej turze
orders-kind-defending = w obronie
orders-kind-bonus = premia obszarowa

## Kiedy

orders-when-own-turn = na początku lub na końcu swojej tury
orders-when-deploying = gdy rozmieszczasz dowódcę na polu akcji { $action }
orders-when-entered = wykonując akcję { $action }, gdy { $of ->
    [paradrop] żołnierze już wylądowali
    [fly] samoloty są już na miejscu
   *[other] żołnierze są już na miejscu
}, ale jeszcze przed starciem
orders-when-before-roll = wykonując akcję { $action }, przed rzutem
orders-when-placing = wykonując akcję { $action }, podczas rozmieszczania { $of ->
    [scramble] samolotów
   *[other] żołnierzy
}
orders-when-defending = gdy bronisz się w starciu wywołanym akcją { $actions }, przed rzutem obrony

## Co się dzieje

orders-do-more-to-enter = dołóż do nich z rezerwy najwyżej { $kind ->
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
orders-do-more-to-place = rozmieść z rezerwy najwyżej { $kind ->
    [plane] { $n ->
        [one] { $n } dodatkowy samolot
        [few] { $n } dodatkowe samoloty
       *[many] { $n } dodatkowych samolotów
    }
   *[troop] { $n ->
        [one] { $n } dodatkowego żołnierza
       *[other] { $n } dodatkowych żołnierzy
    }
}
orders-do-more-dice = dodaj do rzutu { $n ->
    [one] { $n } kość
   *[other] { $n } kości
}
orders-do-ready-commander = przenieś { $n ->
    [one] { $n } dowódcę
   *[other] { $n } dowódców
} ze strefy gotowości do rezerwy – aż do wycofania dowódców
orders-do-share-space = pole zajęte przez wrogiego dowódcę liczy się jako wolne

## Co daje premia

orders-bonus-text-strength = Wykonując akcję { $action }, { $of ->
    [plan] dobierasz o { $plus ->
        [one] { $plus } kartę
        [few] { $plus } karty
       *[many] { $plus } kart
    } więcej
    [scramble] rozmieszczasz do { $plus ->
        [one] { $plus } dodatkowego samolotu
       *[other] { $plus } dodatkowych samolotów
    }
   *[reinforce] rozmieszczasz do { $plus ->
        [one] { $plus } dodatkowego żołnierza
       *[other] { $plus } dodatkowych żołnierzy
    }
}.
orders-bonus-text-enter = Wykonując akcję { $action }, gdy { $of ->
    [paradrop] żołnierze już wylądowali
    [fly] samoloty są już na miejscu
   *[other] żołnierze są już na miejscu
}, ale jeszcze przed starciem, dołóż do nich z rezerwy { $kind ->
    [plane] { $n ->
        [one] { $n } samolot
        [few] { $n } samoloty
       *[many] { $n } samolotów
    }
   *[troop] { $n ->
        [one] { $n } żołnierza
       *[other] { $n } żołnierzy
    }
}.
orders-bonus-text-dice = Wykonując akcję { $action }, dodajesz do rzutu { $n ->
    [one] { $n } kość
   *[other] { $n } kości
}.
orders-bonus-text-commanders = Dopóki masz tę premię, masz w rezerwie o { $n ->
    [one] { $n } dowódcę
   *[other] { $n } dowódców
} więcej (ze strefy gotowości).
orders-bonus-text-defence = Broniąc tego obszaru, dodajesz do rzutu { $n ->
    [one] { $n } kość
   *[other] { $n } kości
}.
