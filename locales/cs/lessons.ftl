# První hry: co říká každý krok z tests/scenarios/lessons/GAME.scn, lesson-GAME-STEP.

## Quartermaster

lesson-quartermaster-title = Udrž Ukrajinu
lesson-quartermaster-welcome = Vedeš Sovětský svaz. Tvá jediná armáda stojí v Moskvě a u hranic máš dvě německé armády. Za pár minut tu nebude ani jedna z nich.
lesson-quartermaster-teams = Šest států hraje na dvou stranách: Německo, Japonsko a Itálie tvoří Osu, ostatní jsou Spojenci. Strana vítězí, má-li na konci kola náskok 30 vítězných bodů, nebo více bodů po 20. kole.
lesson-quartermaster-hand = Toto jsou tvé karty. V každém tahu jednu zahraješ, nebo jednu odložíš, a to je vše, co uděláš. Vybírej tedy pečlivě.
lesson-quartermaster-play = Klikni na zvýrazněnou kartu „Vybuduj armádu“ a zahraj ji. Na mapě přibude armáda.
lesson-quartermaster-build = Zvýrazněná jsou území, kde armáda může stát: vedle tvé zásobované figurky. Klikni na Ukrajinu. Hvězda znamená klíčové území a klíčová území přinášejí body.
lesson-quartermaster-supply = Každá figurka potřebuje zásobování: řadu tvých vlastních figurek až na klíčové území s tvou armádou. Ukrajina má hvězdu, takže se tato armáda zásobuje dokonce sama. Ve své fázi zásobování přijdeš o všechny nezásobované figurky.
lesson-quartermaster-score = Právě získáváš body: 2 za Moskvu a 2 za Ukrajinu. Spojenci se tím dostávají do vedení.
lesson-quartermaster-discard = Teď smíš odložit karty a dobrat si lepší. Loďstvo nemáš, takže karta „Námořní bitva“ ti není k ničemu: klikni na ni a odlož ji.
lesson-quartermaster-draw = Druhou kartu si nech: zvol „už nic“. Ruku si doplníš na sedm karet a pak jsou na tahu ostatní.
lesson-quartermaster-response = Německo útočí na Ukrajinu! Před tebou ale leží lícem dolů reakce a jen ty víš, že je to „Stalingrad“. Klikni na ni a použij ji: tvá armáda zůstane stát.
lesson-quartermaster-saved = Útok vyšel naprázdno. Tvá reakce je použita, protože reakce funguje jen jednou. Po jedné vyložily i Itálie a Spojené království a nikdo jiný neví, co dělá.
lesson-quartermaster-attack = Jsi znovu na tahu. Udeř zpátky: klikni na kartu „Pozemní bitva“ a zahraj ji.
lesson-quartermaster-battle = Bitva odstraní jednu nepřátelskou figurku vedle tvé zásobované figurky. V dosahu jsou dvě německé armády. Klikni na Východní Evropu; hned uvidíš proč.
lesson-quartermaster-cut = Podívej se na Rusko. Tamní německá armáda byla zásobována přes Východní Evropu a tato trasa je přerušena. Ukonči tah volbou „už nic“ a počkej na fázi zásobování Německa.
lesson-quartermaster-farewell = Pryč je i druhá armáda: dvě armády za jednu kartu, a Spojenci vedou. Teď začni vlastní hru proti botům. Když něco nejde, klikni na to a dozvíš se proč.

## Rush

