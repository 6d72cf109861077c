# Командная строка: справка, ошибки в команде и то, что говорят сами команды.

## Справка: для чего нужны команды

cli-sandtable = Настольные игры о Второй мировой войне: играть, проверять и изучать; программа следит за всеми правилами
cli-sandtable-more = Коды выхода: 0 – всё в порядке, 1 – сценарий или проверка не прошли, 2 – команда или данные не имеют смысла, 130 – прервано до конца.
cli-play = Играть в терминале, в одиночку или нескольким людям за одной клавиатурой
cli-play-more =
    Игры: quartermaster – { game-quartermaster }; rush – { game-rush }; orders – { game-orders }.
    Места: human – человек за этой клавиатурой; random – любой ход с равной вероятностью; cadet – смотрит на один ход вперёд; officer – короткий перебор; general – прежде чем выбрать, доигрывает лучшие ходы вперёд.
cli-serve = Открыть страницу браузерам этого компьютера и запустить один
cli-site = Записать страницу в папку, для любого веб-сервера
cli-board = Нарисовать игровое поле
cli-cards = Перечислить карты игры с их текстами
cli-replay = Показать записанную партию ход за ходом
cli-verify = Доказать, что случайные исходы в записанной партии не подтасованы
cli-verify-more = Начальное число должно быть тем, что обещано в начале, каждый бросок и каждое тасование должны следовать из него, а каждый ход – быть разрешённым.
cli-analyse = Разобрать законченную партию: вероятности победы, переломные моменты, дорогие решения, случай
cli-sim = Сыграть много партий между ботами и сложить их в папку с файлами Parquet
cli-arena = Дать ботам сыграть друг с другом: доли побед и Эло с интервалами
cli-train = Обучить веса оценочной функции на играх с самим собой
cli-train-more = Раунд играет партии, подбирает по ним новые веса и проводит матч новых весов со старыми; обучение кончается, когда раунд ничего не даёт. Затем веса калибруют на стольких же новых партиях. Итог — weights.toml в папке; на месте одноимённого файла в content по нему играют боты.
cli-report = Сделать из серии партий один файл HTML с графиками
cli-bench = Сыграть много случайных партий и измерить скорость
cli-scenario = Запустить сценарии или посмотреть, что они охватывают
cli-scenario-run = Запустить сценарии и сказать, какие не выполняются
cli-scenario-covers = Сказать, какие карты охвачены сценариями; неудача, если какая-то не охвачена
cli-completions = Вывести то, что нужно оболочке для дополнения команд
cli-help = Рассказать о команде

## Справка: аргументы нескольких команд

cli-arg-lang = Язык программы: en, pl, cs или ru; без этого параметра решает окружение
cli-arg-help = Показать эту справку
cli-arg-version = Показать версию программы
cli-arg-game = Какая игра
cli-arg-games = Сколько партий
cli-arg-set = Строка настройки игры, например "players 2" или "mode island"; можно повторять
cli-arg-content = Папка с файлами данных (например, с исправленным vehicles.toml игры rush), которые заменят одноимённые; записи помнят, какими они были
cli-arg-budget = Сколько боты с перебором думают над решением: число итераций (500) или время (200ms)
cli-arg-seed = С чего начинаются случайные числа
cli-arg-threads = Сколько потоков; по умолчанию столько, сколько ядер; на результат не влияет
cli-arg-json = Вывести результат в виде JSON
cli-arg-record = Файл с записью партии
cli-arg-paths = Файлы или папки с файлами *.scn

## Справка: аргументы одной команды

