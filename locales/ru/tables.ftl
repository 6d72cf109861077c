### The list of tables, storage, and looking back.

## The list

tables-title = Мои партии
tables-all =
    { $n ->
        [one] Все партии: { $n }
        [few] Все партии: { $n }
       *[many] Все партии: { $n }
    }
tables-search =
    { $n ->
        [one] Поиск среди партий ({ $n })
        [few] Поиск среди партий ({ $n })
       *[many] Поиск среди партий ({ $n })
    }
tables-new = Новая партия
tables-none = Здесь ещё нет партий. Каждая начатая партия остаётся здесь, только в этом браузере.
tables-none-found = Ни у одной партии нет всех этих слов.
tables-unfinished = Незаконченные
tables-your-move-first = сначала ваш ход
tables-finished = Законченные
tables-newest-first = сначала новые
tables-column-table = Партия
tables-column-side = Ваша сторона
tables-column-round = Раунд
tables-column-score = Счёт
tables-column-state = Состояние
tables-column-when = Последний ход
tables-column-do = Действия
tables-moves =
    { $n ->
        [one] { $n } ход
        [few] { $n } хода
       *[many] { $n } ходов
    }
tables-people =
    { $n ->
        [one] { $n } человек за этим экраном
        [few] { $n } человека за этим экраном
       *[many] { $n } человек за этим экраном
    }
tables-against = соперники: { $bots }
tables-round = { $round } из { $rounds }
tables-today = сегодня { $time }
tables-your-move = Ваш ход
tables-waiting = Ожидается ход: { $who }
tables-goes-on = Идёт
tables-won = Победа
tables-lost = Поражение
tables-won-by = Победа: { $who }
tables-over = Закончена
tables-play = Играть
tables-open = Открыть
tables-look = Посмотреть
tables-delete = Удалить эту партию
tables-deleted = Удалено: { $table }.
tables-kept-for =
    { $days ->
        [one] можно вернуть ещё { $days } день
        [few] можно вернуть ещё { $days } дня
       *[many] можно вернуть ещё { $days } дней
    }
tables-more = Показать ещё { $n }
tables-kept =
    { $n ->
        [one] В этом браузере: { $n } партия
        [few] В этом браузере: { $n } партии
       *[many] В этом браузере: { $n } партий
    }
tables-room = { $used } из { $quota }
tables-bin =
    { $n ->
        [one] Удалена { $n } партия; вернуть можно { $days } дней, если хватит места
        [few] Удалены { $n } партии; вернуть можно { $days } дней, если хватит места
       *[many] Удалено { $n } партий; вернуть можно { $days } дней, если хватит места
    }
tables-restore = Вернуть
tables-empty-bin = Удалить навсегда

## Storage

store-full = Этот браузер больше не сохраняет партии.
store-blocked = Этот браузер не сохраняет партии.
store-gone = Партия продолжается, но пропадёт, когда вы закроете страницу.
store-gone-later = То, что вы сейчас сыграете, пропадёт, когда вы закроете страницу.
store-save = Сохранить в файл
store-key-along = Ключ браузер тоже не сохраняет, поэтому файл несёт его с собой: у кого есть файл, тот сможет его открыть.
store-delete-old = Удалить старые партии…
store-openly-about = Открытый файл показывает всё, в том числе скрытое от вас, и открывается где угодно. Обычный файл запечатан: его откроет только этот браузер.

## Several tabs

tabs-title = Эта партия идёт в другой вкладке.
tabs-about = Здесь видно, что там происходит. Ничего не пропадёт.
tabs-take = Играть здесь

## Looking back

past-back = Вернуться к столу
past-waits = Шаг { $number } из { $n }. Партия ждёт.
past-copy = Играть отсюда дальше, на копии…
past-copy-about = Откроется вторая партия, которая продолжится с этого хода. Эта останется как есть.
past-view = Вид
past-public = Общий
past-open = Всё
past-hand-of = { $who }: карты

# Names of parts of the page, for screen readers.
past-time-line = Шкала времени
past-to-read = Что почитать