lesson-rush-title = První základna
lesson-rush-welcome = Hraješ za Alfu, tvým protivníkem je Bravo. Oba máte tři základny. Braň své a nič cizí: vítězí ten, kdo má nejvíce medailí.
lesson-rush-hand = Toto jsou tvé karty pro tento tah. Každou použiješ jednou a jedním způsobem: k placení, pro její vlastnosti, k obraně, nebo k útoku. Pak jde do skladu a později se vrátí.
lesson-rush-ability = Klikni na lehký tank BT-7 a využij jeho vlastnosti.
lesson-rush-draw = Využij vlastnost Posily. Dobereš si další kartu z garáže, tedy ze svého dobíracího balíčku.
lesson-rush-defend = Vozidlo s pancéřováním se pak postaví na obranu. Klikni na svou základnu 1. Na bráněnou základnu nelze útočit.
lesson-rush-buy = Teď je čas na nákup. Čtyři vozidla v obchodě jsou na prodej. Klikni na vozidlo KV-1: je to těžký tank a ten zničí základnu jediným zásahem.
lesson-rush-pay = Tank stojí 5. Klikni na kartu ZiS-5, která dává 4 suroviny, pak na kartu Ženisté, která dává 1. Nakonec zvol „kup za tyto karty“.
lesson-rush-end = Nový tank leží ve tvém skladu. Garáž je prázdná, takže se sklad zamíchá v novou garáž a ty si dobereš tři karty. Ukonči tah.
lesson-rush-repair = Bravo zasahuje tvou základnu 2, která neměla obránce. Jeden zásah ji jen poškodí a na začátku tvého tahu se všechno opraví. Dva zásahy by ji zničily.
lesson-rush-attack = A jaké karty teď máš v ruce! Jednou za tah smíš zaútočit vozidly jednoho státu. Do útoku pošli vozidla SU-76 a KV-1 a pak zvol „zaútoč s vybranými“.
lesson-rush-defender = Jako první střílí vozidlo SU-76, a to na tank, který brání základnu 1 hráče Bravo. Palebná síla 2 na pancéřování 1 stačí.
lesson-rush-base = Cesta je volná. Teď střílí vozidlo KV-1, přímo na základnu 1.
lesson-rush-medal = Jeden výstřel, jedna základna! Patří tobě a má hodnotu tří medailí. Medaili si vezmi i za zničený tank; je sovětská jako tvá útočící vozidla.
lesson-rush-farewell = Čtyři medaile ve dvou tazích! Teď začni vlastní hru proti botům. Když něco nejde, klikni na to a dozvíš se proč.

## Orders

lesson-orders-title = Cesta k velitelství
lesson-orders-welcome = Vedeš modré, žlutí jsou na druhé straně hor. Území ovládá ten, kdo na něm má vojáky. Čísla na herním plánu jsou právě vojáci.
lesson-orders-goal = Toto je velitelství žlutých. Kdo ztratí kontrolu nad svým velitelstvím, ihned prohrává. Toto brání jediný voják, cesta k němu ale volná není.
lesson-orders-supply = Tvůj předvoj stojí ve mlýně žlutých. Je zásobován, protože ho tvá území bez mezery spojují s tvým velitelstvím. Postupovat můžeš jen ze zásobovaných území.
lesson-orders-plan = Ve svém tahu nasadíš velitele na pole akce a akci provedeš. Mezi podpůrnými akcemi zvol „Plánování B“: dobereš si dvě karty.
lesson-orders-cards = Máš teď kartu Zteč pro útok a kartu Léčka pro obranu. Každou kartu lze také odložit, a hodit tak svými kostkami znovu. I žlutí nasadili velitele; jeho pole už v tomto kole nikdo jiný nepoužije.
lesson-orders-reinforce = Teď shromáždi vojáky. Nasaď velitele na „Posily B“: přivede z rezervy až pět vojáků.
lesson-orders-troops = Klikni dvakrát na mlýn žlutých a umísti tam dva vojáky. Víc než pět se jich na území nevejde. Pak zvol „už nic“.
lesson-orders-advance = Vpřed! Nasaď velitele na pole akce Postup u cesty v údolí žlutých. Stojí tam jeden nepřítel.
lesson-orders-march = Odkud vojáci vyrazí? Klikni na mlýn žlutých a pošli čtyři. Jeden musí vždy zůstat.
lesson-orders-assault = Před střetem smíš přidat další. Klikni na kartu Zteč, použij ji a přidej dva vojáky.
lesson-orders-battle = Kostkami hází jen obránce a žlutí nezasáhli. Pak obě strany ztrácely po jednom vojákovi, dokud jedné žádný nezbyl: cesta je tvá. Ostřelování žlutých tě potom stálo jednoho vojáka.
lesson-orders-headquarters = Velitelství je hned vedle. Nasaď velitele na jeho pole akce Postup.
lesson-orders-storm = Pošli tři vojáky z cesty v údolí žlutých. Ať obránce hodí cokoli, bude to stačit.
lesson-orders-farewell = Velitelství padlo a ihned vítězíš! Jinak po čtyřech kolech rozhodují hvězdy. Teď začni vlastní hru proti botovi; když něco nejde, klikni na to a dozvíš se proč.
