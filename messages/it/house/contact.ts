export const contact = {
  meta: {
    title: 'Contatti, preventivi e reception della Residenza',
    description:
      'Scrivere alla maison, chiedere un preventivo, raggiungere la reception della Residenza: indirizzo, telefoni, mappa, sei domande frequenti.',
  },
  title: 'Scrivici',
  intro:
    'Una misura da verificare, una scala che preoccupa, una notte alla Residenza: si può dire tutto come lo si direbbe al banco. La maison legge ogni cosa e risponde per iscritto.',
  english: 'Leggi questa pagina in inglese',
  addressTitle: 'La maison, a Parigi',
  phoneTitle: 'Telefono',
  emailTitle: 'E-mail',
  hoursTitle: 'La reception della Residenza',
  hours:
    '{reception, select, always {Reception aperta 24 ore su 24} other {Reception aperta dalle {opens} alle {closes}}}, tutti i giorni',
  sample:
    'Indirizzo, numeri e caselle e-mail sono esempi, in attesa della costituzione della società: si legge soltanto quanto arriva dal modulo.',
  map: {
    title: 'Come arrivare',
    frame: {
      load: 'Mostra la mappa',
      note: 'La mappa viene da OpenStreetMap e si carica soltanto dopo il clic. Il browser si rivolge allora direttamente a quel servizio.',
      title: 'Mappa OpenStreetMap dei dintorni della maison, a Parigi',
    },
    open: 'Apri in OpenStreetMap',
  },
  form: {
    title: 'Il tuo messaggio',
    name: 'Nome',
    email: 'Indirizzo e-mail',
    phone: 'Telefono',
    optional: 'facoltativo',
    subject: 'Oggetto',
    message: 'Messaggio',
    send: 'Invia il messaggio',
    sending: 'Invio…',
    sentTitle: 'Messaggio inviato',
    sentText:
      'Grazie. Il messaggio è registrato; la risposta arriverà all’indirizzo indicato nel modulo.',
    visitSubject: 'Richiesta di visita: {piece}',
  },
  faqTitle: 'Prima di venire alla Residenza',
  faq: [
    {
      question: 'A che ora si può arrivare e ripartire?',
      answer:
        'La suite è pronta dalle {checkIn} e si lascia entro le {checkOut}. {reception, select, always {La reception non chiude: se il treno arriva a mezzanotte, c’è qualcuno che aspetta.} other {La reception è aperta dalle {opens} alle {closes}.}} Il giorno della partenza i bagagli restano in deposito tutto il tempo che serve.',
    },
    {
      question: 'Dove si lascia l’auto?',
      answer:
        'Sotto i pini, un parcheggio chiuso ha un posto per suite, senza supplemento. Due colonnine permettono di ricaricare durante la notte. Un veicolo alto o un rimorchio va segnalato nel messaggio: il cancello d’ingresso è stretto.',
    },
    {
      question: 'Gli animali sono ammessi?',
      answer:
        'Cani e gatti dormono alla Residenza, uno per suite, se annunciati al momento della prenotazione. Ciotole e coperta le mettiamo noi. Chiediamo soltanto che il velluto dei letti resti loro vietato: conserva i peli e i rancori.',
    },
    {
      question: 'Come funziona la prima colazione?',
      answer:
        'Compresa nel prezzo della notte, si serve dalle {breakfastFrom} alle {breakfastTo}, in suite o sulla terrazza comune. Allergie e abitudini vanno comunicate la sera prima. Per chi parte all’alba, la cucina prepara un cestino.',
    },
    {
      question: 'Venite a prendere gli ospiti?',
      answer:
        'Sì, alla stazione come all’aeroporto, purché il trasferimento sia concordato con almeno {transferHours, plural, one {# ora} other {# ore}} di anticipo. Serve il numero del treno o del volo: l’autista segue i ritardi. Il prezzo della corsa è comunicato prima della conferma.',
    },
    {
      question: 'Che cosa c’è nella casa?',
      answer:
        'Tutte le suite hanno il bagno e il Wi-Fi. Cucina, terrazza, camino o vasca privata variano dall’una all’altra e sono indicati in ogni scheda. La sala di lettura, l’hammam, il giardino e la scala verso il mare sono aperti a tutti.',
    },
  ],
} as const;