cli-serve-port = Порт, с которого начать; берётся первый свободный
cli-serve-no-browser = Не открывать браузер
cli-site-folder = Папка, в которую записать
cli-play-seats = Кто где сидит, начиная с первого места, через запятую: human, random, cadet, officer или general, двое последних при желании со своим бюджетом (general:500); на неназванных местах играют офицеры (officer)
cli-play-human = Место для человека, по имени; можно повторять. На остальных играют офицеры (officer). Без этого параметра и без --seats первое место ваше
cli-play-seed = Начальное число: с одним и тем же числом случайные исходы и ходы ботов повторяются
cli-play-record = Хранить партию в этом файле: в зашифрованном виде, пока идёт игра, а после конца – как запись
cli-play-resume = Продолжить сохранённую партию: из этого файла, а без него – последнюю партию этой игры. Места, боты, язык и параметры останутся прежними
cli-play-ask-all = Спрашивать и там, где вариант только один; иначе это делается без вопроса и сообщается
cli-play-quick-end = Завершать мой ход без вопроса, когда делать больше нечего, даже если решение ещё можно отменить
cli-play-plain = Всё, что видно, простыми строками по порядку и без цветов: для программ чтения с экрана
cli-replay-to = Остановиться после стольких ходов
cli-replay-observer = Показать только то, что видело это место (или зритель: spectator)
cli-replay-game = Номер партии серии, считая с 0: вместо записи указывают папку серии, и партия разыгрывается снова
cli-replay-out = Записать запись в этот файл вместо показа
cli-analyse-effort = В скольких случайных мирах каждая позиция разыгрывается дальше; время растёт вместе с этим числом, интервалы сужаются как его корень
cli-analyse-html = Записать в этот файл ещё и страницу HTML с кривой
cli-sim-seats = Кто где сидит, начиная с первого места, через запятую: random, cadet, officer или general, каждый при желании со своим бюджетом (general:500). Список повторяется вокруг стола, так что одно имя – это все
cli-sim-budget = Сколько боты с перебором думают над решением: число итераций (500) или время (200ms). Серию с ограничением по времени нельзя повторить в точности
cli-sim-out = Папка серии; та же команда продолжит с того места, где серия прервана. Без этого параметра папка названа по серии и лежит в runs
cli-sim-from = Запись законченной партии: каждая партия продолжается с её позиции; запись задаёт игру и настройки, так что их не называют
cli-sim-at = После какого хода записи партии продолжаются
cli-arena-bots = Кто участвует, не меньше двух: random, cadet, officer или general, каждый при желании со своим бюджетом (general:500)
cli-arena-games = Сколько партий играет каждая пара; партии с одной раздачей неразделимы, так что может выйти чуть больше
cli-arena-sprt = Остановить пару, как только последовательный критерий скажет, сильнее ли первый на столько пунктов Эло (50, если число не дано) или вовсе не сильнее; более сильного назовите первым
cli-arena-set = Строка настройки игры; можно повторять. По умолчанию каждую сторону ведёт один бот
cli-arena-weights = Веса оценочной функции ботов, по порядку: файлы, записанные командой train, или - для весов из программы
cli-train-variant = Только этот вариант: off или marshal, alpine или island, от seats-2 до seats-5
cli-train-games = Сколько партий в раунде
cli-train-rounds = Сколько раундов самое большее
cli-train-iterations = Сколько итераций у решения в партиях для обучения и в матче
cli-train-bootstrap = Сколько раз каждую позицию играют дальше, чтобы найти её целевое значение; при 0 это итог партии
cli-train-compare = В скольких решениях партии сравнивают ходы; каждый играют дальше столько же раз, сколько позиции
cli-train-keep = Признаки, веса которых не меняются, по имени: open,guard
cli-train-from = С каких весов начать: файл, записанный командой train, или - для весов из программы. Без этого обучение начинается с нуля
cli-train-out = Папка обучения; та же команда продолжит с места остановки. Без этого она названа по обучению и лежит в runs
cli-report-run = Папка законченной серии
cli-report-out = Файл HTML; по умолчанию report.html в папке серии
cli-bench-seed = С чего начинаются случайные числа; партия номер i – это первая партия начального числа, большего на i - 1
cli-bench-json = Вывести измерения в виде JSON
cli-bench-audit = Проверять после каждого хода, а не только в конце партии, что ничего не потеряно
cli-scenario-covers-both = Требовать для каждой карты и сценария covers-not
cli-completions-shell = Какая оболочка
cli-help-command = Какая команда; без имени – вся программа

## Справка: что стоит на месте значения

cli-value-game = ИГРА
cli-value-language = ЯЗЫК
cli-value-line = СТРОКА
cli-value-folder = ПАПКА
cli-value-file = ФАЙЛ
cli-value-file-file = ФАЙЛ,ФАЙЛ
cli-value-record = ЗАПИСЬ
cli-value-run = СЕРИЯ
cli-value-path = ПУТЬ
cli-value-number = ЧИСЛО
cli-value-name = НАЗВАНИЕ
cli-value-name-name = НАЗВАНИЕ,НАЗВАНИЕ
cli-value-budget = БЮДЖЕТ
cli-value-seat = МЕСТО
cli-value-who-who = КТО,КТО
cli-value-bot = БОТ
cli-value-bot-bot = БОТ,БОТ
cli-value-elo = ЭЛО
cli-value-shell = ОБОЛОЧКА
cli-value-command = КОМАНДА
cli-value-port = ПОРТ

