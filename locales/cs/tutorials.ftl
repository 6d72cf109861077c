# První hry: co říká každý krok z tests/scenarios/tutorials/GAME.scn, tutorial-GAME-STEP.

## Quartermaster

tutorial-quartermaster-title = Udrž Ukrajinu
tutorial-quartermaster-welcome = Vedeš Sovětský svaz. Tvá jediná armáda stojí v Moskvě a u hranic máš dvě německé armády. Za pár minut tu nebude ani jedna z nich.
tutorial-quartermaster-teams = Šest států hraje na dvou stranách: Německo, Japonsko a Itálie tvoří Osu, ostatní jsou Spojenci. Strana vítězí, má-li na konci kola náskok 30 vítězných bodů, nebo více bodů po 20. kole.
tutorial-quartermaster-hand = Toto jsou tvé karty. V každém tahu jednu zahraješ, nebo jednu odložíš, a to je vše, co uděláš. Vybírej tedy pečlivě.
tutorial-quartermaster-play = Klikni na zvýrazněnou kartu „Vybuduj armádu“ a zahraj ji. Na mapě přibude armáda.
tutorial-quartermaster-build = Zvýrazněná jsou území, kde armáda může stát: vedle tvé zásobované figurky. Klikni na Ukrajinu. Hvězda znamená klíčové území a klíčová území přinášejí body.
tutorial-quartermaster-supply = Každá figurka potřebuje zásobování, tedy zásobovací trasu: řadu tvých vlastních figurek až na klíčové území s tvou armádou. Ukrajina má hvězdu, takže se tato armáda zásobuje dokonce sama. Ve své fázi zásobování přijdeš o všechny nezásobované figurky.
tutorial-quartermaster-score = Právě získáváš body: 2 za Moskvu a 2 za Ukrajinu. Spojenci se tím dostávají do vedení.
tutorial-quartermaster-discard = Teď smíš odložit karty a dobrat si lepší. V dosahu není nepřátelské loďstvo, takže karta „Námořní bitva“ ti teď není k ničemu: klikni na ni a odlož ji.
tutorial-quartermaster-draw = Druhou kartu si nech: zvol „už nic“. Ruku si doplníš na sedm karet a pak jsou na tahu ostatní.
tutorial-quartermaster-response = Německo útočí na Ukrajinu! Před tebou ale leží lícem dolů reakce a jen ty víš, že je to „Stalingrad“. Klikni na ni a použij ji: tvá armáda zůstane stát.
tutorial-quartermaster-saved = Útok vyšel naprázdno. Tvá reakce je použita, protože reakce funguje jen jednou. Po jedné vyložily i Itálie a Spojené království a nikdo jiný neví, co dělá.
tutorial-quartermaster-attack = Jsi znovu na tahu. Udeř zpátky: klikni na kartu „Pozemní bitva“ a zahraj ji.
tutorial-quartermaster-battle = Bitva odstraní jednu nepřátelskou figurku vedle tvé zásobované figurky. V dosahu jsou dvě německé armády. Klikni na Východní Evropu; hned uvidíš proč.
tutorial-quartermaster-cut = Podívej se na Rusko. Tamní německá armáda byla zásobována přes Východní Evropu a tato trasa je přerušena. Ukonči tah volbou „už nic“ a počkej na fázi zásobování Německa.
tutorial-quartermaster-farewell = Pryč je i druhá armáda: dvě armády za jednu kartu, a Spojenci vedou. Teď začni vlastní hru proti botům. Když něco nejde, klikni na to a dozvíš se proč.

## Rush

