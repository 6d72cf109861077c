### What happened since the person's last move, and the foot of the question.

## Вкладки на телефоне

since-tabs = Части стола
since-tab-hand = Карты
since-tab-log = Журнал
since-tab-seats = Игроки
since-tab-score = Счёт
since-tab-bases = Базы
since-tab-support = Поддержка
since-tab-posts = Бонусы
since-tab-rules = Правила
since-tab-menu = Этот стол

## Низ вопроса

since-space = Пробел
since-back = Назад
since-must-choose = Выберите
since-nothing-asked = Решать пока нечего
since-no-effect = Сейчас без эффекта: { $names }
since-skip-the-wait = Не ждать
since-your-turn = Ваш ход

## Что произошло после последнего выбора

since-title = После вашего хода
since-steps =
    { $n ->
        [one] { $n } шаг
        [few] { $n } шага
        [many] { $n } шагов
       *[other] { $n } шага
    }
since-steps-since =
    { $n ->
        [one] { $n } шаг после вашего хода
        [few] { $n } шага после вашего хода
        [many] { $n } шагов после вашего хода
       *[other] { $n } шага после вашего хода
    }
since-step = Дальше
since-step-on = Следующий шаг
since-step-back = Предыдущий шаг
since-by-seat = Игроки
since-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
        [many] { $n } очков
       *[other] { $n } очка
    }
since-look-back = Просмотреть эту партию
since-before = На столе: { $who }
since-nothing-before = Карт там нет.

## Клавиши

since-key-safe = ответ слева внизу вопроса, где бы ни был фокус
since-key-enter = то, на чём фокус
since-key-step = следующий или предыдущий шаг того, что произошло
since-key-arrows = к следующей цели на поле, карте или варианту; сдвиг карты, на которой фокус
since-key-log = журнал или что сделал каждый игрок
since-key-supply = линии снабжения
since-key-close = закрыть открытое, закончить шаги

# Beside the signs on the map for pieces that came and went.
web-mark-new = новые
web-mark-gone = убранные
web-mark-since = после вашего хода
