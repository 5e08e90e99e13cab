export const chairStories = {
  // Voice: a decree of the Athenian people, cut into a stele.
  athena: {
    title: 'Decreto del popolo per la sua dea',
    summary:
      'Un decreto di Atene onora la dea dell’olivo e della civetta; la poltrona massaggiante che porta il suo nome ne esegue gli articoli.',
    introduction:
      'È parso bene al Consiglio e al popolo. La tribù Cecropide era in pritania, il segretario ha letto, le mani si sono alzate. Visto che la figlia di Zeus, giunta seconda sulla rocca, vi piantò un albero presso il flutto salso che Poseidone aveva appena aperto, e che Cecrope, re dal corpo di serpente, testimoniò per lei; visto che quest’albero ci fornisce l’olio delle lampade e l’ombra di mezzogiorno, l’uno per leggere, l’altra per deliberare: si inciderà nel marmo del Pentelico quel che la città deve a colei che le prestò il nome.',
    loveStory:
      'Considerato che non ebbe sposo e che nessuno osò cercargliene uno; che amò nondimeno, alla maniera di chi veglia; che raccolse Erittonio, nato dalla Terra, lo depose in una cesta con un serpente per custode e lo allevò poi ella stessa nel suo recinto; che, il giorno in cui i Persiani bruciarono il santuario, l’olivo carbonizzato ributtò di due cubiti prima di sera, come ha annotato Pausania: il popolo riconosce da quel ramo che una città può essere amata come una persona, e che a lei fu risposto dalle radici.',
    divineGift:
      'Dall’albero viene la tinta, dall’uccello la forma. La dea ha ceduto a quest’opera due ali di civetta, già note dalle nostre monete, e il fermaglio della sua egida, quello che brillò sotto le travi di Itaca la sera dei Proci. Oggetto del dono è il silenzio che precede un parere. Chi si appoggia sente il cuoio salirgli alle spalle; il bronzo, in cima, tiene chiuso il tutto come un mantello. Né correnti d’aria né ciarle entrano dai fianchi. Chi aveva fretta di rispondere si accorge che può aspettare ancora una frase.',
    modernConnection:
      'Articolo primo: un velo di sensori leggerà la pressione della schiena prima che i rulli si mettano in cammino, e il loro percorso si adatterà alla statura di ciascuno. Articolo secondo: la manopola del bracciolo basterà a regolare la forza, il calore delle reni, l’apertura delle ali. Articolo terzo: fin dall’inizio del massaggio la poltrona abbasserà via Matter le lampade troppo vive, e la luce dell’ala ne prenderà il posto. Articolo quarto: le abitudini di tre lettori saranno tenute in memoria nel mobile, che massaggerà anche privo di rete, servendo il Wi-Fi soltanto all’applicazione e agli aggiornamenti.',
    invitation:
      'Si legga quanto segue a bassa voce a chiunque entri con una domanda. Voi non appartenete a nessuna delle nostre tribù, e tuttavia il decreto vi accorda la proedria, cioè un seggio in prima fila. Prendetelo una sera di decisione difficile, con il libro che non avete finito. Posate entrambe le braccia; lasciate che il bronzo s’intiepidisca sotto la destra. La civetta spicca il volo sul far della sera, l’ha scritto un filosofo; gli Ateniesi l’avevano notato prima di lui, tra le travi delle loro case. Per rendere il vostro parere non è fissato alcun termine.',
  },

  // Voice: a letter from a daughter to her father Asclepius, set among the stars.
  hygieia: {
    title: 'Lettera a mio padre, il Serpentario',
    summary:
      'Igea scrive al padre Asclepio, fatto stella: la casa di Epidauro, il serpente e la coppa, poi la poltrona massaggiante dove il respiro guida l’onda.',
    introduction:
      'Padre mio, ti scrivo dal portico dove facevamo dormire i viaggiatori, a Epidauro, nell’ora in cui tu sali sopra i pini. Ti chiamano il Serpentario; i pastori ti indicano ai figli col dito. La folgore di Zeus ti ha preso perché avevi reso troppi morti alla luce, e da allora abiti fra le stelle con la bestia che tenevi. Io sono rimasta per quel che ti lasciavi dietro: i letti da rifare, l’acqua da attingere, il pane del mattino, tutte cose di cui nessuno incide il racconto su una stele.',
    loveStory:
      'Dicevi che Panacea aveva i rimedi, Iaso le convalescenze, Egle lo splendore dell’incarnato, e che a me toccava la gente che sta bene. La prendevo per una canzonatura; era una confessione. La sera, quando l’ultimo pellegrino si stendeva sotto la sua pelle di montone, posavi il bastone contro il muro e venivi a sederti accanto a me. Il serpente lasciava il tuo braccio per il mio e beveva dalla mia coppa. Un marito i racconti non me l’hanno quasi mai dato, e io non lo reclamo: ho avuto quell’ora, ogni giorno, accanto all’uomo più stanco di Grecia.',
    divineGift:
      'La coppa la tengo sempre alla stessa altezza, quella in cui la bestia non ha bisogno di drizzarsi. Il mio dono è tutto lì, se si vuol chiamare dono un’altezza giusta: dell’acqua tiepida, un gesto ripetuto, una curva che si china prima di avere sete. Un ebanista ne ha tratto una linea di rovere pallido, che tocca il suolo con la coda e viene a posare la testa vicino alla mano. Arifrone di Sicione ha cantato che senza di me nessuno è felice; era troppo onore. Io mi contento di sostenere una schiena e di tenere calda una tisana.',
    modernConnection:
      'Sotto la lana dello schienale hanno messo un sensore che indovina il respiro. Ne avresti sorriso, tu che accostavi l’orecchio. Appena ha preso la cadenza, le celle d’aria si gonfiano e si vuotano una dopo l’altra, risalendo verso la nuca, un po’ più lente del respiro, tanto che il respiro finisce per seguirle. Una carta NFC richiama la regolazione di ciascuno; sull’orlo della coppa un anello si accende quando ci si è scordati di bere. L’onda non dipende da nessuna rete: il telefono può dormire in un’altra stanza.',
    invitation:
      'E voi, infine, che leggete da sopra la mia spalla, e che questa lettera non riguardava, restate un momento. C’è una lana bianca dove posare la nuca, una tazza il cui calore dura fino all’ultimo sorso. Venite senza essere malati; è così che preferisco le visite. Allentate il colletto, contate tre respiri, lasciate che il quarto si conti da solo. E se la notte è di luglio, aprite verso le undici la finestra a sud: sopra lo Scorpione, mio padre tiene ancora il suo serpente con due mani. Fategli un cenno da parte mia.',
  },

  // Voice: an actor's notebook, kept by Morpheus himself.
  morphee: {
    title: 'Taccuino di un attore notturno',
    summary:
      'Morfeo tiene il taccuino delle sue parti: una notte fece un annegato davanti alla vedova. La poltrona massaggiante reclinabile ha preso da lui l’arte dei passaggi.',
    introduction:
      'Parti sostenute questa settimana: un padre, due maestri di scuola, una fidanzata persa di vista, il re di un paese di cui il sognatore non sapeva il nome. Lavoro senza maschera e senza prove. Mi suggeriscono un viso, lo indosso prima che finisca il volo; le mie ali, che non fanno alcun rumore, restano piegate in corridoio. Mio padre Ipno ha mille figli. I più fanno i temporali o le bestie; io faccio la gente. In questo mestiere il difficile viene prima dell’entrata: sono quei pochi minuti in cui l’altro non dorme ancora e vi aspetta senza saperlo.',
    loveStory:
      'Una notte ho accettato una parte che non avrei dovuto prendere. La commissione veniva da Era; Iride la portò a mio padre, e fra mille fu scelto il mio nome. Personaggio: Ceice, re di Trachis, perduto in mare. Pubblico: Alcione, sua moglie, sola in prima fila, che lo aspettava vivo. Curai il pallore, la barba grondante, il modo di esitare prima di una confessione. «Riconosci il tuo sposo?» Lei tese le braccia nel sonno e strinse soltanto aria. Quell’amore mi passò così vicino che scordai le battute. Furono mutati in uccelli marini, lei e lui. D’inverno, quando l’acqua si fa piatta, li cerco con gli occhi.',
    divineGift:
      'Quella notte mi ha insegnato la lentezza. In un sonno non si entra come si entra in scena; bisogna che la sala si spenga fila per fila. La poltrona l’ha imparato da me. La scocca ha la forma delle teste di papavero che crescono davanti a casa nostra, i fianchi avanzano come quinte, e il velluto, grigio di fumo, beve la luce invece di rimandarla. Quando si reclina, niente cigola: è la regola della casa. Le ho dato inoltre la mia uscita, che pochi notano e che chiede più arte del resto, quel ritorno al viso nudo del mattino.',
    modernConnection:
      'Scaletta tecnica della serata: un sensore segue il respiro, un altro i movimenti, e la casa non impiega né telecamere né microfoni. Effetto uno, la luce del bordo scende dall’ambra al buio. Effetto due, le pressioni si allungano, poi si fanno rare. Effetto tre, i suoni gravi lasciano lo schienale quando il respiro diventa regolare. Per la chiamata finale, un barlume d’alba precede di un quarto d’ora il raddrizzarsi. Via Matter, lampade e tende della stanza obbediscono allo stesso copione. Se manca la corrente, la batteria continua la recita; se manca la rete, in sala nessuno se ne accorge.',
    invitation:
      'Venite con la stanchezza che avete, non pretendo costumi. Infilate la testa sotto la corona, allungate le gambe, e lasciate che lo spettacolo cominci. Sentirete dapprima la pioggia o la risacca, a scelta; poi il vostro peso, che è un suono anche lui. Io arriverò più tardi, in punta d’ali, con un viso che amate. Forse non ricorderete nulla. È la sorte dei bravi attori, e me ne faccio una ragione: mi basta, quando tornano le luci, vedere una fronte che più nulla increspa.',
  },

  // Voice: a chorus of nymphs, in the first person plural.
  artemis: {
    title: 'Noi, le venti dell’Amniso',
    summary:
      'Le venti ninfe dell’Amniso raccontano Artemide, Britomarti e i ritorni dalla caccia, poi la poltrona massaggiante curva come un arco di frassino.',
    introduction:
      'Siamo venti, nate da un fiume di Creta. Ci ha scelte per custodirle i calzari e nutrirle i cani quando ha finito di tirare; nessuno ci nomina una per una, e ci sta bene così. Appena la sera scende sul Taigeto, sentiamo il suo passo prima di vederla, poi le quattro cerve dalle corna d’oro staccate dal carro, poi il rumore sordo di un arco che si allenta. La caccia è dei poeti; il ritorno è nostro: una dea seduta su una pietra, le spalle basse, che si slaccia da sola il calzare sinistro e ci lascia il destro.',
    loveStory:
      'Non ha voluto amanti, e non l’abbiamo mai vista triste per questo. Una sola fra le ninfe ebbe la sua preferenza: Britomarti di Gortina, cacciatrice di cerbiatti, dall’occhio che non falliva. Minosse la inseguì nove mesi tra le querce e le paludi di Creta. Sul punto di essere presa, la fanciulla saltò dalla rupe, e la salvarono le reti dei pescatori; da allora la chiamarono Dittinna, la Signora delle reti. Artemide, quel giorno, scese fino alla riva, lei che non ama il mare. Non disse una parola. Si tolse il mantello, lo posò su quelle spalle bagnate e aspettò che il tremito cessasse.',
    divineGift:
      'Tendere, poi rendere: la sua scienza sta tutta in questi due verbi. L’arco lasciato teso una notte intera perde la forza, e la schiena lo stesso; lo sapevamo per aver strofinato il suo con olio di cipresso, sotto i pini del Menalo. Ci fu dato il permesso di copiare la curva del suo legno. Lamelle di frassino sono state piegate a vapore, ingrigite come la corteccia sotto la luna, fino a formare questa falce cui ci si appoggia e che cede di un dito. Quanto al loden, somiglia alla stoffa che gettiamo sui cani quando piove. Artemide l’ha riconosciuto, e tenuto.',
    modernConnection:
      'Quel che facevamo noi, ora lo fanno le mani della poltrona. Cercano: rulli montati su sensori sentono dove il muscolo resiste e vi indugiano. Poi allungano: il bacino avanza, l’arco arretra, si resta sospesi il tempo di un respiro prima che tutto ritorni. Ai polpacci, una percussione leggera, come un galoppo lontano. Dietro il legno la luce cresce o cala con la luna, secondo un calendario custodito a bordo, e il massaggio fa a meno di internet. Libera di stare dove vuole grazie alla batteria, vicino alla vetrata o al fuoco, la poltrona raggiunge via Thread, se le si chiede, le lampade di casa.',
    invitation:
      'Tornate per la strada che preferite, infangati se è il caso. Vi teniamo un posto davanti alla finestra, da cui si vedono gli alberi prima della notte. Sedetevi come lei, senza ricomporvi. I cani verranno ad annusarvi le mani; lasciateli fare, riconoscono chi ha camminato. Dietro di voi l’arco si allenterà di una tacca, e sentirete d’un tratto quant’era rumorosa la giornata. Da noi non si chiede a nessuno il racconto della sua corsa. Qualcuna prenderà il calzare destro. Cominciate dal sinistro.',
  },

  // Voice: a consultation at Delphi, question and answer.
  apollo: {
    title: 'Cinque domande poste a Delfi',
    summary:
      'Un viaggiatore interroga l’oracolo di Delfi su Apollo, Giacinto e la lira; alla quarta domanda una poltrona massaggiante zafferano risponde in musica.',
    introduction:
      'Prima domanda: a chi si parla, quando si parla qui? Risposta della Pizia, quale i sacerdoti l’hanno messa in prosa. Al signore del luogo, che venne da Delo in cerca di un santuario e trovò un drago presso la fonte; che lasciò la bestia a imputridire al sole, donde il nome di Pito; che, mutato in delfino, dirottò una nave cretese per farsene un clero. Egli dà i suoi responsi dal fondo di una sala, per bocca di una donna seduta. Tieni a mente questo particolare, straniero. A Delfi la verità vuole un sedile, tre piedi di bronzo, e qualcuno che acconsenta a restarvi finché arriva.',
    loveStory:
      'Seconda domanda, a voce più bassa: chi ha amato? Giacinto di Amicle. Per lui disertò questo tripode, scordò la cetra, portò le reti e tenne i cani sui pendii di Laconia. Un mezzogiorno, i corpi lucidi d’olio, lanciarono il disco. Quello del dio rimbalzò sul suolo duro e colpì il giovane al volto. A nulla valsero le erbe. Dal suo sangue salì un fiore, con il lamento scritto sul petalo. Va’ a vedere ad Amicle il trono che costruì Baticle: la statua vi si leva, nota Pausania, su un altare che è una tomba. Il dio del canto sta là, in piedi, sopra ciò che ha perduto.',
    divineGift:
      'Che cosa dona a chi viene senza una sventura da mostrare? La terza risposta fu una parola sola, che i sacerdoti svolsero. La misura. Hermes, nato quella stessa mattina, aveva teso sette budella di pecora su un guscio; Apollo, cui il bambino aveva rubato le vacche, udì quel giocattolo e cedette la mandria per averlo. Da allora la sua ira passa per le corde e ne esce in ordine. La poltrona riprende i corni dello strumento e, fra l’uno e l’altro, raggi d’ottone. Siediti contro le corde: sarai la cassa, quel vuoto senza il quale nessuna nota arriva. Lo zafferano è quello delle vesti di festa.',
    modernConnection:
      'Come fa, adesso? Per vibrazione, fu risposto. Un breve segnale misura la stanza, dopodiché il microfono si spegne; due altoparlanti, nei corni, pongono la musica all’altezza dell’orecchio, e il telaio la conduce nella schiena. Rulli e calore seguono il tempo del brano, che si invia via Bluetooth o si riprende posando il telefono sul bracciolo. La luce dei raggi si accorda all’ora del luogo; via Matter trascina con sé le lampade. Se la rete viene meno, subentra una biblioteca custodita in memoria, e il quartetto della sera ha luogo. Tale fu la quarta risposta.',
    invitation:
      'Restava una domanda, e fu la Pizia a porla: «Tu, che cosa ascolti quando nessuno ti guarda?» Ciascuno risponda per sé. Portate il disco consumato, la sonata che non confessate di amare, la voce di qualcuno. Prendete posto nel tardo pomeriggio, quando il sole entra di sbieco e il velluto si accende. «Conosci te stesso» stava scritto all’ingresso del tempio; si dimentica che a volte la musica ci arriva prima della riflessione. Il tripode è libero. Le corde aspettano la loro cassa.',
  },
};
