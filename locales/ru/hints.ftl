### Hints with their reasons.

hint-confirm-end = Спрашивать перед концом моего хода

## A hint

hint-ask = Подсказка
hint-thinking = Ищу подсказку
hint-best = Подсказка: { $move }
hint-only = Другого варианта нет.
hint-little = Варианты здесь почти не отличаются; с этим вариантом через ход ваше положение будет немного лучше.
hint-second-same = Следующий по силе вариант: { $move }. Даёт почти то же.
hint-second-but = Следующий по силе вариант: { $move }. В пользу подсказки: { $reason }.
hint-wins = даёт
hint-prevents = предотвращает
hint-keeps = сохраняет
hint-likely = { $reason } (вероятно)
hint-reason-game = победа
hint-reason-removed = удалено: { $things }
hint-reason-taken = взято: { $things }
hint-reason-placed = на поле: { $things }
hint-reason-gained = прибавится: { $things }
hint-reason-points = { $n ->
    [one] на { $n } очко больше к вашему следующему ходу
    [few] на { $n } очка больше к вашему следующему ходу
   *[other] на { $n } очков больше к вашему следующему ходу
}
hint-reason-income = { $n ->
    [one] на { $n } очко больше за раунд
    [few] на { $n } очка больше за раунд
   *[other] на { $n } очков больше за раунд
}
hint-reason-lost = иначе потеря: { $things }
hint-reason-coming = иначе займёт враг: { $things }
hint-reason-guarded = под защитой: { $things }
hint-reason-supply = в снабжении: на { $n } больше
hint-reason-in-hand = в руке: { $things }
hint-reason-better-cards = карты, которые пригодятся вам больше
hint-explained = Подсказка сравнивает, что будет после каждого из ваших вариантов до вашего следующего хода, исходя из того, что вы можете знать.

## First games

hint-lesson-do-it = Сделать за меня
hint-lesson-show = Показать
hint-lesson-other = Первая игра: { $game }
hint-lesson-was = Нажато: { $thing }.
hint-lesson-legal = Здесь это можно применить; в настоящей игре так и можно.
hint-lesson-not-now = Сейчас с этим ничего нельзя сделать.
hint-lesson-here = В этом уроке сейчас: { $move }.
hint-lesson-read-on = Сначала читайте дальше: нажмите «Дальше».
