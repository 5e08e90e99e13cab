/** Words of the mails; `{…}` are facts put in when a mail leaves. */
export const mails = {
  access: {
    subject: 'Il link di accesso',
    title: 'Un link per entrare',
    text: [
      'Qualcuno, probabilmente tu, ha indicato questo indirizzo sul nostro sito, dove è già noto.',
      'Per ritrovare carrello, desideri, ordini e dati su questo dispositivo, apri il link qui sotto e premi il pulsante della pagina.',
    ],
    button: 'Apri la sessione',
    notes: [
      'Il link è valido dieci minuti e si usa una sola volta.',
      'Non hai chiesto nulla? Ignora questo messaggio: senza il link non entra nessuno.',
    ],
  },
  newsletter: {
    subject: 'Conferma l’iscrizione alla newsletter',
    title: 'Ultimo passo',
    text: [
      'Hai spuntato la casella della newsletter. Conferma che questo indirizzo è tuo e la riceverai poche volte l’anno.',
    ],
    button: 'Ricevi la newsletter',
    notes: [
      'Il link è valido sette giorni. Senza conferma non sarà inviata alcuna newsletter.',
      'La richiesta non è tua? Non devi fare nulla.',
    ],
  },
  welcome: {
    subject: 'Ti diamo il benvenuto nella newsletter',
    title: 'La tua iscrizione è confermata',
    text: [
      'Riceverai nostre notizie poche volte l’anno: un tronco di noce, un pezzo che nasce, una data alla Residenza.',
    ],
    button: 'Vedi le collezioni',
    notes: ['Per non ricevere più la newsletter basta un clic:'],
  },
  withdrawal: {
    subject: 'Conferma di ricevimento del recesso {reference}',
    title: 'Il recesso è stato ricevuto',
    text: [
      'Abbiamo ricevuto la tua dichiarazione di recesso il {date} alle {time}, ora di Parigi. Questo messaggio vale come conferma di ricevimento; conservalo.',
      'La dichiarazione: «Notifico il recesso dal contratto indicato qui sotto.» Nome: {name}. Ordine: {order}. Indirizzo e-mail: {email}. Numero della dichiarazione: {reference}.',
    ],
    button: 'Leggi come si procede',
    notes: [
      'Ti rimborseremo entro quattordici giorni da questa dichiarazione. Se il mobile è già da te, ti proporremo un giorno per il ritiro.',
    ],
  },
  receipt: {
    subject: 'Conferma di ricevimento del recesso {reference}',
    title: 'Il recesso è stato ricevuto',
    text: [
      'Il {date} alle {time}, ora di Parigi abbiamo ricevuto una dichiarazione di recesso che riporta questo indirizzo. Il suo numero: {reference}.',
      'Il pulsante qui sotto la mostra come l’abbiamo ricevuta. Stampa o salva quella pagina: vale come conferma di ricevimento.',
    ],
    button: 'Vedi la dichiarazione',
    notes: [
      'Ti rimborseremo entro quattordici giorni da questa dichiarazione. Se il mobile è già da te, ti proporremo un giorno per il ritiro.',
      'La dichiarazione non è tua? Scrivici indicandone il numero.',
    ],
  },
  offer: {
    subject: 'Il tuo preventivo {number}',
    title: 'Il tuo preventivo',
    text: [
      'Ecco il preventivo {number}, richiesto sul nostro sito. I prezzi sono bloccati fino al {until} compreso.',
    ],
    button: 'Vedi il preventivo',
    notes: [
      'Dalla sua pagina si può stampare e accettare. Un preventivo non impegna a nulla finché non viene accettato.',
      'La richiesta non viene da te? Non devi fare nulla.',
    ],
  },
  /** Instead of what `offer` says first, where the house has written the offer. */
  offerByHand:
    'Ecco il preventivo {number}, che la maison ha preparato per te. I prezzi sono bloccati fino al {until} compreso.',
  reply: {
    subject: 'Re: {subject}',
    title: 'Il tuo messaggio',
    text: ['Buongiorno {name},'],
    button: 'Scrivi alla maison',
    notes: ['Una risposta a questo messaggio ci arriva direttamente.'],
  },
  declarations: 'Dichiarazioni ricevute per questo indirizzo: {count}',
  declaredAt: 'il {date} alle {time}, ora di Parigi',
  leave: 'Annulla l’iscrizione',
  linkHint: 'Se il pulsante non risponde, copia questo indirizzo nel browser:',
  row: '{label}: {value}',
  signature: 'La maison Théogonie',
  sample: 'Società e recapiti riportati a titolo di esempio.',
} as const;
