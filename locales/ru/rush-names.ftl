# Имена в Rush: страны, классы, карты, способности, достижения, места. Машины называются как в данных
# игры: их имена одинаковы на всех языках.

## Страны

rush-nation-ussr = СССР
    .gen = СССР
rush-nation-germany = Германия
    .gen = Германии
rush-nation-usa = США
    .gen = США
rush-nation-france = Франция
    .gen = Франции

## Классы; «many» – форма после «больше всего»

rush-class-light = лёгкий танк
    .many = лёгких танков
rush-class-medium = средний танк
    .many = средних танков
rush-class-spg = самоходная установка
    .many = самоходных установок
rush-class-heavy = тяжёлый танк
    .many = тяжёлых танков
rush-class-support = отряд поддержки
    .many = отрядов поддержки

## Виды карт

rush-kind-barracks = казармы
rush-kind-medal = медаль
rush-kind-base = база
rush-kind-achievement = достижение

## Карты, кроме машин

rush-card-base = База
rush-card-engineers = Инженеры
rush-card-technicians = Техники
rush-card-volunteers = Добровольцы
rush-card-medal-ussr-1 = Орден Красного Знамени
rush-card-medal-ussr-2 = Орден Красного Знамени ×2
rush-card-medal-germany-1 = Железный крест
rush-card-medal-germany-2 = Железный крест ×2
rush-card-medal-usa-1 = Медаль Почёта
rush-card-medal-usa-2 = Медаль Почёта ×2
rush-card-medal-france-1 = Военная медаль
rush-card-medal-france-2 = Военная медаль ×2

## Способности

rush-ability-reinforcements = Подкрепления
rush-ability-recruitment = Вербовка
rush-ability-recon = Разведка
rush-ability-sabotage = Диверсия
rush-ability-siege = Осада
rush-ability-research = Исследования
rush-ability-dismantling = Демонтаж
rush-ability-invincibility = Неуязвимость
rush-ability-bases-only = Только базы
rush-ability-vehicles-only = Только машины
rush-ability-national-goods = Национальные товары

## Достижения

rush-achievement-a01 = Уничтоженные базы
rush-achievement-a02 = Лёгкие танки
rush-achievement-a03 = Средние танки
rush-achievement-a04 = Самоходные установки
rush-achievement-a05 = Тяжёлые танки
rush-achievement-a06 = Отряды поддержки
rush-achievement-a07 = Медали СССР
rush-achievement-a08 = Медали Германии
rush-achievement-a09 = Медали США
rush-achievement-a10 = Медали Франции
rush-achievement-a11 = Массированная атака
rush-achievement-a12 = Самый большой отряд

## Места

rush-seat-alpha = Альфа
rush-seat-bravo = Браво
rush-seat-charlie = Чарли
rush-seat-delta = Дельта
rush-seat-echo = Эхо
