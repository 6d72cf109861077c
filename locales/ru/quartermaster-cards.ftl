# Названия карт Quartermaster: наши переводы.

## Германия

qm-card-ger-abundant-resources = Изобилие ресурсов
qm-card-ger-atlantic-wall = Атлантический вал
qm-card-ger-bias-for-action = Инициатива командиров
qm-card-ger-blitzkrieg = Блицкриг
qm-card-ger-conscription = Призыв
qm-card-ger-dive-bombers = Пикирующие бомбардировщики
qm-card-ger-jet-fighters = Реактивные истребители
qm-card-ger-superior-planning = Безупречное планирование
qm-card-ger-swedish-iron-ore = Шведская железная руда
qm-card-ger-synthetic-fuel = Синтетическое топливо
qm-card-ger-volksturm = Фольксштурм
qm-card-ger-wolf-packs = Волчьи стаи
qm-card-ger-broad-front = Широкий фронт
qm-card-ger-forced-conscription = Принудительная мобилизация
qm-card-ger-guns-and-butter = Пушки и масло
qm-card-ger-military-dictatorships = Военные диктатуры на Балканах
qm-card-ger-plunder = Грабёж
qm-card-ger-the-autobahn = Автобан
qm-card-ger-submarines-enforce-blockade = Подводные лодки держат блокаду
qm-card-ger-submarines-battle-atlantic = Подводные лодки в битве за Атлантику
qm-card-ger-submarines-monsoon = Подводные лодки группы «Муссон»
qm-card-ger-submarines-unprotected = Подводные лодки охотятся на суда без охраны
qm-card-ger-submarines-murmansk = Подводные лодки атакуют мурманский конвой
qm-card-ger-v-weapons = Оружие возмездия

## Великобритания

qm-card-uk-australia-directorate = Австралия создаёт Управление людских ресурсов
qm-card-uk-free-france = Свободная Франция
qm-card-uk-lord-linlithgow = Лорд Линлитгоу объявляет о вступлении Индии в войну
qm-card-uk-mackenzie-king = Маккензи Кинг готовит закон о мобилизации национальных ресурсов
qm-card-uk-resistance = Сопротивление
qm-card-uk-royal-navy = Королевский флот
qm-card-uk-dutch-east-indies = Голландская Ост-Индия
qm-card-uk-general-smuts = Генерал Смэтс укрепляет связи с Великобританией
qm-card-uk-increased-commonwealth = Содружество усиливает поддержку
qm-card-uk-king-peter = Король Пётр на троне Югославии
qm-card-uk-ledo-burma-roads = Дорога Ледо и Бирманская дорога
qm-card-uk-singapore = Укрепление Сингапура
qm-card-uk-bomber-command = Бомбардировочное командование
qm-card-uk-malta-submarines = Мальтийские подводные лодки
qm-card-uk-asw-tactics = Противолодочная тактика
qm-card-uk-defensive-posture = Оборонительная позиция
qm-card-uk-destroyers = Эсминцы
qm-card-uk-enigma-code-cracked = Взлом «Энигмы»
qm-card-uk-loyal-to-crown = Верность короне
qm-card-uk-raf = Королевские ВВС
qm-card-uk-rationing = Карточная система

## Япония

qm-card-jpn-forward-bases = Передовые базы
qm-card-jpn-co-prosperity-sphere = Великая восточноазиатская сфера взаимного процветания
qm-card-jpn-imperial-designs = Имперские замыслы
qm-card-jpn-unimpeded-shipping = Беспрепятственное судоходство
qm-card-jpn-indian-ocean-patrols = Патрули в Индийском океане
qm-card-jpn-submarines-pacific = Подводные лодки поддерживают острова Тихого океана
qm-card-jpn-banzai-charge = Банзай-атака
qm-card-jpn-battleship-repair = Ремонт линкоров
qm-card-jpn-china-offensive = Наступление в Китае
qm-card-jpn-destroyer-transport = Перевозки на эсминцах
qm-card-jpn-fall-of-singapore = Падение Сингапура
qm-card-jpn-kamikaze = Камикадзе
qm-card-jpn-kwantung-army = Квантунская армия
qm-card-jpn-mobile-force = Ударное соединение
qm-card-jpn-snlf = Специальные морские десантные силы
qm-card-jpn-surprise-attack = Внезапная атака
qm-card-jpn-truk = Трук

## СССР

qm-card-ussr-frontal-assault = Лобовая атака
qm-card-ussr-guards = Гвардия
qm-card-ussr-scorched-earth = Выжженная земля
qm-card-ussr-shvernik-evacuation = Совет Шверника по эвакуации
qm-card-ussr-stavka-artillery = Ставка создаёт артиллерийские корпуса
qm-card-ussr-women-conscripts = Призыв женщин
qm-card-ussr-general-winter = Генерал Мороз
qm-card-ussr-german-soviet-treaty = Германо-советский договор о дружбе и границе
qm-card-ussr-mao-tse-tung = Мао Цзэдун
qm-card-ussr-tito-partisans = Партизаны Тито
qm-card-ussr-trans-siberian = Транссибирская магистраль
qm-card-ussr-vasilevsky = Василевский принимает командование на Дальнем Востоке
qm-card-ussr-defense-motherland = Защита Родины
qm-card-ussr-leningrad = Ленинград
qm-card-ussr-moscow = Москва
qm-card-ussr-rasputitsa = Распутица
qm-card-ussr-stalingrad = Сталинград

## Италия

