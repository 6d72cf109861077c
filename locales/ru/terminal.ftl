# Терминал: всё, что `sandtable play` и `sandtable cards` говорят вокруг игры.

## Команды: что можно ввести; английские слова действуют на любом языке

cmd-undo = отмена
cmd-why = почему
cmd-view = вид
cmd-board = поле
cmd-hand = рука
cmd-card = карта
cmd-rules = правила
cmd-record = запись
cmd-save = сохранить
cmd-help = помощь
cmd-quit = выход

# До тире стоит то, что можно ввести; прописными буквами то, что нужно заменить.
term-help =
    НОМЕР – выбрать этот вариант; несколько подряд: 1 3 4
    Enter – выбрать единственный вариант
    НАЗВАНИЕ – вариант его словами, их началом или словом из них
    ХОД – вариант в нотации
    отмена – взять назад свой последний ход, если за ним ещё ничего не последовало
    почему НАЗВАНИЕ – почему что-то невозможно
    вид – всё, что видно (вид json: как данные)
    поле [НАЗВАНИЕ] – игровое поле или одно место и что с ним рядом
    рука – все ваши карты с текстами
    карта НАЗВАНИЕ – текст карты
    правила [ТЕМА] – правила вкратце
    сохранить ФАЙЛ – сохранить партию, чтобы продолжить её с --resume ФАЙЛ
    запись [ФАЙЛ] – показать сделанные ходы, в том числе скрытые, или записать их в файл
    помощь – эта справка
    выход – уйти из-за стола

## Стол

term-welcome = { $game } – { $seats }.
term-bot = { $seat } ({ $bot })
term-bot-random = случайные ходы
term-bot-cadet = курсант
term-bot-officer = офицер
term-bot-general = генерал
term-sealed = Случайные исходы определены заранее; их отпечаток: { $commitment }.
term-hint = Выбирайте номером или словами; Tab их дополняет. «помощь» перечислит, что ещё можно ввести.
term-thinking = Думает: { $who } …
term-quit-unsaved = Партия пропадёт. «сохранить ФАЙЛ» сохранит её; ещё раз «выход» – уйти всё равно.
term-left = Партия осталась незаконченной.
term-seed = Начальное число: { $seed }.
term-look-back = «вид» покажет стол ещё раз, «запись ФАЙЛ» сохранит игру. Enter завершает.
term-chance = случай
term-to-decide = Решает: { $who }.
term-over = Игра окончена: { $ending }.
term-won = Победа: { $seats }.
term-lost = Поражение: { $seats }.
term-nobody-won = Никто не победил.
term-score = { $seat } ({ $score })
term-pass-keyboard = Передайте клавиатуру ({ $who }) и нажмите Enter.
term-your-move = { $who }: ваш ход.
term-news = Что произошло:
term-offer = Можно купить:
term-hand = Ваши карты:
term-face-up = Ваши карты, лежащие лицом вверх:
term-face-down = Ваши карты, лежащие лицом вниз:
term-new-cards = Новые карты:
term-asked-cards = Карты, о которых речь:
term-empty-hand = У вас нет карт в руке.
term-seldom = Нужно редко:
term-any-time = В любой момент:
term-copies = { $card } ×{ $n }

## Ответы

term-type = Введите номер, слова варианта или «помощь». «выход» – уйти из-за стола.
term-choose-range = Выберите от 1 до { $n }.
term-several = Под это подходит несколько вариантов:
term-written = Записано в { $path }.
term-not-a-record = { $path } – что-то другое, не запись игры. Выберите другое имя.
term-legal = Можно: { $text }.
term-not-legal = Нельзя: { $text }. { $reason }
term-not-understood = «{ $text }» – непонятно. «помощь» перечислит, что можно ввести.
term-not-understood-because = «{ $text }» – непонятно: { $problem }.
term-undone = Ход взят назад.
term-cannot-undo = Отменить нельзя: { $reason }.
term-undo-nothing = ходов ещё не было
term-undo-chance = с тех пор был случайный исход
term-undo-other = с тех пор уже был чужой ход ({ $seat })
term-undo-revealed = ход раскрыл скрытое
term-which-move = О чём вопрос? Введите название, номер или ход.
term-not-asked-about = Сейчас вопрос не об этом: «{ $name }».
term-which-file = Какой файл? Введите его имя после команды.
term-which-card = Какая карта? Введите её название или его часть.
term-no-card = Карты с названием «{ $name }» нет.
term-many-cards = Так называется много карт: { $cards }.
term-next-to = Рядом: { $places }.
term-no-place = Места с названием «{ $name }» нет.
term-no-board = В этой игре нет поля.
term-no-topic = На тему «{ $name }» ничего нет.
term-topics = Темы: { $topics }.
term-no-rules = Правила этой игры здесь не изложены.
term-no-cards = У игры { $game } нет списка карт.
