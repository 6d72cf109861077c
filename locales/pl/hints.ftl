### Hints with their reasons.

hint-confirm-end = Pytaj mnie przed końcem tury

## A hint

hint-ask = Podpowiedź
hint-thinking = Szukam podpowiedzi
hint-best = Podpowiedź: { $move }
hint-only = Nie ma innej możliwości.
hint-little = Możliwości niewiele się tu różnią; po tej za turę twoja pozycja będzie nieco lepsza.
hint-second-same = Druga w kolejności: { $move }. Daje prawie to samo.
hint-second-but = Druga w kolejności: { $move }. Za podpowiedzią przemawia: { $reason }.
hint-wins = zyskuje
hint-prevents = zapobiega
hint-keeps = zachowuje
hint-likely = { $reason } (prawdopodobnie)
hint-reason-game = wygrana
hint-reason-removed = usunięte: { $things }
hint-reason-taken = zdobyte: { $things }
hint-reason-placed = na planszy: { $things }
hint-reason-gained = przybywa: { $things }
hint-reason-points = { $n ->
    [one] { $n } punkt więcej do twojej następnej tury
    [few] { $n } punkty więcej do twojej następnej tury
    [many] { $n } punktów więcej do twojej następnej tury
   *[other] { $n } punktu więcej do twojej następnej tury
}
hint-reason-income = { $n ->
    [one] { $n } punkt więcej w każdej rundzie
    [few] { $n } punkty więcej w każdej rundzie
    [many] { $n } punktów więcej w każdej rundzie
   *[other] { $n } punktu więcej w każdej rundzie
}
hint-reason-lost = inaczej strata: { $things }
hint-reason-coming = inaczej zajmie to wróg: { $things }
hint-reason-guarded = pod obroną: { $things }
hint-reason-supply = z zaopatrzeniem: o { $n } więcej
hint-reason-in-hand = na ręce: { $things }
hint-reason-better-cards = karty, które bardziej ci się przydadzą
hint-explained = Podpowiedź porównuje, co stanie się po każdej z twoich możliwości do twojej następnej tury, na podstawie tego, co możesz wiedzieć.

## First games

hint-lesson-do-it = Zrób to za mnie
hint-lesson-show = Pokaż mi
hint-lesson-other = Pierwsza gra: { $game }
hint-lesson-was = Kliknięto: { $thing }.
hint-lesson-legal = Można by tego tu użyć, a w prawdziwej grze wolno.
hint-lesson-not-now = W tej chwili nic się z tym nie da zrobić.
hint-lesson-here = W tej lekcji teraz: { $move }.
hint-lesson-read-on = Najpierw czytaj dalej: naciśnij „Dalej”.
