# Pravidla General Orders, téma po tématu, v několika vlastních větách.
orders-topic-turn = tah
orders-rules-turn = Frakce střídavě nasazují velitele na volné pole akce a provedou ji, nebo pasují do konce kola. Když pasují obě, velitelé se vrátí a začne nové kolo.
orders-topic-supply = zásobování
orders-rules-supply = Ovládáš místo, kde máš jednotku. Je zásobované, pokud je s tvým velitelstvím spojují ovládaná místa.
orders-topic-battle = střet
orders-rules-battle = Kdo vstoupí na nepřátelské místo, svede střet: obránce hází a zásahy odstraní útočníky, pak obě strany ztrácejí jednoho za jednoho, dokud jedna nezmizí. Kteroukoli kartu lze odložit a hodit všemi kostkami znovu.
orders-topic-victory = vítězství
orders-rules-victory = Dobytí nepřátelského velitelství vítězí ihned. Po posledním kole rozhoduje více hvězd na ovládaných a zásobovaných územích, při shodě iniciativa.
