export const returns = {
  meta: {
    title: 'Consegna e resi',
    description:
      'Prezzi e tempi di consegna, montaggio, quattordici giorni per cambiare idea, ritiro gratuito: le regole della maison, composizioni d’atelier comprese.',
  },
  title: 'Consegna e resi',
  intro:
    'Un letto di qualche quintale non viaggia come una lettera. Questa pagina dice come arriva in casa, e come ne riparte se lo si desidera.',
  sections: [
    {
      id: 'prix-livraison',
      title: 'Il prezzo della consegna',
      paragraphs: [
        'Un carrello paga {cartDeliveryEuros, number} € di consegna, una volta sola, qualunque sia il numero dei pezzi. Per un pezzo acquistato direttamente dalla sua pagina, la consegna è compresa.',
        'In entrambi i casi l’installazione è inclusa. Il totale indicato prima del pagamento è quello che si paga.',
      ],
    },
    {
      id: 'delais',
      title: 'I tempi',
      paragraphs: [
        'Occorrono, a partire dall’ordine, da due a quattro settimane nella Francia continentale, qualche giorno in più altrove; la data indicata prima del pagamento ci impegna. La scheda di ogni pezzo precisa i suoi tempi. Ti chiamiamo poi per concordare un giorno.',
        'Giorni di trasporto, dal lunedì al sabato: {carrierDays}. Alcune isole e montagne ne richiedono di più; la pagina del pezzo indica la data per il tuo indirizzo.',
        'Se la data promessa è superata, il cliente può sospendere il pagamento dell’eventuale saldo, o fissarci un termine supplementare ragionevole. Se anche questo trascorre senza consegna, è libero di risolvere il contratto e di essere rimborsato per intero (articoli L. 216-6 e L. 216-7 del Code de la consommation, il codice del consumo francese).',
      ],
    },
    {
      id: 'pays',
      title: 'Dove consegniamo',
      paragraphs: [
        'La maison consegna in Francia e nei paesi qui sotto. In Svizzera e nel Regno Unito il prezzo richiesto è senza IVA francese, e la dogana può esigere dazi e imposte che non vi figurano: conviene chiederci un calcolo prima di ordinare.',
        'Non consegniamo ancora nell’oltremare francese, alle Canarie, a Ceuta e Melilla, a Livigno, a Campione d’Italia, a San Marino, in Vaticano, nel Liechtenstein, a Samnaun, a Helgoland, a Büsingen, nelle Isole del Canale, sull’isola di Man e a Gibilterra: ci scriva, cercheremo una via.',
      ],
      list: [
        'Belgio, Lussemburgo, Germania, Spagna, Italia.',
        'Principato di Monaco, Svizzera, Regno Unito.',
      ],
    },
    {
      id: 'arrivee',
      title: 'Il giorno dell’arrivo',
      paragraphs: [
        'I pezzi arrivano in elementi separati, portati fino alla camera e montati dalla nostra squadra, che porta via gli imballaggi. Prima occorre misurare porte, ascensore e curve della scala; al minimo dubbio, è bene mandarci delle foto.',
        'Il pezzo va esaminato insieme agli installatori, annotando ogni segno sulla bolla di consegna. Una riserva dimenticata quel giorno non priva di alcuna garanzia legale.',
        'Il vecchio mobile dello stesso tipo può ripartire con noi, senza spese, se lo si chiede al momento dell’ordine.',
      ],
    },
    {
      id: 'retractation',
      title: 'Quattordici giorni per cambiare idea',
      paragraphs: [
        'Per quattordici giorni si può recedere da un acquisto, senza dare motivazioni. Il termine decorre dal giorno successivo alla consegna o, per un ordine consegnato in più volte, a quella dell’ultimo pezzo; se scade di sabato, di domenica o in un giorno festivo, è prorogato al primo giorno lavorativo.',
        'Basta una dichiarazione chiara: online, alla pagina «Diritto di recesso», per e-mail a {email}, o per posta a {controller}, {address}. Questi recapiti sono dati a titolo di esempio. Ne accusiamo ricevuta per iscritto, con la data e l’ora.',
        'Le opzioni scelte non tolgono nulla a questo diritto, né su un pezzo né su una composizione d’atelier.',
      ],
    },
    {
      id: 'enlevement',
      title: 'Il ritiro',
      paragraphs: [
        'Veniamo a smontare e a riprendere il pezzo a domicilio, gratuitamente, in un giorno stabilito insieme. Fino ad allora va tenuto in buono stato, senza bisogno di imballarlo di nuovo.',
        'È permesso provarlo come lo si farebbe in negozio. Può essere trattenuta dal rimborso soltanto una perdita di valore dovuta a un uso che va oltre (articolo L. 221-23).',
      ],
    },
    {
      id: 'atelier',
      title: 'Composizioni d’atelier e su misura',
      paragraphs: [
        'Una composizione d’atelier è fabbricata su ordinazione, ma a partire da opzioni che elenchiamo: si restituisce come ogni altro pezzo, e le stesse garanzie legali la proteggono.',
        'Non si potrebbe restituire soltanto ciò che viene tagliato su una misura data dal cliente (articolo L. 221-28, 3°, del Code de la consommation). La maison non vende nulla di simile.',
      ],
    },
    {
      id: 'matelas',
      title: 'Le 100 notti di prova',
      paragraphs: [
        'Questa prova riguarda il materasso consegnato con ogni letto, fatto dal nostro partner Nyx Literie, un marchio fittizio citato a titolo di esempio, e non il letto stesso. Si aggiunge ai quattordici giorni; non li sostituisce.',
      ],
    },
    {
      id: 'formulaire-type',
      title: 'Modulo di recesso tipo',
      paragraphs: [
        'Il suo uso è facoltativo. Si trova, con la dichiarazione online, alla pagina «Diritto di recesso».',
      ],
    },
  ],
} as const;
