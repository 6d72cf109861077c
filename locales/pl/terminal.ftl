# Terminal: wszystko, co `sandtable play` i `sandtable cards` mówią wokół gry.

## Polecenia: co można wpisać; angielskie słowa działają w każdym języku

cmd-undo = cofnij
cmd-skip = pomijaj
cmd-why = dlaczego
cmd-view = widok
cmd-board = plansza
cmd-hand = ręka
cmd-card = karta
cmd-rules = zasady
cmd-record = zapis
cmd-save = zachowaj
cmd-help = pomoc
cmd-quit = koniec

# Przed kreską stoi to, co można wpisać; wielkimi literami to, co trzeba zastąpić.
term-help =
    NUMER – wybierz tę możliwość; kilka po kolei: 1 3 4
    Enter – wybierz jedyną możliwość
    NAZWA – możliwość podana słowami, ich początkiem albo słowem ze środka
    RUCH – możliwość zapisana w notacji
    cofnij – cofnij swój ostatni ruch, dopóki nie ujawniono czegoś ukrytego i nie było losowania
    pomijaj – pasuj przy każdym pytaniu do końca tej tury; powtórzone odwołuje to
    dlaczego NAZWA – dlaczego coś nie jest możliwe
    widok – wszystko, co widać (widok json: jako dane)
    plansza [NAZWA] – plansza albo jedno miejsce i jego sąsiedzi
    ręka – wszystkie twoje karty z tekstami
    karta NAZWA – tekst karty
    zasady [TEMAT] – zasady w skrócie
    zachowaj PLIK – zachowaj partię zaszyfrowaną, by dokończyć ją później z opcją --resume PLIK
    zapis [PLIK] – co dotąd było widać z twojego miejsca; po końcu cała gra, także do pliku
    pomoc – ta lista
    koniec – odejdź od stołu

## Stół

term-welcome = { $game } – { $seats }.
term-bot = { $seat } ({ $bot })
term-bot-random = losowe ruchy
term-bot-cadet = kadet
term-bot-officer = oficer
term-bot-general = generał
term-sealed = Wyniki losowań są z góry ustalone; ich skrót to { $commitment }.
term-not-sealed = Losowania wynikają z wybranej liczby: nie są utajnione, bo kto zna tę liczbę, może znać ich wyniki.
term-hint = Wybieraj numerem albo słowami; Tab je uzupełnia. „pomoc” wylicza, co jeszcze można wpisać.
term-thinking = Myśli: { $who } …
term-quit-unsaved = Partia przepadnie. „zachowaj PLIK” ją zachowa; jeszcze raz „koniec” – odchodzisz mimo to.
term-left = Partia przerwana przed końcem.
term-kept = Jest zachowana w { $path }; dalszy ciąg: { $command }
term-not-kept = Od tej chwili partia nie zachowuje się sama: { $reason }
term-seed = Ziarno losowania: { $seed }.
term-look-back = „widok” pokaże stół jeszcze raz, „zapis PLIK” zachowa grę. Enter kończy.
term-chance = los
term-to-decide = Decyduje: { $who }.
term-pass-keyboard = Teraz przy klawiaturze: { $who }. Naciśnij Enter.
term-scrollback = Ten terminal pamięta to, co zniknęło z ekranu. Nie przewijaj wstecz.
term-more = – Enter: dalej –
term-news = Co się stało:
term-offer = Do kupienia:
term-deck = Z twojej talii:
term-hand = Twoje karty:
term-face-up = Twoje odkryte karty na stole:
term-face-down = Twoje zakryte karty na stole:
term-new-cards = Nowe karty:
term-asked-cards = Karty, o które chodzi:
term-empty-hand = Nie masz kart na ręce.
term-seldom = Rzadko potrzebne:
term-any-time = W każdej chwili:
term-copies = { $card } ×{ $n }

## Odpowiedzi

term-type = Wpisz numer, słowa z listy albo „pomoc”. „koniec” – odejście od stołu.
term-forced = Jedyna możliwość: { $text }.
term-dropped = Pytanie się zmieniło; reszta tego, co wpisano, przepada.
term-choose-range = Wybierz od 1 do { $n }.
term-several = Pasuje do tego kilka możliwości:
term-written = Zapisano w { $path }.
term-no-record-yet = Zapis zawiera wszystko, co ukryte, więc można go utworzyć dopiero po końcu gry. „zachowaj PLIK” zachowa partię w postaci zaszyfrowanej; „zapis” pokaże to, co było widać z twojego miejsca.
term-not-a-record = { $path } to coś innego, nie zapis gry. Wybierz inną nazwę.
term-write-over = { $path } już istnieje. Powtórz polecenie, by nadpisać.
term-legal = Możliwe: { $text }.
term-not-legal = Niemożliwe: { $text }. { $reason }
term-not-understood = „{ $text }” – tego nie rozumiem. „pomoc” wylicza, co można wpisać.
term-stale = Sytuacja na stole się w międzyczasie zmieniła; wybierz ponownie.
term-undone = Cofnięto.
term-skipping = Pasujesz do końca tej tury. Ponowne „pomijaj” to odwołuje.
term-not-skipping = Już nie pasujesz.
term-cannot-undo = Nie można cofnąć: { $reason }.
term-undo-nothing = nie było jeszcze ruchu
term-undo-chance = od tego czasu było losowanie
term-undo-other = od tego czasu ruch wykonał ktoś inny ({ $seat })
term-undo-revealed = ruch ujawnił coś ukrytego
term-which-move = O co pytasz? Wpisz nazwę, numer albo ruch.
term-not-asked-about = Obecne pytanie nie dotyczy hasła „{ $name }”.
term-which-file = Jaki plik? Wpisz jego nazwę po poleceniu.
term-which-card = Która karta? Wpisz jej tytuł lub jego część.
term-no-card = Nie ma karty o tytule „{ $name }”.
term-many-cards = Tak nazywa się wiele kart: { $cards }.
term-next-to = Sąsiedzi: { $places }.
term-no-place = Nie ma miejsca o nazwie „{ $name }”.
term-no-board = Ta gra nie ma planszy.
term-no-topic = Nie ma tematu „{ $name }”.
term-topics = Tematy: { $topics }.
term-no-rules = Do tej gry nie ma zasad do przeczytania.