## Справка: заголовки и пометки

help-usage = Использование:
help-commands = Команды:
help-arguments = Аргументы:
help-options = Параметры:
help-some-options = [ПАРАМЕТРЫ]
help-a-command = <КОМАНДА>
help-values = [возможные значения: { $values }]
help-default = [по{ "\u00A0" }умолчанию:{ "\u00A0" }{ $value }]

## Что не так с командой

usage-error = ошибка:
usage-tip = подсказка:
usage-try = Подробнее: --help.
usage-unknown-option = параметра «{ $arg }» здесь нет
usage-unexpected = аргумент «{ $arg }» здесь лишний
usage-unknown-command = команды «{ $command }» нет
usage-missing-command = после слов «{ $command }» не хватает команды: { $commands }
usage-missing = { $n ->
    [one] не хватает обязательного аргумента:
   *[other] не хватает обязательных аргументов:
}
usage-no-value = аргумент «{ $arg }» требует значения
usage-bad-value = значения «{ $value }» нет среди возможных для аргумента «{ $arg }»
usage-invalid = значение «{ $value }» не подходит для аргумента «{ $arg }»: { $reason }
usage-too-many = значение «{ $value }» лишнее для аргумента «{ $arg }»
usage-too-few = аргумент «{ $arg }» требует не менее { $min ->
    [one] { $min } значения
   *[other] { $min } значений
}, дано { $n }
usage-wrong-number = аргумент «{ $arg }» требует { $expected ->
    [one] { $expected } значения
   *[other] { $expected } значений
}, дано { $n }
usage-no-equals = значение аргумента «{ $arg }» пишется после знака равенства
usage-conflict = аргумент «{ $arg }» нельзя сочетать с { $others }
usage-twice = аргумент «{ $arg }» можно дать только один раз
usage-not-text = команда – не текст в UTF-8
usage-similar = может быть, { $names }?
usage-tip-value = чтобы передать это как значение, напишите { $what }
usage-tip-elsewhere = есть { $what }
usage-tip-dashes = { $what } – команда; уберите два дефиса перед ней

reason-whole-number = нужно целое неотрицательное число
reason-above-zero = нужно целое число больше 0
reason-too-big = число слишком велико
reason-at-most = не больше { $most }
reason-number = нужно число
reason-bot = нужно { $bots }
reason-budget = нужно число итераций, например 500, не больше { $most }, или время, например 200ms, не больше { $longest }
reason-no-search = { $bot } ничего не перебирает, бюджета у него нет

## Что не удалось

error-language = неизвестный язык «{ $asked }»; языки: { $known }
error-reading = не удалось прочитать { $path }
error-too-long = { $path } длиннее { $n } МиБ: ничего такого длинного здесь прочитать нельзя
error-reading-record = не удалось прочитать запись { $path }
error-reading-save = не удалось прочитать сохранённую партию { $path }
error-reading-content = не удалось прочитать данные из { $path }
error-writing = не удалось записать { $path }
error-no-port = нет свободного порта начиная с { $port }
error-no-page = программа собрана без страницы: запустите `cargo xtask play` или `cargo xtask web` и соберите её снова, указав в SANDTABLE_SITE названную папку
serve-ready = Стол доступен по адресу { $address } – Ctrl-C завершает.
site-written =
    { $n ->
        [one] { $n } файл в { $folder }
        [few] { $n } файла в { $folder }
       *[many] { $n } файлов в { $folder }
    }
