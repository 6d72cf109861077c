# What a host or a local table answers when a command is not carried out.

error-stale = Положение на столе изменилось. Выберите ещё раз.
error-spectator = Вы наблюдаете. Это могут делать только игроки за столом.
error-no-hint = Подсказка — только для того, кто играет один против ботов и должен сейчас выбрать.
error-no-table = Здесь нет стола.
error-protocol-version = Эта страница и сервер используют разные версии ({ $client } и { $host }). Загрузите страницу заново.
error-unreadable-request = Сервер не понял эту страницу. Загрузите страницу заново.
error-table-fault = Игра не может продолжаться. Сохраните стол в файл и загрузите страницу заново.
error-unfinished = Игра ещё не окончена.
error-occupant = «{ $word }» — не человек и не бот.
