# Терминал: всё, что `sandtable play` и `sandtable cards` говорят вокруг игры.

## Команды: что можно ввести; английские слова действуют на любом языке

cmd-undo = отмена
cmd-why = почему
cmd-view = вид
cmd-hand = рука
cmd-card = карта
cmd-rules = правила
cmd-record = запись
cmd-save = сохранить
cmd-help = помощь
cmd-quit = выход

term-help =
    НОМЕР – выбрать этот вариант; если он один, достаточно Enter
    НАЗВАНИЕ – то же словами из списка или их началом
    ХОД – то же в нотации
    отмена – взять назад свой последний ход, если за ним ещё ничего не последовало
    почему НАЗВАНИЕ – почему что-то невозможно
    вид – показать стол ещё раз (вид json: как данные)
    рука – ваши карты с текстами
    карта НАЗВАНИЕ – текст карты
    правила [ТЕМА] – правила вкратце
    сохранить ФАЙЛ – сохранить партию в файл, чтобы продолжить её с --resume ФАЙЛ
    запись [ФАЙЛ] – показать сделанные ходы, в том числе скрытые, или записать их в файл
    помощь – эта справка
    выход – уйти из-за стола

## Стол

term-welcome = { $game }: { $seats }
term-random = { $seat } (случайные ходы)
term-bot = { $seat } ({ $bot ->
    [cadet] курсант
    [officer] офицер
    [general] генерал
   *[other] { $bot }
})
term-sealed = исходы случая заверены отпечатком { $commitment }
term-left = партия осталась незаконченной
term-seed = начальное число случая: { $seed }
term-chance = случай
term-to-decide = решает: { $who }
term-over = игра окончена: { $ending }
term-won = победа: { $seats }
term-lost = поражение: { $seats }
term-nobody-won = никто не победил
term-score = { $seat } ({ $score })
term-pass-keyboard = передайте клавиатуру ({ $who }) и нажмите Enter
term-your-move = { $who }: ваш ход
term-news = Что произошло:
term-hand = Ваши карты:
term-empty-hand = У вас нет карт.
term-seldom = нужно редко:
term-any-time = в любой момент:
term-copies = { $card } ×{ $n }

## Ответы

term-type = введите номер, ход или «помощь»
term-choose-range = выберите от 1 до { $n }
term-several = под это подходит несколько вариантов:
term-written = записано в { $path }
term-legal = «{ $text }» – можно
term-not-legal = «{ $text }» – нельзя. { $reason }
term-refused = «{ $text }» – отказ. { $reason }
term-not-understood = «{ $text }» – непонятно
term-not-understood-because = «{ $text }» – непонятно: { $problem }
term-cannot-undo = отменить нельзя: { $reason }
term-undo-nothing = отменять нечего
term-undo-chance = с тех пор вмешался случай
term-undo-other = с тех пор уже был чужой ход ({ $seat })
term-undo-revealed = ход раскрыл скрытое
term-which-card = какая карта? Введите её название или его часть
term-no-card = ни одна карта не называется «{ $name }»
term-no-topic = на тему «{ $name }» ничего нет
term-topics = темы: { $topics }
term-no-rules = правила этой игры здесь не изложены
term-no-cards = у игры { $game } нет списка карт