error-resuming-table = не удалось продолжить партию
error-replaying = не удалось воспроизвести { $path }
error-verifying = не удалось проверить { $path }
error-looking-for-scenarios = при поиске сценариев
error-setup-line = непонятная строка настройки «{ $line }»
error-setting-up = не удалось подготовить игру { $game }
error-randomness = система не дала случайных чисел
error-ctrl-c = не удалось перехватить Ctrl-C
error-no-content = в { $path } нет данных: ни один файл не оканчивается на «.toml»
error-many-files = в { $path } слишком много файлов для данных игры
error-not-saved = { $path } сохранено не для продолжения: нет начального числа
error-sealed = { $path } – сохранённая партия, которая не закончена: продолжите её командой «sandtable play ИГРА --resume ФАЙЛ»
error-save-damaged = сохранённая партия повреждена
error-other-key = она зашифрована другим ключом или с тех пор изменена; ключ – файл «key» в папке, которую задаёт SANDTABLE_HOME
error-no-home = нет папки для ключа сохранённых партий; задайте её в SANDTABLE_HOME
error-nothing-kept = сохранённых партий игры { $game } нет
error-other-seat = на месте «{ $seat }» за этим столом сидит бот: никто не может занять его место и увидеть его карты
error-not-a-record = { $path } – что-то другое, не запись игры; поверх записано не будет
error-other-game = { $path } – партия игры { $found }, а не { $game }
error-few-moves = в записи { $n ->
    [one] только { $n } ход
    [few] только { $n } хода
   *[many] только { $n } ходов
}, меньше чем { $to }
error-game-not-over = { $path } – запись партии, которая не закончена: до конца никто не должен видеть, что в ней скрыто
error-nothing-left = ходов в записи: { $n }; после хода { $at } играть больше нечего
error-no-seat = места «{ $name }» нет; места: { $seats }
error-too-many-seats = названо игроков: { $named }, а мест за столом: { $seats }
error-too-few-bots = турниру нужны хотя бы два бота, дано { $n }
error-one-side = за этим столом только одна сторона
error-sprt = для --sprt нужна разница больше 0, дано { $found }
error-no-run = из { $path } нельзя прочитать серию (серия – папка, созданная командой «sandtable sim»)
error-newer-run = у { $path } формат { $found }, а эта программа читает форматы до { $known }
error-other-run = в { $path } другая серия ({ $differences }); дайте другое --out или повторите команду, которой она создана, чтобы продолжить
error-difference = { $name } { $there }, а не { $asked }
error-unfinished-run = серия в { $path } не закончена (партии: { $done } из { $all }); повторите «sandtable sim», которым она создана, чтобы продолжить
error-no-game = партии этой серии пронумерованы с 0, всего их { $games }: партии { $number } нет
error-by-the-clock = боты этой серии думали по часам, поэтому ни одну её партию нельзя повторить
error-run-rules = серия сыграна по правилам версии { $found }, а эта программа играет по версии { $known }
error-not-empty = { $path } не пусто, и серии там нет

file-not-found = нет такого файла или папки
file-denied = нет доступа
file-exists = это уже есть
file-is-folder = это папка
file-is-no-folder = это не папка
file-not-text = это не текст в UTF-8
file-full = на диске нет места
file-read-only = туда нельзя писать

## Записи партий

record-unknown-game = неизвестная игра «{ $name }»; игры: { $known }
record-line = строка { $line }: { $problem }
record-empty = запись пуста
record-newer = формат { $found } новее этой программы, она читает форматы до { $known }
record-expected = ожидалось: { $expected }, а здесь «{ $found }»
record-expected-rules = версия правил
record-expected-digits = 64 шестнадцатеричные цифры
record-expected-move = кто ходил и какой это ход
record-expected-actor = номер места или «chance»
record-missing = нет строки «{ $name }»
record-other-game = это запись игры { $found }, а не { $game }
record-other-rules = партия записана по версии правил { $record } ({ $game }); эта программа играет по версии { $program }
record-setup = такой настройки быть не может: { $problem }
record-other-content = партия сыграна с другими данными, { $digest }; укажите их папку через --content
record-move = ход { $number }: { $who }: { $problem }
record-move-at-line = ход { $number } (строка { $line }): { $who }: { $problem }
record-no-seat = место { $seat }, которого за этим столом нет

verify-fair = Честно: начальное число то, что обещано, { $chance ->
    [one] из него следует { $chance } случайный исход
    [few] из него следуют { $chance } случайных исхода
   *[many] из него следуют { $chance } случайных исходов
}, { $moves ->
    [one] { $moves } ход разрешён
    [few] { $moves } хода разрешены
   *[many] { $moves } ходов разрешены
}
verify-unfinished = Внимание: запись кончается раньше партии
verify-chosen-seed = Внимание: начальное число кто-то выбрал, поэтому это не доказывает, что его никто не знал заранее
verify-not-fair = Нечестно: { $reason }
verify-not-proved = Честность не доказана: { $reason }
verify-no-commitment = в записи нет отпечатка начального числа, который публикуют в начале
verify-no-seed = в записи нет начального числа; его публикуют, когда партия окончена
verify-other-seed = отпечаток начального числа – { $found }, а опубликован { $published }
verify-other-outcome = ход { $number }: из начального числа следует «{ $derived }», а в записи «{ $recorded }»

## Игровые поля

