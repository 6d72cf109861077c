# Pravidla General Orders, téma po tématu, v několika vlastních větách.
orders-topic-turn = tah
orders-rules-turn = Frakce se střídají v tazích: ta, která je na tahu, nasadí velitele na volné pole akce a akci provede, nebo do konce kola pasuje. Když pasovaly obě, velitelé se vrátí a začne nové kolo.
orders-topic-supply = zásobování
orders-rules-supply = Ovládáš místo, kde máš jednotku. Takové místo je zásobované, pokud ho s tvým velitelstvím spojují místa, která ovládáš.
orders-topic-battle = střet
orders-rules-battle = Kdo vstoupí na místo ovládané nepřítelem, svede střet: obránce hází kostkami a každý zásah odstraní jednoho útočníka, potom obě strany ztrácejí jednotky jednu za jednu, dokud jedné z nich žádná nezbude. Odložením libovolné karty lze hodit všemi kostkami znovu.
orders-topic-victory = vítězství
orders-rules-victory = Kdo dobude nepřátelské velitelství, ihned vítězí. Po posledním kole vítězí ten, kdo má více hvězd na ovládaných a zásobovaných územích, při shodě ten, kdo má iniciativu.
