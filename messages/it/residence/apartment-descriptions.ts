export const apartmentDescriptions = {
  '1': {
    name: 'Suite Zeus, il temporale al largo',
    description:
      'Blu tempesta dal tappeto ai tendaggi, la camera guarda il largo, da cui salgono i piovaschi. La terrazza segue la facciata sotto una tenda di lino. Vi si aspetta la fine dell’acquazzone, o dentro, con la schiena contro le ali del letto; il maggiordomo sa l’ora del caffè.',
  },
  '2': {
    name: 'Suite Ade, la notte sotto la pietra',
    description:
      'Ci si scende per cinque gradini. I muri sono dati a calce scura, il camino è basso, la biblioteca piena di viaggi senza ritorno; una porta di bronzo dà sull’hammam. Caduto il fuoco, il basalto del letto continua a intiepidire la camera.',
  },
  '3': {
    name: 'Suite Poseidone, l’onda lunga',
    description:
      'Una terrazza, una vasca privata, poi il mare: l’acqua si ripete fino al letto, la cui madreperla prende in viso il mattino. La cucina è fatta per i ritorni dal mercato. La sera, dalle porte aperte, entra odore di sale e di finocchio.',
  },
  '4': {
    name: 'Suite Chronos, il lungo soggiorno',
    description:
      'In quattro ci si incrocia senza affanno, in due camere che un corridoio di libri divide. Cucina, terrazza, maggiordomo: niente obbliga a uscire. Sotto gli anelli di bronzo l’alba si regola la sera prima; dietro la vetrata, quella del mare tiene il suo orario.',
  },
  '5': {
    name: 'Suite Kratos, la fucina spenta',
    description:
      'La più vasta delle sei: una sala a volta, cuoi scuri, un camino dove ci starebbe un tronco. Due camere si guardano, da una parte e dall’altra della vasca. All’uscita dall’hammam, il letto a colonne accoglie senza cerimonie e blocca gli attuatori.',
  },
  '6': {
    name: 'Studiolo Zeus, la schiarita',
    description:
      'Per una persona sola, una camera da studio: il tavolo sotto la finestra, una parete di libri, una lampada dal paralume verde. Il letto alato occupa tutto il fondo della stanza, ben largo per chi dorme da solo, cosa di cui nessuno si è lamentato.',
  },
  hades: {
    title: 'Il bagno della sera',
    subtitle: 'Sotto il segno di Ade',
    description:
      'Sul far della notte l’hammam della casa si illumina a candele. Pietra calda, acqua fredda, poi il ritorno per la scala di servizio, una tazza fra le mani. Si parla poco.',
    features: [
      'Vapore e pietra calda, su prenotazione',
      'Vasca d’acqua fredda in basalto',
      'Infuso di menta all’uscita dal bagno',
    ],
    story:
      'Minta amava Ade, e la regina lo seppe. Vicino a Pilo, scrive Strabone, un monte porta il nome di questa ninfa: Persefone la calpestò, e dalla vittima nacque la pianta degli orti. Stropicciata, profuma di più. Quella delle nostre tazze cresce ai piedi del muro nord, all’ombra.',
  },
  poseidon: {
    title: 'Il bagno di mare',
    subtitle: 'Prima che si alzi il vento',
    description:
      'Una scala tagliata nella roccia va dal giardino agli scogli, e l’ultimo gradino è sott’acqua. Accappatoi e asciugamani aspettano in una nicchia. Nelle mattine buone la superficie s’increspa soltanto per chi entra.',
    features: [
      'Accesso agli scogli dal giardino',
      'Accappatoi caldi nella nicchia di pietra',
      'Temperatura dell’acqua indicata ogni mattina',
    ],
    story:
      'Anfitrite non voleva saperne del dio del mare e si rifugiò presso Atlante, in capo al mondo. Fra quanti la cercarono, un delfino seppe trovarla, e poi convincerla. Poseidone sposò la Nereide e mise in cielo il messaggero, dove nuota ancora, le sere d’estate, accanto all’Aquila.',
  },
  athena: {
    title: 'La sala di lettura',
    subtitle: 'Una lampada, un tavolo, nessuno',
    description:
      'Al primo piano una stanza lunga dà sugli ulivi. Vi si trovano gli antichi poeti e i loro traduttori, della carta, matite temperate. Una poltrona Atena occupa l’angolo migliore; è di chi si alza per primo.',
    features: [
      'Omero, Esiodo e Ovidio in più lingue',
      'Lampade la cui tinta segue la sera',
      'Libri in prestito fino al giorno della partenza',
    ],
    story:
      'Per avere l’Attica, Poseidone fece sgorgare sull’Acropoli un’acqua salata. Atena chiamò Cecrope a testimone e piantò un olivo, che si mostrava ancora, dice Apollodoro, nel recinto di Pandroso. La città toccò all’albero. Dava di che mangiare, di che curarsi la pelle e di che leggere la notte.',
  },
  artemis: {
    title: 'Il sentiero dei pini',
    subtitle: 'Nell’ora in cui l’ombra è lunga',
    description:
      'Dietro la casa, una strada di terra sale fra i pini fino al crinale e torna per gli scogli. Ci vuole un’ora, qualcosa di più se si porta un cane, il proprio o quello di casa.',
    features: [
      'Mappa tascabile e borraccia alla reception',
      'Scarponcini in prestito, dal 36 al 45',
      'Cani al guinzaglio, benvenuti',
    ],
    story:
      'Ancora bambina, seduta sulle ginocchia di Zeus, Artemide chiese un arco, una tunica corta e tutte le montagne; di una città faceva a meno. Callimaco la segue poi in Arcadia, dove Pan, intento a nutrire le sue cagne, le fece dono di una muta. Lei partì con quella, il giorno stesso, in cerca delle cerve.',
  },
  apollo: {
    title: 'La prima colazione',
    subtitle: 'Servita verso levante',
    description:
      'Pane della notte, miele, fichi o agrumi secondo il mese, uova al momento. Il vassoio sale in suite o si posa sulla terrazza comune, di fronte al sole, dalle {breakfastFrom} alle {breakfastTo}.',
    features: [
      'Servita dalle {breakfastFrom} alle {breakfastTo}',
      'Pane cotto in casa',
      'Vassoio in suite, senza supplemento',
    ],
    story:
      'Leto stringeva fra le braccia la palma di Delo quando il bambino balzò nella luce. Non prese il seno: Temi, con le sue mani, gli diede il nettare e l’ambrosia. Aveva appena mangiato che le fasce cedettero, e l’inno omerico riferisce che l’isola intera si coprì d’oro.',
  },
  morpheus: {
    title: 'Il servizio di notte',
    subtitle: 'Da mezzanotte all’alba, a bassa voce',
    description:
      'Qualcuno veglia. Un secondo cuscino, una borsa dell’acqua calda, una regolazione del letto che non si ritrova: basta chiamare, e i passi nel corridoio si posano su un tappeto spesso.',
    features: [
      'Un addetto raggiungibile tutta la notte',
      'Scelta di cinque cuscini',
      'Porte e cerniere silenziose',
      'Aiuto per regolare il letto',
    ],
    story:
      'La dimora del Sonno, in Ovidio, non ha una sola porta, per timore che un cardine strida, e nessun custode sulla soglia. Morfeo vi dorme tra i fratelli finché Iride viene a chiedere un sogno per Alcione. Noi le porte le abbiamo. Le cerniere si oliano il primo di ogni mese.',
  },
  hermes: {
    title: 'Bagagli e trasferimenti',
    subtitle: 'Dal binario fino alla camera',
    description:
      'Con il numero del treno o del volo, dato almeno {transferHours, plural, one {# ora} other {# ore}} prima, un’auto aspetta all’uscita e le valigie passano avanti. Possono anche precedere gli ospiti, o restare dopo la loro partenza.',
    features: [
      'Stazione e aeroporto, da concordare {transferHours, plural, one {# ora} other {# ore}} prima',
      'Deposito gratuito il giorno della partenza',
      'Spedizione dei bagagli su richiesta',
    ],
    story:
      'Priamo attraversò di notte il campo degli Achei per riscattare il corpo di Ettore. Hermes, con l’aspetto di un giovane, prese le redini del vecchio re, addormentò le guardie e alzò da solo la sbarra della porta. Disse il suo nome soltanto all’arrivo, e se ne andò prima che lo ringraziassero.',
  },
  hestia: {
    title: 'Il focolare',
    subtitle: 'Il fuoco del vestibolo',
    description:
      'All’ingresso un focolare rotondo arde da ottobre ad aprile. Qui ci si toglie le scarpe bagnate, si legge il giornale del giorno prima, si beve il primo bicchiere del soggiorno. Ed è qui che ci si saluta alla fine.',
    features: [
      'Fuoco di legna da ottobre ad aprile',
      'Bicchiere di benvenuto, con o senza alcol',
      'Tavolo basso Estia e giochi da tavolo',
    ],
    story:
      'L’inno omerico lo dice senza giri di parole: fra i mortali non c’è banchetto senza Estia. Per lei si versa il vino dolce come il miele, al principio e ancora alla fine. Noi conserviamo l’uso del primo e dell’ultimo bicchiere, accanto al fuoco, per chi viene e per chi se ne va.',
  },
} as const;
