### What a choice would do, in a few words.

preview-no-effect = без эффекта
preview-wanted = На этот вопрос так не ответить: { $question }

## Quartermaster

qm-preview-removes = уничтожит { ACC($piece) } { GEN($country) } { IN($space) }
qm-preview-removes-here = уничтожит { ACC($piece) } { GEN($country) }
qm-preview-loses = вы потеряете { ACC($piece) } { GEN($country) } { IN($space) }
qm-preview-loses-here = вы потеряете { ACC($piece) } { GEN($country) }
qm-preview-places = { $piece } { GEN($country) } { IN($space) }
qm-preview-places-here = { $piece } { GEN($country) }
qm-preview-saves = спасёт { ACC($piece) } { GEN($country) } { IN($space) }
qm-preview-saves-here = спасёт { ACC($piece) } { GEN($country) }
qm-preview-cancels = отменит карту «{ $card }»
qm-preview-points = { $team }: +{ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
qm-preview-points-lost = { $team }: −{ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
qm-preview-discards = { $country }: { $n ->
    [one] сброшена { $n } карта
    [few] сброшены { $n } карты
   *[many] сброшено { $n } карт
}
qm-preview-hits = может уничтожить: { $where }
qm-preview-a-round = +{ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} за раунд
qm-preview-stays = останется на столе
qm-preview-face-down = лицом вниз
qm-preview-empty = пусто: ничего не уничтожит
qm-preview-no-enemy = без эффекта: врага рядом нет
qm-preview-nothing = сейчас без эффекта
qm-preview-counts-as-built = нового отряда не будет: для карт, отвечающих на строительство

## General Orders

orders-preview-against = { $n } против { $enemies }
orders-preview-most-against = до { $n } против { $enemies }
orders-preview-stars = { $n ->
    [one] { $n } звезда
    [few] { $n } звезды
   *[many] { $n } звёзд
}
orders-preview-over = сверх предела: { $n } возвращается
orders-preview-cards = наберёте { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}
orders-preview-places = разместите до { $n }
orders-preview-initiative = получаете инициативу
orders-preview-nobody = ни в кого не попадёт
