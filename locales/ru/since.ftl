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
