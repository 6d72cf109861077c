# Что не так с текстом извне: с ходом в нотации, строкой настройки, файлом данных.
# Слова в кавычках – нотация, одна и та же на всех языках.

## Нотация

fault-form = «{ $text }» – непонятно; возможны: { $expected }
fault-unknown = { $kind ->
    [ability] неизвестная способность
    [achievement] неизвестное достижение
    [action-space] неизвестное поле действия
    [area] неизвестная область
    [bonus] неизвестный напечатанный бонус
    [card] неизвестная карта
    [country] неизвестная страна
    [nation] неизвестная нация
    [place] неизвестная область или зона
    [seat] неизвестное место за столом
    [space] неизвестная область
    [token] неизвестный жетон
    [zone] неизвестная зона
   *[other] неизвестное имя
} «{ $word }»
fault-number = нужно число от { $min } до { $max }, а не «{ $word }»
fault-choice = нужно одно из: { $expected }, а не «{ $word }»
fault-digits = нужно не больше 16 шестнадцатеричных цифр, а не «{ $word }»
fault-too-many = здесь может быть не больше { $max }, а не { $n }

## Настройка

fault-unknown-content = данных { $digest } здесь нет; укажите их папку через --content
fault-too-late = строка «{ $what }» должна стоять до описания позиции
fault-wrong-terrain = отряд «{ $piece }» не может стоять в области «{ $space }»
fault-too-many-pieces = отряды «{ $piece }» («{ $owner }»): не больше { $max }, а не { $n }
fault-other-owner = «{ $card }» – не карта страны «{ $owner }»
fault-wrong-zone = карта «{ $card }» не может лежать в «{ $zone }»
fault-too-many-copies = карт «{ $card }» всего { $max }
fault-after-last-round = раунд { $round } – после последнего раунда { $last }
fault-shared-space = враги не могут вместе стоять в «{ $space }»
fault-no-cards = в данных нет карт для `{ $line }`
fault-not-a-vehicle = «{ $card }» – не техника
fault-reserve-size = мест в резерве: { $places }; пустое обозначьте -
fault-reserve-gap = пустые места резерва – те, что рядом с колодой
fault-cannot-defend = у «{ $card }» нет брони, защищать она не может
fault-not-seated = за этим столом нет места «{ $seat }»; игроков: { $players }
fault-too-many-medals = для стопки «{ $nation }» остались только эти медали: одинарные { $singles }, двойные { $doubles }
fault-base-in-hand = захваченная база не остаётся в руке
fault-no-slot = в области «{ $area }» нет места для жетона
fault-token-twice = в области «{ $area }» уже лежит жетон, или «{ $token }» лежит в другом месте
fault-space-taken = на поле «{ $space }» уже стоит командир
fault-stack-limit = солдаты или самолёты «{ $owner }» в «{ $place }»: не больше { $max }, а не { $n }
fault-hq-not-held = «{ $owner }» должны держать свой штаб
fault-commanders = командиры «{ $owner }», всего: { $max }, а не { $n }

## Файлы данных любой игры

fault-unknown-file = файла данных «{ $file }» нет; есть: { $expected }
fault-too-much-content = слишком много других данных за один запуск программы (наборов не больше: { $contents }, байт: { $bytes })
fault-toml = это не читается: { $message }
fault-not-an-id = «{ $id }» – не идентификатор: строчная буква, затем строчные буквы, цифры и _
fault-twice = «{ $name }» стоит здесь дважды
fault-missing = не хватает «{ $name }»
fault-out-of-range = «{ $what }» – от { $min } до { $max }, а не { $n }
fault-too-many-of = слишком много «{ $what }»: не больше { $max }
fault-count = «{ $what }»: должно быть { $expected }, а не { $n }
fault-other-file = этот файл – для «{ $expected }»

## Данные Quartermaster

