# Что страница узнаёт о партии: что её решило, что выйдет из позиции, и подсказки. О том, что решило партию, говорят и сообщения из explain.ftl.

## Что решило законченную партию

insight-explain = Объяснить эту партию
insight-explaining = Партия объясняется: готово { $share }
insight-left-seconds = ещё около { $n } с
insight-left-minutes = ещё около { $n } мин
insight-stop = Остановить
insight-stopped = Остановлено. То, что известно о кривой, остаётся.
insight-title = Что решило партию
insight-part-turns = Переломные моменты
insight-part-decisions = Решения
insight-part-luck = Случай
insight-part-cards = Карты
insight-score = Счёт
insight-chances = Шансы
insight-curve = Что показывает шкала времени
insight-at-table = Стол
insight-costly = Это решение стоило шансов
insight-made = сделано: { $move }
insight-turn = Переломный момент
insight-from-to = { $start } в начале, { $end } в конце

## Что выйдет из позиции

insight-thousand = Тысяча партий отсюда
insight-games = После хода { $number }: { $done } из { $all } партий
insight-games-caption = На каждом месте дальше играет курсант и знает лишь то, что этому месту можно знать. Скрытые карты лежат там, где лежали, дальнейший случай открыт.
insight-games-score = очки: { $n }
insight-games-length = в среднем ещё { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[many] { $n } ходов
} до конца

## Подсказки

insight-hints = Подсказки по просьбе
insight-hint = Подсказка
insight-hint-thinking = Программа думает …
insight-hint-chance = Шансы на победу с этим ходом по тому, что вам можно знать: около { $chance }
insight-hint-second = Следующий по силе: { $move }, около { $chance }
insight-hint-only = Больше ничего сделать нельзя
insight-hints-used = Взято подсказок: { $n }
