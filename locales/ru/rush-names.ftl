# Имена в Rush: нации, классы, карты, способности, достижения, места. Слова – из русского издания:
# техника, нация, отряд, кладбище.

## Нации

rush-nation-ussr = СССР
    .gen = СССР
rush-nation-germany = Германия
    .gen = Германии
rush-nation-usa = США
    .gen = США
rush-nation-france = Франция
    .gen = Франции

## Классы; «many» – форма после «больше»

rush-class-light = лёгкий танк
    .many = лёгких танков
rush-class-medium = средний танк
    .many = средних танков
rush-class-spg = САУ
    .many = САУ
rush-class-heavy = тяжёлый танк
    .many = тяжёлых танков
rush-class-support = вспомогательные войска
    .many = вспомогательных войск

## Виды карт

rush-kind-barracks = казармы
rush-kind-medal = медаль
rush-kind-base = база
rush-kind-achievement = достижение

## Карты, кроме техники

rush-card-base = База
rush-card-engineers = Инженеры
rush-card-technicians = Механики
rush-card-volunteers = Добровольцы
rush-card-medal-ussr-1 = Орден Красного Знамени
rush-card-medal-ussr-2 = Орден Красного Знамени ×2
rush-card-medal-germany-1 = Железный крест
rush-card-medal-germany-2 = Железный крест ×2
rush-card-medal-usa-1 = Медаль Почёта
rush-card-medal-usa-2 = Медаль Почёта ×2
rush-card-medal-france-1 = Военная медаль
rush-card-medal-france-2 = Военная медаль ×2

## Советская техника: её имена в данных игры записаны латиницей

rush-vehicle-su01 = МС-1
rush-vehicle-su02 = Т-26
rush-vehicle-su03 = БТ-2
rush-vehicle-su04 = БТ-7
rush-vehicle-su05 = Т-46
rush-vehicle-su06 = Т-50
rush-vehicle-su07 = Т-28
rush-vehicle-su08 = Т-34
rush-vehicle-su09 = Т-34-85
rush-vehicle-su10 = Т-43
rush-vehicle-su11 = КВ-13
rush-vehicle-su12 = Т-44
rush-vehicle-su13 = СУ-26
rush-vehicle-su14 = СУ-76
rush-vehicle-su15 = СУ-85
rush-vehicle-su16 = СУ-100
rush-vehicle-su17 = ИСУ-152
rush-vehicle-su18 = КВ-1
rush-vehicle-su19 = КВ-2
rush-vehicle-su20 = ИС-2
rush-vehicle-su21 = ИС-3
rush-vehicle-su22 = ЗИС-5
rush-vehicle-su23 = БМ-13 «Катюша»
rush-vehicle-su24 = Партизаны
rush-vehicle-su25 = ГАЗ-67

## Способности

rush-ability-reinforcements = Подкрепление
rush-ability-recruitment = Вербовка
rush-ability-recon = Разведка
rush-ability-sabotage = Диверсия
rush-ability-siege = Осада
rush-ability-research = Исследование
rush-ability-dismantling = Демонтаж
rush-ability-invincibility = Неуязвимость
rush-ability-bases-only = Только базы
rush-ability-vehicles-only = Только техника
rush-ability-national-goods = Национальные ресурсы

## Достижения

rush-achievement-a01 = Уничтоженные базы
rush-achievement-a02 = Лёгкие танки
rush-achievement-a03 = Средние танки
rush-achievement-a04 = САУ
rush-achievement-a05 = Тяжёлые танки
rush-achievement-a06 = Вспомогательные войска
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