fault-sea-home = море «{ $space }» не может быть ни стартовой областью, ни точкой снабжения
fault-second-home = у «{ $country }» вторая стартовая область, «{ $space }»
fault-strait-ends = у пролива якорь на суше, и он соединяет два моря
fault-wrong-team = «{ $country }» воюет на стороне «{ $team }»
fault-home-not-supply = map.toml должен отметить стартовую область «{ $country }» как точку снабжения
fault-copies-on-table = «{ $card }»: карта, что остаётся на столе или может быть туда положена, одна, и никакой нет 0 раз
fault-unknown-shape = «{ $card }»: ни одна встроенная карта этого типа такого не делает; другими могут быть числа, области и страны
fault-two-uses = у «{ $card }» две применяемые способности: ход их не различит
fault-out-of-place = карта «{ $card }» страны { $country } стоит не на своём месте: карты одной страны стоят вместе, а страны — в порядке ходов
fault-ability-without-effect = у «{ $card }» способность без эффекта
fault-trigger-misfit = «{ $card }»: условие, ограничение и тип не подходят друг к другу
fault-effect-needs = «{ $card }»: этому эффекту нужно: { $needs ->
    [piece] условие, в котором говорится об отряде
    [played] ответ на сыгранную карту
    [economic-warfare] ответ цели бомбардировки
    [resolved] ответ на исполненную карту
    [status-used] ответ на применённую карту статуса
    [may-build] разрешение на постройку
    [times] число повторений от наименьшего до наибольшего и один вид отряда
    [using] ответ на применяемую карту
    [levies] ответ той страны, что ведёт бомбардировку
    [type] вид карты, который лежит на столе
   *[other] хотя бы два варианта
}

## Данные Rush

fault-other-sort = «{ $ability }» – другого рода
fault-ability-argument = аргумент «{ $ability }» – «{ $expected }»
fault-no-target = «{ $card }» не смогла бы атаковать ни базы, ни технику
fault-copies-of-start = карта «{ $card }», число копий: { $copies }; число игроков, которые с ними начинают: { $players }, у каждого: { $start }; это не сходится
fault-class-values = «{ $card }»: у всей техники класса «{ $class }» огневая мощь { $firepower } и броня { $armour }

## Данные General Orders

fault-other-schema = эта программа читает схему { $known }
fault-provenance = происхождение «{ $field }» должно начинаться с одного из: { $expected }
fault-never-dealt = карты «{ $card }» нет ни в одной колоде
fault-other-timing = «{ $card }»: тип и момент не согласуются
fault-idle-effect = «{ $name }»: этот эффект никогда ничего бы не сделал
fault-action-name = «{ $name }» – название действия
fault-space-of = у «{ $place }» не может быть поля действия «{ $space }»; у областей advance, paradrop:FACTION, barrage:FACTION, у зон fly, bombard
fault-support-space = «{ $space }» – это reinforce, plan или (с зонами) scramble силой от 1 до 20 для каждой фракции; инициатива только у plan
fault-die-faces = у кубика от 1 до 20 граней; попадания на каждой: от 0 до { $max }
fault-no-zone = область «{ $area }» не лежит ни в одной зоне
fault-slots = областей с местом для жетона: { $n }, жетонов в запасе: { $tokens }; это не сходится
fault-deck-size = карты этого режима в cards.toml: { $n }; не больше { $max }
fault-no-hex = в области «{ $area }» нет гекса
fault-far-hex = гекс ({ $q }, { $r }) области «{ $area }» далеко за полем
fault-shared-hex = гекс ({ $q }, { $r }) и в «{ $other }», и в «{ $area }»
fault-bonus-and-slot = в области «{ $area }» и напечатанный бонус, и место для жетона
fault-start-stack = солдаты или самолёты одной фракции в «{ $place }» в начале: не больше { $max }
fault-both-begin = в «{ $place }» начинают обе фракции
fault-second-hq = у «{ $owner }» второй штаб, «{ $area }»
fault-empty-hq = в штабе «{ $area }» должны начинать солдаты «{ $owner }»
fault-no-hq = каждой фракции нужен штаб
fault-empty-zone = в зоне «{ $zone }» нет ни одной области
fault-closed-hq = у штаба «{ $area }» нет поля advance
fault-too-many-dice = кубики в одном броске: их могло бы быть { $n }; не больше { $max }
fault-unreachable = до «{ $place }» нельзя добраться из «{ $from }»
fault-no-image = у области «{ $area }» нет зеркального отражения
fault-split-image = зеркальное отражение «{ $area }» – не одна область
fault-other-image = «{ $area }» отличается от своего зеркального отражения «{ $image }»: «{ $what }»
fault-unequal-space = «{ $space }» – не одинаковой силы для обеих фракций
