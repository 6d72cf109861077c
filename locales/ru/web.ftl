# Страница: всё, что браузер говорит вокруг игры.

## Панель и начальная страница

web-home = Начальная страница
web-language = Язык
web-theme = Светлая или тёмная тема
web-take-a-seat = Садитесь за стол
web-new-game = Новая игра: { $game }
web-about-quartermaster = Шесть стран, две команды и одна лишняя линия снабжения.
web-about-rush = Соберите отряд, защитите три базы, уничтожьте чужие.
web-about-orders = Несколько командиров, четыре раунда, два штаба.
web-bots = против ботов
web-play-now = Играть сразу
web-seats = Места
web-person-here = Игрок за этим экраном
web-players = Число игроков
web-players-quartermaster = Если игроков меньше шести, некоторые ведут несколько стран одной команды.
web-players-rush = Свободные места занимают боты.
web-more-options = Другие настройки
web-option-on = да
web-option-off = нет
web-option-air = Авиация
web-option-air-about = Самолёты стоят рядом с армиями и флотами, защищают их и наносят удары.
web-option-air-marshal = Air Marshal
web-option-air-total-war = Total War
web-option-histories = Карты авиации из Alternate Histories
web-option-histories-about = Ещё по нескольку карт каждой стране, вместе с авиацией.
web-option-rounds = Раунды
web-option-rounds-about = Меньше раундов – короче партия; перевес в 30 очков заканчивает её раньше.
web-option-prepare = Подготовка к войне
web-option-prepare-about = До первого хода каждая страна может выложить одну карту статуса или реакции из своей колоды.
web-option-reallocation = Перераспределение ресурсов
web-option-reallocation-about = Сбросьте четыре карты, чтобы взять из колоды одну базовую.
web-option-windows = Кого спрашивают об ответе
web-option-windows-about = Если спрашивать всех, кто мог бы ответить, ничего не выдаётся; только тех, кто может, – быстрее.
web-option-windows-strict = всех, кто мог бы
web-option-windows-fast = только тех, кто может
web-option-parts = Части карты
web-option-parts-about = Нужно ли выполнить каждую часть карты, которую можно выполнить?
web-option-parts-must = да, все
web-option-parts-may = нет, можно пропускать
web-option-borders = Границы на карте
web-option-borders-about = В первом издании на две границы меньше; они отмечены на карте.
web-option-borders-second = второе издание
web-option-borders-first = первое издание
web-option-defenders-in-squad = Защитники считаются в конце
web-option-defenders-in-squad-about = Техника на ваших базах считается для достижений.
web-option-merge-turn-kills = Одна награда за весь ход
web-option-merge-turn-kills-about = За уничтоженное атакой и осадой награждают вместе, так что легче взять двойную медаль.
web-option-recruit-pool = Остаток ресурсов сохраняется
web-option-recruit-pool-about = При вербовке то, что осталось от одной покупки, помогает оплатить следующую.
web-option-mode = Поле
web-option-mode-about = Горное: только солдаты; островное: ещё самолёты и воздушные зоны.
web-option-mode-alpine = горное
web-option-mode-island = островное, с самолётами
web-option-readied = Командир, подготовленный картой
web-option-readied-about = Карту можно понять двумя способами.
web-option-readied-reserve = идёт в резерв
web-option-readied-deploy = можно сразу разместить
web-one-room = Все за этим экраном
web-start = Начать
web-kept-here = Партии хранятся в этом браузере. Ничто его не покидает.
web-import = Открыть запись
web-export = Сохранить в файл
web-export-openly = Сохранить открыто
web-export-openly-sure = В этом файле видно всё: руки, колоды и всё, что лежит рубашкой вверх. Кто его откроет, узнает больше, чем позволяет игра. Всё равно сохранить?
web-sealed-elsewhere = Эта партия запечатана другим браузером или на другом компьютере, и открыть её можно только там. Законченную партию или открыто сохранённую запись можно открыть где угодно.
web-not-readable = Этот файл – не сохранённая партия.

## Стол

