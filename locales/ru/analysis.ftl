# Что страница узнаёт о партии: что её решило, что выйдет из позиции, и подсказки. О том, что решило партию, говорят и сообщения из analyse.ftl.

## Что решило законченную партию

analysis-explain = Объяснить эту партию
analysis-explaining = Партия объясняется: готово { $share }
analysis-left-seconds = ещё около { $n } с
analysis-left-minutes = ещё около { $n } мин
analysis-stop = Остановить
analysis-stopped = Остановлено. То, что известно о кривой, остаётся.
analysis-title = Что решило партию
analysis-part-turns = Переломные моменты
analysis-part-decisions = Решения
analysis-part-luck = Случай
analysis-part-cards = Карты
analysis-score = Счёт
analysis-chances = Шансы
analysis-curve = Что показывает шкала времени
analysis-at-table = Стол
analysis-costly = Это решение снизило шансы
analysis-made = сделано: { $move }
analysis-turn = Переломный момент
analysis-from-to = { $start } в начале, { $end } в конце

## Что выйдет из позиции

analysis-thousand = Тысяча партий отсюда
analysis-games = После хода { $number }: партии { $done } из { $all }
analysis-games-caption = На каждом месте дальше играет курсант и знает лишь то, что этому месту можно знать. Скрытые карты лежат там, где лежали, а дальнейшие случайные исходы не определены.
analysis-games-score = очки: { $n }
analysis-games-length = в среднем ещё { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[many] { $n } ходов
} до конца

## Подсказки

analysis-hints = Подсказки по просьбе
analysis-hints-used = Взято подсказок: { $n }
