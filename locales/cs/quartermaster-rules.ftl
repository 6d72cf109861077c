# Pravidla Quartermaster, téma po tématu, v několika vlastních větách.

qm-topic-turn = tah
qm-rules-turn = Tah má pět fází. Zahrání karty: zahraj nebo odlož jednu kartu. Zásobování: odstraní se tvé nezásobované figurky. Vítězné body: získáš body, pokud na tvém domovském území nestojí nepřítel. Odkládání karet: odlož z ruky libovolný počet karet. Dobírání karet: doplň ruku na 7 karet. V jednom kole má tah každý ze šesti států, v tomto pořadí: Německo, Spojené království, Japonsko, Sovětský svaz, Itálie, Spojené státy.
qm-topic-supply = zásobování
qm-rules-supply = Figurka je zásobována, pokud od ní vede souvislá řada sousedících figurek téhož státu až na klíčové území, na němž stojí jeho armáda. Loďstvo navíc potřebuje přístav: armádu své strany konfliktu na sousedním pevninském území. Figurky jiných států zásobování nepřenášejí.
qm-topic-build = budování
qm-rules-build = Armádu vybuduješ na pevninském území sousedícím s tvou zásobovanou figurkou nebo na svém domovském území, loďstvo na mořském území sousedícím s tvou zásobovanou figurkou. Nová figurka musí být zásobována. Stát má na jednom území nejvýše jednu figurku a nikdy ne společně s nepřítelem. Místo toho můžeš svou zásobovanou figurku prohlásit za nově vybudovanou. Vlastní figurky můžeš z herního plánu odstranit kdykoli, i v tahu jiného hráče; hned je lze znovu umístit.
qm-topic-recruit = získání
qm-rules-recruit = Získaná figurka se umístí bez ohledu na sousedství a zásobování. V příští fázi zásobování o ni ale můžeš přijít.
qm-topic-battle = bitva
qm-rules-battle = Bitvu provedeš na území sousedícím s tvou zásobovanou figurkou; zda je pozemní, nebo námořní, určuje napadené území. Vybereš tam jednu nepřátelskou figurku a ta je odstraněna. Území může být prázdné, ale nesmí na něm stát figurka tvé strany konfliktu. Efekt karty může figurku odstranit i bez bitvy.
qm-topic-straits = úžiny
qm-rules-straits = Úžina spojuje dvě mořská území vždy jen pro jednu stranu konfliktu: pro Osu, pokud na území s kotvou stojí armáda Osy, jinak pro Spojence. Uzavřená úžina mořská území nespojuje.
qm-topic-cards = karty
qm-rules-cards = Událost a oslabení ekonomiky proběhnou jednou a jsou odloženy. Plán leží lícem vzhůru a lze jej používat opakovaně. Reakce leží lícem dolů, dokud není jednou použita. Máš-li odložit kartu z prázdné ruky, odlož ji z dobíracího balíčku; za každou kartu, která v balíčku chybí, ztrácí tvá strana konfliktu vítězný bod. Z více efektů karty se postupně provedou všechny, které lze provést, pokud se u stolu nehraje jinak.
qm-topic-windows = reakce
qm-rules-windows = Když se stane něco, na co lze odpovědět kartou, rozhoduje nejprve strana konfliktu, která to nezpůsobila; pak se strany střídají po jedné kartě, dokud další kartu nechce použít ani jedna. I na použitou kartu lze odpovědět a taková odpověď má přednost. Použití karty není nikdy povinné.
qm-topic-prepare = příprava na válku
qm-rules-prepare = Hraje-li se u stolu s tímto pravidlem, může každý stát před 1. kolem, jakmile jsou hotové úvodní ruce, prohledat svůj dobírací balíček a vyložit jeden plán lícem nahoru, nebo jednu reakci lícem dolů; balíček pak zamíchá. Všechny státy rozhodují současně: dokud se nerozhodnou všichni, nikdo nevidí, co vykládají ostatní.
qm-topic-air = letectvo
qm-rules-air = Ve hře s letectvem si na začátku dobereš 12 karet a 5 z nich odložíš a po fázi zahrání karty následuje fáze letectva: zahraj kartu Nasazení letky, nebo odlož libovolnou kartu a přesuň letku. Letka stojí u zásobované armády nebo loďstva svého státu, na území nejvýš jedna letka státu; nepřenáší zásobování a nepřináší body. Kdyby tu figurku měla odstranit bitva, může její majitel místo ní přijít o letku (letecká obrana); útočník pak může přijít o svou letku vedle napadeného území a figurka je přece odstraněna (nálet). Letka bez vlastní armády i loďstva hned ustoupí k takové figurce na sousedním území, jinak je odstraněna.
qm-topic-victory = vítězství
qm-rules-victory = Ve fázi vítězných bodů získá tvá strana konfliktu 2 body za každé klíčové území, kde z tvé strany stojí jen tvá armáda, a 1 bod za každé, kde stojí společně s armádou spřáteleného státu. Strana, která má na konci kola náskok aspoň 30 bodů, vítězí okamžitě; po posledním kole vítězí strana s více body a při shodě Osa.