web-round = Раунд { $round }
web-round-of = Раунд { $round } из { $rounds }
web-laying-out = Готовим игру …
web-prompt = Вопрос
web-you-are-asked = Решать вам
web-thinking = Бот думает
web-waiting = Ждём
web-over = Игра окончена
web-before-this = предыдущие шаги: { $n }
web-close = Закрыть
web-more = Ещё
web-undo = Отменить
web-nothing-to-do = С этим ничего нельзя сделать.
web-not-possible = Нельзя
web-can-be-chosen = Можно выбрать.
web-from-deck = Из вашей колоды
web-hand = Ваши карты
web-face-up = Открытые перед вами
web-face-down = Закрытые
web-in-hand = В руке
web-in-deck = В колоде
web-in-garage = В гараже
web-in-depot = На складе
web-stars = Звёзды
web-commanders = Командиры
web-troops = Солдаты в резерве
web-planes = Самолёты в резерве
web-initiative = Инициатива
web-turn-play = Розыгрыш
web-turn-air = Авиация
web-turn-supply = Снабжение
web-turn-victory = Победа
web-turn-discard = Сброс
web-turn-draw = Набор
web-you = вы
web-person = за этим экраном
web-log = Что произошло
web-map = Карта мира
web-board = Поле
web-closer = Ближе
web-whole-map = Вся карта
web-score = Ось { $axis }, Союзники { $allies }
web-lead-ends = 30 – победа
web-new = новая
web-leaves = уходит
web-deck = Техника
web-base = База { $n }
web-damaged = повреждение
web-may-buy = Можно купить технику
web-bought = Покупка сделана
web-may-attack = Можно атаковать
web-attacked = Атака сделана
web-resources-left = Можно потратить: { $n }
web-medals-left = Осталось медалей
web-medals = одинарных: { $singles }, двойных: { $doubles }
web-achievements = Достижения
web-shot-strength = огневая мощь { $firepower }, броня { $armour }
web-leads = впереди игрок { $seat } ({ $n })
web-leads-nobody = единственного лидера нет
web-settings = Этот стол
web-pace = Темп ботов
web-pace-slow = медленный
web-pace-plain = спокойный
web-pace-quick = быстрый
web-pace-none = сразу
web-sound = Звуки
web-as-text = Поле словами
web-in-short = Правила вкратце
web-hand-over = Теперь: { $seat }
web-hand-over-why = Ничего не будет видно, пока вы не подтвердите, что это вы.
web-take-over = Это я

## Просмотр партии

web-replay = Повтор
web-move-of = Ход { $number } из { $n }
web-to-start = В начало
web-step-back = На ход назад
web-run = Воспроизвести
web-pause = Пауза
web-step = На ход вперёд
web-to-end = В конец
web-scrubber = Ход партии
web-swing = Раунд { $round }: { $side } +{ $n }
web-step-through = Посмотреть, что случилось после вашего хода

## Приказы на время

web-pass-turn = Пасовать до конца этого хода
web-passing = Вы пасуете до конца этого хода.
web-ask-me-again = Снова спрашивать меня
web-always-ask = Всегда спрашивать меня
web-supply = Цепочки снабжения

## Почитать

web-library = Библиотека
web-rules = Правила
web-cards = Карты
web-rulings = Разобранные примеры
web-rulings-about = Короткие партии, которые ход за ходом показывают, как работает правило или карта. Каждая из них ещё и проверяет эту программу.
web-ruling-refused = Нельзя: { $move }
web-ruling-allowed = Можно: { $move }
web-ruling-rules = { $n ->
    [one] правило { $numbers }
   *[other] правила { $numbers }
}
web-ruling-own = { $n ->
    [one] толкование { $numbers }
   *[other] толкования { $numbers }
}
web-search = Поиск
web-n-cards =
    { $n ->
        [one] { $n } карта
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карты
    }
web-n-rulings =
    { $n ->
        [one] { $n } пример
        [few] { $n } примера
        [many] { $n } примеров
       *[other] { $n } примера
    }

## Первые игры

web-first-game = Первая игра
web-first-game-about = Впервые за этой игрой? Десять минут, шаг за шагом.
web-step-of = Шаг { $number } из { $n }
web-next = Дальше
web-go-on-playing = Играть дальше

## Если что-то пошло не так

web-error = Продолжить нельзя
web-not-loaded = Не удалось загрузить часть страницы. Проверьте соединение и загрузите страницу заново.
web-no-worker = Этот браузер не разрешает фоновые процессы, поэтому игра в нём не работает.
web-no-randomness = В этом браузере нет надёжных случайных чисел, поэтому карты нельзя раздать тайно. Партия не открыта и не сохранена. Возьмите другой браузер или откройте страницу по https.

## Opening hands of several countries

web-opening-help = { $n ->
    [one] Каждая ваша страна по очереди сбрасывает { $n } карту начальной руки.
    [few] Каждая ваша страна по очереди сбрасывает { $n } карты начальной руки.
   *[many] Каждая ваша страна по очереди сбрасывает { $n } карт начальной руки.
}
web-opening-hand = { $who }: сброшено { $done } из { $n }

## Keys

web-keys = Клавиши
web-key-choose = выбрать этот пункт списка
web-key-undo = отменить последний ход
web-key-hint = попросить подсказку, если они включены
web-key-zoom = приблизить или отдалить карту
web-key-keys = этот список