tutorial-rush-title = První základna
tutorial-rush-welcome = Hraješ za Alfu, tvým protivníkem je Bravo. Oba máte tři základny. Braň své a nič cizí: vítězí ten, kdo má nejvíce medailí.
tutorial-rush-hand = Toto jsou tvé karty pro tento tah. Každou použiješ jednou a jedním způsobem: k placení, pro její vlastnosti, k obraně, nebo k útoku. Pak jde do skladu a později se vrátí.
tutorial-rush-ability = Klikni na lehký tank BT-7 a využij jeho vlastnosti.
tutorial-rush-draw = Využij vlastnost Posily. Dobereš si další kartu z garáže, tedy ze svého dobíracího balíčku.
tutorial-rush-defend = Vozidlo s pancéřováním se pak postaví na obranu. Klikni na svou základnu 1. Na bráněnou základnu nelze útočit.
tutorial-rush-buy = Teď je čas na nákup. Čtyři vozidla v obchodě jsou na prodej. Klikni na vozidlo KV-1: je to těžký tank a ten zničí základnu jediným zásahem.
tutorial-rush-pay = Tank stojí 5. Klikni na kartu ZiS-5, která dává 4 suroviny, pak na kartu Ženisté, která dává 1. Nakonec zvol „kup za tyto karty“.
tutorial-rush-end = Nový tank leží ve tvém skladu. Garáž je prázdná, takže se sklad zamíchá v novou garáž a ty si dobereš tři karty. Ukonči tah.
tutorial-rush-repair = Bravo zasahuje tvou základnu 2, která neměla obránce. Jeden zásah ji jen poškodí a na začátku tvého tahu se všechno opraví. Dva zásahy by ji zničily.
tutorial-rush-attack = A jaké karty teď máš v ruce! Jednou za tah smíš zaútočit vozidly jednoho státu. Do útoku pošli vozidla SU-76 a KV-1 a pak zvol „zaútoč vybranými“.
tutorial-rush-defender = Jako první střílí vozidlo SU-76, a to na tank, který brání základnu 1 hráče Bravo. Palebná síla 2 na pancéřování 1 stačí.
tutorial-rush-base = Cesta je volná. Teď střílí vozidlo KV-1, přímo na základnu 1.
tutorial-rush-medal = Jeden výstřel, jedna základna! Patří tobě a má hodnotu tří medailí. Medaili si vezmi i za zničený tank; je sovětská jako tvá útočící vozidla.
tutorial-rush-farewell = Čtyři medaile ve dvou tazích! Teď začni vlastní hru proti botům. Když něco nejde, klikni na to a dozvíš se proč.

## Orders

tutorial-orders-title = Cesta k velitelství
tutorial-orders-welcome = Vedeš Modré, Žlutí jsou na druhé straně hor. Území ovládá ten, kdo na něm má vojáky. Čísla na herním plánu jsou právě vojáci.
tutorial-orders-goal = Toto je velitelství Žlutých. Kdo ztratí kontrolu nad svým velitelstvím, ihned prohrává. Toto brání jediný voják, cesta k němu ale volná není.
tutorial-orders-supply = Tvůj předvoj stojí ve mlýně Žlutých. Je zásobován, protože ho tvá území bez mezery spojují s tvým velitelstvím. Postupovat můžeš jen ze zásobovaných území.
tutorial-orders-plan = Ve svém tahu nasadíš velitele na pole akce a akci provedeš. Mezi podpůrnými akcemi zvol „Plánování B“: dobereš si dvě karty.
tutorial-orders-cards = Máš teď kartu Zteč pro útok a kartu Léčka pro obranu. Každou kartu lze také odložit, a hodit tak svými kostkami znovu. I Žlutí nasadili velitele; jeho pole už v tomto kole nikdo jiný nepoužije.
tutorial-orders-reinforce = Teď shromáždi vojáky. Nasaď velitele na „Posily B“: přivede z rezervy až pět vojáků.
tutorial-orders-troops = Klikni dvakrát na mlýn Žlutých a umísti tam dva vojáky. Víc než pět se jich na území nevejde. Pak zvol „už nic“.
tutorial-orders-advance = Vpřed! Nasaď velitele na pole akce Postup u cesty v údolí Žlutých. Stojí tam jeden nepřítel.
tutorial-orders-march = Odkud vojáci vyrazí? Klikni na mlýn Žlutých a pošli čtyři. Jeden musí vždy zůstat.
tutorial-orders-assault = Před střetem smíš přidat další. Klikni na kartu Zteč, použij ji a přidej dva vojáky.
tutorial-orders-battle = Kostkami hází jen obránce a Žlutí nezasáhli. Pak obě strany ztrácely po jednom vojákovi, dokud jedné žádný nezbyl: cesta je tvá. Ostřelování Žlutých tě potom stálo jednoho vojáka.
tutorial-orders-headquarters = Velitelství je hned vedle. Nasaď velitele na jeho pole akce Postup.
tutorial-orders-storm = Pošli tři vojáky z cesty v údolí Žlutých. Ať obránce hodí cokoli, bude to stačit.
tutorial-orders-farewell = Velitelství padlo a ihned vítězíš! Jinak po čtyřech kolech rozhodují hvězdy. Teď začni vlastní hru proti botovi; když něco nejde, klikni na to a dozvíš se proč.
