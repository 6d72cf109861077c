### The end of a game, and points by source.

ending-won = Вы победили
ending-lost = Вы проиграли
ending-shared = Общая победа
ending-again = Тот же стол ещё раз
ending-replay = Просмотреть с начала
ending-look = Посмотреть на стол
ending-tables = Мои столы
ending-sources = Откуда взялись очки
ending-who = Кто
ending-total = всего
ending-you = вы
ending-source-spaces = точки снабжения
ending-source-cards = карты
ending-source-depletion = нехватка карт
ending-source-medals = медали
ending-source-bases = базы
ending-source-achievements = достижения
ending-source-stars = звёзды
ending-curve = Очки по раундам
ending-decided = Что решило исход
ending-gained = Раунд { $round }: относительно лучшего из остальных вперёд на { $n }
ending-fell-back = Раунд { $round }: относительно лучшего из остальных назад на { $n }
ending-differently = Попробовать иначе
ending-decided-help = Там можно посмотреть раунд и продолжить с него на копии; эта партия останется как есть.
