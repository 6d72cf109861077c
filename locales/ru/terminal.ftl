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
term-sealed = Исходы случая заверены отпечатком { $commitment }
term-left = Партия осталась незаконченной
term-seed = Начальное число случая: { $seed }
term-chance = случай
term-to-decide = Решает: { $who }
term-over = Игра окончена: { $ending }
term-won = Победа: { $seats }
term-lost = Поражение: { $seats }
term-nobody-won = Никто не победил
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

term-type = Введите номер, ход или «помощь»
term-choose-range = Выберите от 1 до { $n }
term-several = Под это подходит несколько вариантов:
term-written = Записано в { $path }
term-legal = «{ $text }» – можно
term-not-legal = «{ $text }» – нельзя. { $reason }
term-refused = «{ $text }» – отказ. { $reason }
term-not-understood = «{ $text }» – непонятно
term-not-understood-because = «{ $text }» – непонятно: { $problem }
term-cannot-undo = Отменить нельзя: { $reason }
term-undo-nothing = отменять нечего
term-undo-chance = с тех пор вмешался случай
term-undo-other = с тех пор уже был чужой ход ({ $seat })
term-undo-revealed = ход раскрыл скрытое
term-which-card = Какая карта? Введите её название или его часть
term-no-card = Ни одна карта не называется «{ $name }»
term-no-topic = На тему «{ $name }» ничего нет
term-topics = Темы: { $topics }
term-no-rules = Правила этой игры здесь не изложены
term-no-cards = У игры { $game } нет списка карт
