/** The page where visitors see, take out and erase what is held on them. */
export const myData = {
  meta: {
    title: 'I miei dati',
    description:
      'Vedere ciò che la boutique conserva, scaricarlo, chiudere le sessioni, scegliere la newsletter, cancellare tutto: nessun modulo da stampare.',
  },
  title: 'I miei dati',
  intro:
    'Indirizzo, sessioni, carrello, desideri, configurazioni salvate, messaggi, ordini e fatture, preventivi, soggiorni, appuntamenti, recessi: puoi scaricarli in un solo file e cancellare, senza chiedere a nessuno, ciò che la legge non impone di conservare.',
  notices: {
    opened: 'La sessione è aperta su questo dispositivo. Carrello e desideri sono pronti.',
    linkSent:
      'Se questo indirizzo è noto qui, gli è appena stato inviato un link. È valido dieci minuti.',
    badLink: 'Questo link è già stato usato, o non è più valido.',
    sessionEnded: 'La sessione è chiusa.',
    letterOn: 'D’accordo: la newsletter arriverà poche volte l’anno.',
    letterOff: 'Fatto: la newsletter non arriverà più.',
    erased:
      'I tuoi dati sono stati cancellati. Restano solo, se ce ne sono, le dichiarazioni di recesso e i documenti contabili dei tuoi ordini.',
    tooMany: 'Troppe richieste. Riprova {wait}.',
    failed: 'La richiesta non è riuscita. Riprova.',
  },
  ask: {
    title: 'Conferma il tuo indirizzo',
    text: 'Inviamo al tuo indirizzo un link che si usa una sola volta. Aprilo sul dispositivo da cui vuoi entrare.',
    known: 'Questo dispositivo usa l’indirizzo {email}, non ancora confermato.',
    email: 'Indirizzo e-mail',
    send: 'Ricevi un link',
  },
  /** On a device whose session ended because another one proved the address. */
  elsewhere: {
    title: 'Il tuo indirizzo è stato confermato su un altro dispositivo',
    text: 'Probabilmente eri tu. Carrello e desideri sono intatti. Poiché qui l’indirizzo era stato solo digitato, ora va confermato anche da questo dispositivo: un link per e-mail, e tutto si riapre.',
    intent: 'Anche «{name}» ti aspetta.',
  },
  leave: { question: 'Non sei tu?', button: 'Esci da questa sessione' },
  sessions: {
    title: 'Le tue sessioni',
    text: 'Un dispositivo, una riga. Chiudi quelle che non riconosci.',
    entry: 'Aperta il {opened}, valida fino al {expires}',
    here: 'questo dispositivo',
    end: 'Chiudi',
    endLabel: 'Chiudi la sessione aperta il {opened}',
  },
  letter: {
    title: 'Newsletter',
    none: 'Non la ricevi.',
    asked: 'L’hai richiesta; resta da confermarla.',
    sent: 'La ricevi poche volte l’anno.',
    start: 'Ricevi la newsletter',
    stop: 'Non riceverla più',
  },
  download: {
    title: 'Scarica i tuoi dati',
    text: 'Un file {format}, leggibile da chiunque e da ogni altro servizio.',
    button: 'Scarica',
  },
  stays: {
    title: 'I tuoi soggiorni alla Residenza',
    text: 'Ogni riga apre la pagina di un soggiorno.',
  },
  hours: {
    title: 'Le tue ore con la maison',
    text: 'Ogni riga apre la pagina di un appuntamento.',
  },
  erase: {
    title: 'Cancella tutto',
    text: 'Indirizzo, carrello, desideri, configurazioni salvate, messaggi e sessioni spariscono subito e per sempre. La legge impone di conservare contratti e documenti contabili per {contractYears, plural, one {# anno} other {# anni}}: restano quindi le dichiarazioni di recesso e gli ordini fatturati, con il tuo nome e il tuo indirizzo postale, ma senza e-mail né telefono. In un ordine senza fattura, più nulla riconduce a te. Un soggiorno futuro conserva i tuoi dati fino alla partenza. Un appuntamento futuro viene annullato.',
    sure: 'Voglio cancellare tutto ciò che la boutique conserva su di me.',
    button: 'Cancella ora',
  },
} as const;

/** Where the link of an access mail leads. */
export const accessPage = {
  meta: {
    title: 'Apri la sessione',
    description:
      'Un pulsante, e carrello, desideri e dati si aprono su questo dispositivo, con il link monouso arrivato nella casella di posta.',
  },
  title: 'Manca solo un clic',
  text: 'Premi il pulsante per aprire la sessione su questo dispositivo. La prima volta, un dispositivo che aveva solo indicato l’indirizzo dovrà aprire un link a sua volta.',
  button: 'Apri la sessione',
  bad: 'Questo link è già stato usato, o è scaduto: vale dieci minuti.',
  again: 'Chiedi un altro link',
} as const;

/** Where the link that confirms the letter leads. */
export const newsletterPage = {
  meta: {
    title: 'Conferma l’iscrizione',
    description:
      'L’ultimo passo prima di ricevere la newsletter: confermare che l’indirizzo è il proprio. Senza conferma, nulla sarà inviato.',
  },
  title: 'Newsletter',
  text: 'Conferma che vuoi ricevere la newsletter, poche volte l’anno. Ogni invio contiene un link per annullare l’iscrizione.',
  button: 'Confermo',
  bad: 'Questo link è già stato usato, o è scaduto: vale sette giorni.',
} as const;

/** Where the link that ends the letter leads. */
export const unsubscribePage = {
  meta: {
    title: 'Annulla l’iscrizione alla newsletter',
    description:
      'Un pulsante per non ricevere più la newsletter della maison. Il carrello e la lista dei desideri restano come sono.',
  },
  title: 'Annulla l’iscrizione',
  text: 'Premi il pulsante per non riceverla più. Carrello e desideri restano come sono.',
  button: 'Annulla l’iscrizione',
  bad: 'Questo link non è più valido. L’iscrizione si può annullare anche nella pagina «I miei dati».',
} as const;