board-none = У игры { $game } нет поля, которое можно нарисовать
board-orders-support = { $action }: сила { $blue } для Синих, { $yellow } для Жёлтых{ $initiative ->
    [yes] , а также инициатива
   *[no] {""}
}
board-reconstructed =
    Это поле отчасти восстановлено и не совпадает с печатным: ни один источник не описывает его целиком.
    Исправьте файлы в content/orders и играйте с --content. Насколько обоснованы значения:
board-class-published = опубликовано
board-class-inferred = выведено
board-class-reconstructed = восстановлено
board-field-board-rounds = число раундов
board-field-board-symmetry = симметрия поля
board-field-board-impassable = непроходимые границы
board-field-board-adjacency = соседство областей
board-field-board-zone-adjacency = соседство зон
board-field-board-factions = фракции
board-field-board-pieces = число солдат, самолётов и командиров
board-field-board-dice = кубики
board-field-board-deck = колода карт
board-field-board-tokens = жетоны бонусов
board-field-board-slots = места для жетонов бонусов
board-field-area-layout = области: расположение
board-field-area-stars = области: звёзды
board-field-area-hq = области: штабы
board-field-area-troops = области: солдаты в начале
board-field-area-spaces = области: поля действий
board-field-area-bonus = области: напечатанный бонус
board-field-area-slot = области: место для жетона бонуса
board-field-area-drop = области: можно ли высадить десант
board-field-area-zone = области: воздушная зона над ними
board-field-zone-colour = зоны: цвет
board-field-zone-areas = зоны: области под ними
board-field-zone-spaces = зоны: поля действий
board-field-zone-planes = зоны: самолёты в начале
board-field-zone-sector = зоны: сектор
board-field-support-space = действия поддержки: поля
board-field-support-strength = действия поддержки: сила
board-field-support-initiative = действия поддержки: инициатива

## Серии и турниры

study-progress = партии { $done }/{ $all }, { $rate }, осталось { $left }

analyse-progress = позиции { $done }/{ $all }, осталось { $left }
analyse-stopped = Прервано: половина объяснения – не объяснение

sim-resumed = Продолжение после { $done ->
    [one] { $done } партии
   *[other] { $done } партий
}
sim-stopped =
    Прервано; партий сохранено в { $path }: { $done } из { $all }
    Та же команда продолжит отсюда
sim-title = { $game }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
} от начального числа { $seed }; в скобках интервалы 95 %
sim-opening = Общие первые ходы каждой партии: { $n }; скрытые карты лежат там, где лежали на самом деле
sim-by-side = Победы сторон
sim-by-seat = Победы мест
sim-endings = Чем закончилось
sim-a-game = За партию
sim-rounds = раунды
sim-decisions = решения
sim-nobody = никто
sim-no-ending = без конца
sim-unfinished = Не закончилось: { $n ->
    [one] { $n } партия
    [few] { $n } партии
   *[many] { $n } партий
}
sim-files = Файлы в { $path }; посмотреть их: sandtable report { $path }

arena-title = { $game } ({ $setup }), раздачи от начального числа { $seed }, { $seconds } с; в скобках интервалы 95 %
arena-stopped = Прервано раньше срока: считаются только законченные партии
arena-pairs = Как часто побеждал первый из двух
arena-games = из { $n ->
    [one] { $n } партии
   *[other] { $n } партий
}
arena-open = не решено
arena-stronger = сильнее
arena-not-stronger = не сильнее
arena-elo = Эло, { $bot } на 0

train-play = { $variant }, раунд { $round }: партии для обучения: { $n }
train-fit = подбор весов по позициям: { $n }
train-match = матч новых весов со старыми, партий не более: { $n }
train-accepted = приняты: новые веса выиграли { $rate } партий у старых (партии: { $n })
train-refused = не приняты: новые веса выиграли { $rate } партий у старых (партии: { $n })
train-stopped =
    остановлено; выученное сохранено в { $path }
    та же команда продолжит
train-calibration = { $variant }, раунд { $round }: предсказанная вероятность, наблюдённая частота, число предсказаний (отложенные позиции: { $n }; log-loss { $loss }; ошибка калибровки не более { $worst } п. п.)
train-calibrated = { $variant }, после калибровки: предсказанная вероятность, наблюдённая частота, число предсказаний (позиции новых партий: { $n }; log-loss { $loss }; ошибка калибровки не более { $worst } п. п.)
train-weights = { $variant }: самые большие веса как отношения шансов в начале, когда осталась четверть игры, в конце
train-done = веса записаны в { $path } (отпечаток { $digest })
