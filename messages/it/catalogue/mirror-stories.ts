export const mirrorStories = {
  // Voice: the three Charites at the toilette, speaking as "we"
  aphrodite: {
    title: 'Quel che videro le Cariti',
    summary:
      'Le tre Cariti raccontano come adornarono Afrodite a Pafo, il giorno in cui andò sull’Ida per amore di un pastore, Anchise.',
    introduction:
      'Siamo tre, e siamo noi a chiudere le porte. Il tempio di Pafo sa d’incenso; lei entra senza una parola, si scioglie da sola la cintura. L’olio con cui le strofiniamo le spalle è quello che luce sulla pelle degli dèi. Eufrosine tiene il pettine, Talia i bracciali a spirale, Aglaia, la più giovane, alza il bronzo lucido in cui la dea si guarda. Non vuol sapere se è bella. Vuol vedere chi sarà stasera, perché sui pendii dell’Ida pascola i suoi buoi un uomo che non l’aspetta.',
    loveStory:
      'Di solito dà l’amore e se ne va. Stavolta Zeus gliel’aveva reso, e lei ardeva per Anchise. Passò per le nuvole fino alla Troade; sul monte, lupi e pantere la seguivano facendole festa. Davanti al recinto diventò una fanciulla di Frigia, vestita di una stoffa più viva del fuoco. Lui credette, o volle credere. Slacciò le fibbie a una a una. Quando si destò, il capo dell’amante toccava la trave del tetto, e il pastore nascose il viso sotto la coperta. «Fatti coraggio», disse lei. Venne un figlio, Enea, che le ninfe allevarono.',
    divineGift:
      'Del mestiere conosciamo una sola regola: non si aggiunge niente, si fa luce. A Pafo voltavamo il bronzo verso il mare finché il bagliore rimbalzasse giusto. Gli artigiani della maison hanno ripreso quel gesto. Il loro ventaglio d’oro rosa si dispiega come la valva su cui tanti pittori hanno fatto navigare la nostra padrona, e la sua frangia bianca trattiene l’istante in cui l’onda si disfa sulla sabbia. Chi vi sta davanti riceve il chiarore di fronte, senza ombre sotto gli occhi, e non somiglia a nessun altro. Il dono è tutto qui, e noi lo sappiamo raro.',
    modernConnection:
      'Quanto agli ingranaggi, che noi non avevamo, si fanno dimenticare. Un sensore legge il colore del giorno e propone la luce che manca, fresca al mattino, piena a mezzogiorno, dorata dopo il bagno. Il dito scivola sull’orlo per decidere altrimenti. Appena l’umidità sale, un velo tiepido si desta dietro il vetro, e l’appannamento non attacca. Via Matter lo specchio si accorda alle lampade; una volta regolato, fa a meno della rete come del telefono e ricorda i vostri orari. Non giudica né consiglia, e tace. Noi facevamo lo stesso.',
    invitation:
      'Avvicinatevi, le porte sono di nuovo aperte. Prendetevi il tempo che si prendeva lei, una ciocca dopo l’altra, senza guardare l’ora. Che stasera vi aspettino o no, poco importa; la toeletta che nessuno attende è spesso la più bella. Vedrete dapprima ciò che sorvegliate sempre, la ruga, la stanchezza. Restate. Il ventaglio si apre intorno alla vostra testa, la luce gira, e qualcuno che avevate perso di vista ritorna nello specchio. Noi faremo come a Pafo: una terrà il pettine, le altre due il silenzio.',
  },
  // Voice: a storyteller whom Echo answers, each paragraph closing on his last words returned
  narcisse: {
    title: 'Dialogo di un narratore e di una voce',
    summary:
      'La storia di Narciso e di Eco, dove la ninfa risponde al narratore rendendogli le ultime parole, come nel terzo libro delle Metamorfosi.',
    introduction:
      'Qualcuno racconta, e qualcuno, dietro gli alberi, non può che ripetere. È la legge di Eco, punita da Era per averla distratta con lunghi discorsi: la conversazione non l’apre più, la chiude. Il narratore lo sa e sceglie come finire le frasi. Dirà la Beozia, l’estate, il ragazzo di sedici anni che tutti desideravano e nessuno toccava; le reti tese ai cervi, poi quella calura che spinge verso l’ombra. Ninfa, se ancora ascolti, dammi un segno, e la storia cominci qui. «Qui.»',
    loveStory:
      'Lo amò senza avere modo di dirglielo. Un giorno, separato dai compagni, lui chiamò: «C’è qualcuno?» e si stupì che la domanda gli tornasse più tenera. «Riuniamoci», gridò; mai risposta fu data più volentieri. Lei uscì dal bosco, le braccia tese, e lui indietreggiò. Per la vergogna si consumò nelle grotte fino a non essere che un suono. Lui trovò il suo stagno, vi si chinò, amò un viso che piangeva quando lui piangeva. Più tardi le forze se ne andarono, e l’ultima parola che disse all’acqua fu: addio. «Addio.»',
    divineGift:
      'Ovidio presta al giovane uno strano lamento: ciò che desidero, lo porto con me, e la mia ricchezza mi ha fatto povero. Nemesi non aveva inventato altro che un’acqua calma. Ne resta un dono: una superficie quieta abbastanza perché ci si incontri, scura abbastanza perché non ci si resti. Ecco perché lo specchio è chiaro e la vasca nera. L’uno rende i lineamenti, l’altra la profondità; fra i due sale uno stelo di bronzo, quello del fiore che le naiadi trovarono al posto del corpo. Vedersi, consiglia, e poi rialzare la testa. «Rialzare la testa.»',
    modernConnection:
      'Il congegno sta nella base. L’infrarosso avverte il vostro arrivo e fa sorgere una luce di sbieco, dolce agli occhi della sera; una mano che sale o che scende ne regola la forza. La sorgente, se la volete, scorre piano quanto basta a coprire i rumori della strada e non una voce. S’inclina il vetro, e la luce segue l’angolo. Grazie alla batteria ci si scorda del muro per qualche ora. Il Wi-Fi porta soltanto gli aggiornamenti e altri rumori d’acqua, sicché una casa tagliata fuori dal mondo conserva il suo stagno. Così come lo consegniamo, lo specchio non ha obiettivo; di voi non trattiene nulla. «Nulla.»',
    invitation:
      'A Narciso mancava un amico che lo chiamasse per nome. Mettete dunque lo specchio dove si passa, vicino a una porta o a un letto, là dove un’altra presenza può entrare nella cornice. Fermatevi al mattino, il tempo di un colletto o di un orecchino. La sera sedete sull’orlo del vetro nero e lasciate venire quel che viene quando si smette di sorvegliarsi. Nessuno è punito perché si guarda; lo si è quando non si ascolta più. E se qualcuno pronuncia il vostro nome, alzatevi, date le spalle all’acqua, rispondete: vieni. «Vieni.»',
  },
  // Voice: a guide leading a visitor through the Heraion of Argos, after Pausanias
  hera: {
    title: 'Visita al santuario di Argos',
    summary:
      'Una guida accompagna il visitatore nell’Heraion di Argos, dal pavone di Adriano agli occhi del guardiano Argo, poi lo lascia solo davanti a uno specchio.',
    introduction:
      'Da questa parte: la strada viene da Micene, una mezz’ora abbondante fra gli ulivi. L’acqua che sentite serviva alle purificazioni. Pausania seguì lo stesso pendio e annotò quel che vedeva, da uomo che diffida delle belle frasi: la statua di Policleto, avorio e oro, in una mano una melagrana, nell’altra uno scettro; più in là, un pavone fatto d’oro e di pietre lucenti, offerto da Adriano. Tenete a mente quel pavone. Fra tutti i tesori del luogo, lui solo rendeva ai visitatori lo sguardo, ed è di quello sguardo che voglio parlarvi.',
    loveStory:
      'Su questo muro, immaginate un affresco che il tempo si è preso. Mostrava un dissapore. Era, adirata con Zeus, si era ritirata in Eubea e non dava più ascolto a nessuno; lui andò a chieder consiglio a Citerone, che regnava a Platea. Sgrossarono un tronco di quercia, lo vestirono da sposa, lo misero a sedere su un carro di buoi, e corse voce che il dio sposasse la figlia di Asopo. La regina accorse. Strappò il velo, e vide il legno. L’inganno le piacque, riferisce Pausania, e i due coniugi si riconciliarono. Io aggiungo questo: là dove temeva un altro viso, le fu reso il proprio.',
    divineGift:
      'Terza sala, la più piccola: quella delle piume. Argo aveva ricevuto l’ordine di sorvegliare Io e lo onorò fino all’ultima palpebra. Una sovrana qualunque avrebbe nominato un altro custode; questa raccolse gli occhi caduti e diede loro un uccello intero per continuare. Si noti la natura del dono: il servizio reso vi diventa ornamento. Gli smaltatori hanno proceduto allo stesso modo, un alveolo d’ottone dopo l’altro, polvere di vetro e fuoco vivo, finché l’arcata non vi guarda a sua volta. Contate, se ci tenete, e cercatene due uguali. Le guide vi hanno rinunciato.',
    modernConnection:
      'Mi chiedete come funziona; me lo chiedono a ogni visita. Alcuni radar, alloggiati dietro l’ottone, avvertono un passo, una distanza, una sosta, e si fermano lì. Gli occhi di smalto si accendono allora dal basso in alto. Un telefono in fondo a una tasca basta, via UWB, perché l’arcata riporti la vostra luce, bianca se si giudica una stoffa, più bionda per la sera. Matter avvisa le lampade della camera. Manca la connessione? Resta il tocco, e resta la memoria, poiché entrambi abitano la cornice. Questo specchio non fotografa niente. Argo, ormai, non fa rapporto a nessuno.',
    invitation:
      'Fine della visita. Vi lascio davanti allo specchio, come si lasciavano i pellegrini davanti alla statua. Arretrate di tre passi, finché la volta non vi accolga dai piedi all’acconciatura. Molti dapprima abbassano la testa. Poi la spalla si raddrizza, il mento le va dietro, senza che nessuno l’abbia chiesto. In casa vostra mettete l’arcata in fondo a un corridoio o di fronte a una finestra, là dove bisognerà camminarle incontro: la regina di Argos non amava che le si arrivasse di fianco. Spengo dietro di me. Le piume, invece, resteranno aperte per tutto il tempo che vorrete.',
  },
};