qm-card-ita-anti-communist = Антикоммунистические настроения
qm-card-ita-balkan-resources = Балканские ресурсы
qm-card-ita-bravado = Бравада
qm-card-ita-impero-italiano = Итальянская империя
qm-card-ita-mare-nostrum = Mare Nostrum
qm-card-ita-afrika-korps = Африканский корпус
qm-card-ita-division-azul = Голубая дивизия
qm-card-ita-german-aid-greece = Германская помощь в Греции
qm-card-ita-italian-east-africa = Итальянская Восточная Африка
qm-card-ita-italy-attacks-communists = Италия атакует коммунистов
qm-card-ita-plunder = Грабёж
qm-card-ita-decima-flottiglia = Десятая флотилия МАС (боевые пловцы)
qm-card-ita-regia-marina-shipping = Королевский флот Италии перекрывает морские пути
qm-card-ita-german-reinforcements = Контратака германских подкреплений
qm-card-ita-monte-cassino = Монте-Кассино
qm-card-ita-romanian-reinforcements = Румынские подкрепления
qm-card-ita-skilled-pilots = Опытные пилоты

## США

qm-card-usa-aircraft-carriers = Авианосцы
qm-card-usa-american-volunteer = Расширение Американской добровольческой группы
qm-card-usa-amphibious-landings = Морские десанты
qm-card-usa-flying-fortresses = Летающие крепости
qm-card-usa-radar = Радар
qm-card-usa-rosie-the-riveter = Клепальщица Рози
qm-card-usa-superior-shipyards = Превосходные верфи
qm-card-usa-wartime-production = Военное производство
qm-card-usa-arsenal-of-democracy = Арсенал демократии
qm-card-usa-fleet-pearl-harbor = Флот в Пёрл-Харборе
qm-card-usa-flexible-resources = Гибкие ресурсы
qm-card-usa-free-french-allies = Союзники из Свободной Франции
qm-card-usa-guadalcanal = Гуадалканал
qm-card-usa-lend-lease = Ленд-лиз
qm-card-usa-murmansk-convoy = Мурманский конвой
qm-card-usa-operation-magic = Операция «Мэджик»
qm-card-usa-patton-advances = Наступление Паттона
qm-card-usa-theater-shift = Смена театра военных действий
qm-card-usa-b24-liberator = B-24 «Либерейтор»
qm-card-usa-b26-marauder = B-26 «Мародёр»
qm-card-usa-b29-superfortress = B-29 «Суперфортресс»
qm-card-usa-firestorm-bombing = Зажигательные бомбардировки
qm-card-usa-sbd-dauntless = SBD «Донтлесс»

## Air Marshal: Усиления

qm-card-ger-me109s = Me-109 атакуют аэродромы
qm-card-ger-graf-spee = Адмирал граф Шпее
qm-card-ger-cloud-cover = Облачность
qm-card-ger-ju52 = Ju-52 доставляют припасы
qm-card-ger-ju87 = Ju-87
qm-card-ger-weserubung = Операция «Везерюбунг»
qm-card-ger-the-blitz = Блиц
qm-card-uk-commonwealth-irregulars = Иррегулярные части Содружества
qm-card-uk-operation-banquet = Операция «Банкет»
qm-card-uk-warsaw-uprising = Варшавское восстание
qm-card-jpn-a6m-zero = A6M «Зеро»
qm-card-jpn-imperial-japanese-navy = Императорский флот Японии
qm-card-jpn-island-fortresses = Островные крепости
qm-card-jpn-nagumo = Нагумо командует Первым воздушным флотом
qm-card-jpn-pacific-empire = Тихоокеанская империя
qm-card-jpn-tora = Тора
qm-card-jpn-yamamoto = Ямамото на борту «Ямато»
qm-card-ussr-partisans = Партизаны
qm-card-ussr-asian-reserves = Азиатские резервы
qm-card-ussr-paratroops = Парашютисты
qm-card-ussr-zhukov = Жуков идёт на запад
qm-card-ita-macchi-c202 = Macchi C.202
qm-card-ita-golden-square-coup = Переворот «Золотого квадрата»
qm-card-ita-regia-aeronautica = Королевские ВВС Италии
qm-card-ita-somaliland = Сомали
qm-card-ita-supermarina = Супермарина
qm-card-usa-sleeping-giant = Великий спящий гигант
qm-card-usa-pacific-bases = Тихоокеанские базы
qm-card-usa-rangers = Рейнджеры
qm-card-ger-tactical-innovations = Тактические новшества
qm-card-uk-bletchley-park = Блетчли-парк
qm-card-uk-keep-calm = Сохраняйте спокойствие и продолжайте
qm-card-ussr-battle-of-moscow = Битва за Москву
qm-card-ussr-fortress-rebuilt = Восстановленная крепость
qm-card-usa-navajo = Шифровальщики навахо
qm-card-usa-our-philosophy = Наша философия правления
qm-card-usa-p51 = P-51 «Мустанг»

## Alternate Histories: Усиления

qm-card-ger-fallschirmjager = Немецкие парашютисты
qm-card-ger-g7e-torpedo = Торпеда G7e
qm-card-uk-sas-raids = SAS нападает на аэродромы
qm-card-jpn-code-of-bushido = Кодекс бусидо
qm-card-jpn-j8m = Мицубиси J8M
qm-card-ussr-cavalry-corps = Кавалерийский корпус
qm-card-ussr-vitebsk-gate = Витебские ворота
qm-card-ita-betasom = БЕТАСОМ
qm-card-ita-carriers-early = Италия досрочно достраивает авианосцы
qm-card-ita-pact-of-steel = Стальной пакт
qm-card-usa-carpet-bombing = Ковровые бомбардировки
qm-card-usa-pappy-boyington = Пэппи Бойингтон
