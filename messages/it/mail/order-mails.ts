/** Words of the mails about orders; `{…}` are facts put in when a mail leaves. */
export const orderMails = {
  orderConfirmed: {
    subject: 'Il tuo ordine {number} è confermato',
    title: 'Il tuo ordine è confermato',
    text: [
      'Grazie. Abbiamo ricevuto il pagamento e il tuo ordine {number} è confermato. Il laboratorio lo prende in carico entro due giorni lavorativi, poi concordiamo con te il giorno dell’installazione. Questo messaggio conferma il contratto; conservalo.',
    ],
    button: 'Vedi l’ordine',
    notes: ['Una domanda? Scrivi a {email} o chiama il {phone}, indicando il numero dell’ordine.'],
  },
  workshopPhotos: {
    subject: 'Il tuo ordine {number} in laboratorio',
    title: 'In laboratorio',
    text: ['Il laboratorio sta lavorando al tuo ordine {number}. Ecco a che punto è.'],
    button: 'Vedi l’ordine',
    notes: ['Una domanda? Scrivi a {email} o chiama il {phone}, indicando il numero dell’ordine.'],
  },
  readyPhotos: {
    subject: 'Il tuo ordine {number} è pronto',
    title: 'Il tuo ordine è pronto',
    text: [
      'Tutti i pezzi del tuo ordine {number} sono finiti. Eccoli, come il laboratorio li ha appena terminati. Ti chiamiamo per concordare il giorno dell’installazione.',
    ],
    button: 'Vedi l’ordine',
    notes: ['Una domanda? Scrivi a {email} o chiama il {phone}, indicando il numero dell’ordine.'],
  },
  /** Instead of `orderConfirmed`, where a deposit was paid. */
  depositReceived: {
    subject: 'Il tuo ordine {number} è confermato',
    title: 'Il tuo acconto è arrivato',
    text: [
      'Grazie. Abbiamo ricevuto l’acconto di {deposit} e il tuo ordine {number} è confermato. Il laboratorio lo prende in carico entro due giorni lavorativi. Il saldo di {balance} si paga prima della consegna: ti scriveremo. Questo messaggio conferma il contratto; conservalo.',
    ],
    button: 'Vedi l’ordine',
    notes: ['Una domanda? Scrivi a {email} o chiama il {phone}, indicando il numero dell’ordine.'],
  },
  transferDue: {
    subject: 'Il tuo ordine {number}: il bonifico di {amount}',
    title: 'Il tuo ordine attende il bonifico',
    text: [
      'Il tuo ordine {number} è registrato. Disponi un bonifico di {amount} al più tardi il {date}, con il numero dell’ordine come causale. Il laboratorio comincia appena la somma è arrivata; riceverai allora la conferma dell’ordine e la fattura.',
    ],
    button: 'Vedi l’ordine',
    notes: ['Una domanda? Scrivi a {email} o chiama il {phone}, indicando il numero dell’ordine.'],
  },
  /** What `transferDue` and its reminder add where the sum is the deposit. */
  transferIsDeposit:
    'È l’acconto di un ordine da {total}; il saldo di {balance} si paga prima della consegna.',
  /** Instead of `transferDue`, later. */
  transferReminder: {
    subject: 'Promemoria: il bonifico dell’ordine {number}',
    title: 'Il tuo bonifico non è ancora arrivato',
    text: [
      'Non abbiamo ancora ricevuto il bonifico di {amount} per l’ordine {number}. Lo attendiamo fino al {date}; dopo quel giorno l’ordine è annullato e nulla è dovuto.',
    ],
    button: 'Vedi l’ordine',
    notes: ['È già partito, o hai una domanda? Scrivi a {email} o chiama il {phone}.'],
  },
  /** Instead of `amountDiffers`, where a part of the transfer has come. */
  transferPart: {
    subject: 'Il tuo ordine {number}: mancano {missing}',
    title: 'Una parte del bonifico è arrivata',
    text: [
      'Abbiamo ricevuto {received} con bonifico per l’ordine {number}; mancano {missing}. Disponi il resto sullo stesso conto, con il numero dell’ordine come causale. Il laboratorio comincia appena la somma è completa.',
    ],
    button: 'Vedi l’ordine',
    notes: ['Il resto è già partito, o hai una domanda? Scrivi a {email} o chiama il {phone}.'],
  },
  /** Instead of `orderCancelled`, where no bank transfer has come. */
  transferLate: {
    subject: 'Il tuo ordine {number} è annullato',
    title: 'Il tuo bonifico non è arrivato',
    text: [
      'Non abbiamo ricevuto alcun bonifico per l’ordine {number}, atteso fino al {date}. L’ordine è annullato e nulla è dovuto.',
    ],
    button: 'Vedi l’ordine',
    notes: [
      'Il bonifico è partito comunque? Scrivi a {email} o chiama il {phone}: ripristiniamo l’ordine o rimandiamo la somma.',
    ],
  },
  balanceDue: {
    subject: 'Saldo del tuo ordine {number}: {balance}',
    title: 'Il tuo ordine attende il saldo',
    text: [
      'Restano {balance} da pagare per il tuo ordine {number}, di cui abbiamo ricevuto l’acconto di {deposit}. Consegniamo appena il saldo ci è pervenuto.',
    ],
    button: 'Paga il saldo',
    notes: ['Hai già pagato, o hai una domanda? Scrivi a {email} o chiama il {phone}.'],
  },
  /** Instead of `balanceDue`, later. */
  balanceReminder: {
    subject: 'Promemoria: saldo dell’ordine {number}',
    title: 'Il saldo del tuo ordine',
    text: [
      'Non abbiamo ancora ricevuto il saldo di {balance} dell’ordine {number}. Consegniamo appena ci è pervenuto.',
    ],
    button: 'Paga il saldo',
    notes: ['Hai già pagato, o hai una domanda? Scrivi a {email} o chiama il {phone}.'],
  },
  /** Instead of `balanceDue` and its reminders, where a part has come by bank transfer. */
  balancePart: {
    subject: 'Saldo dell’ordine {number}: mancano {missing}',
    title: 'Una parte del saldo è arrivata',
    text: [
      'Abbiamo ricevuto {received} del saldo dell’ordine {number}; mancano {missing}. Consegniamo appena la somma è completa.',
    ],
    button: 'Paga il saldo',
    notes: ['Il resto è già partito, o hai una domanda? Scrivi a {email} o chiama il {phone}.'],
  },
  balancePaid: {
    subject: 'Abbiamo ricevuto il saldo dell’ordine {number}',
    title: 'Il tuo ordine è pagato per intero',
    text: [
      'Abbiamo ricevuto il saldo di {balance} dell’ordine {number}. Con l’acconto è pagato per intero; la fattura detrae l’acconto.',
    ],
    button: 'Vedi l’ordine',
    notes: ['Una domanda? Scrivi a {email} o chiama il {phone}.'],
  },
  deliveryAgreed: {
    subject: 'Consegna del tuo ordine {number}: {date}',
    title: 'Il giorno della consegna è fissato',
    text: ['Come concordato, consegneremo il tuo ordine {number} {date}.'],
    button: 'Vedi l’ordine',
    notes: [
      'Il giorno non va più bene? Scrivi a {email} o chiama il {phone}: ne sceglieremo un altro.',
    ],
  },
  /** Of another day than a mail has said before. */
  deliveryMoved: {
    title: 'Il giorno della consegna è cambiato',
    text: 'Sostituisce il giorno annunciato in precedenza, {told}.',
  },
  orderDelivered: {
    subject: 'Il tuo ordine {number} è stato consegnato',
    title: 'Il tuo ordine è arrivato',
    text: [
      'Il tuo ordine {number} è stato consegnato il {date}. Gli auguriamo una lunga vita in casa tua.',
      'Se cambi idea, puoi recedere fino al {until} compreso, senza indicare il motivo e senza spese.',
    ],
    button: 'Vedi l’ordine',
    notes: ['Una domanda, una regolazione, un segno? Scrivi a {email} o chiama il {phone}.'],
  },
  orderCancelled: {
    subject: 'Il tuo ordine {number} è annullato',
    title: 'Il tuo ordine è annullato',
    text: [
      'L’ordine {number} è annullato. Non abbiamo ricevuto alcun pagamento e non devi fare nulla.',
    ],
    button: 'Vedi l’ordine',
    notes: ['Non l’avevi chiesto? Scrivi a {email} o chiama il {phone}.'],
  },
  orderRefunded: {
    subject: 'Rimborso del tuo ordine {number}',
    title: 'Il rimborso è in arrivo',
    text: [
      'Ti rimborsiamo {amount} per l’ordine {number}.',
      'La somma arriverà entro pochi giorni, con lo stesso mezzo di pagamento e senza spese.',
    ],
    button: 'Vedi l’ordine',
    notes: ['Se dovesse tardare, scrivi a {email} o chiama il {phone}.'],
  },
  refundTransferred: {
    subject: 'Rimborso del tuo ordine {number}',
    title: 'Il rimborso è partito',
    text: [
      'Ti abbiamo rimborsato {amount} per l’ordine {number}, con un bonifico.',
      'Il bonifico è già stato fatto, senza spese per te; secondo la tua banca, appare sul conto entro pochi giorni.',
    ],
    button: 'Vedi l’ordine',
    notes: ['Se dovesse tardare, scrivi a {email} o chiama il {phone}.'],
  },
  refundedPart: 'È una parte del prezzo dell’ordine, che è di {total}.',
  /** Of the last of several refunds, after which nothing is left. */
  refundedLast: 'Con questo rimborso, tutto ciò che avevi pagato per l’ordine ti è restituito.',
  /** Instead of the part, of money that came beyond the invoice: it has no credit note. */
  refundedSurplus: 'Questa somma non era fatturata: la tua fattura resta com’è.',
  /** The same, where it goes back with money that has one. */
  refundedBeyond:
    'Di questa somma, {credited} erano fatturati: la nota di credito riguarda questo importo. Il resto, {surplus}, non lo era.',
  amountDiffers: {
    subject: 'Il tuo ordine {number}: un importo da verificare',
    title: 'L’importo ricevuto non è quello dell’ordine',
    text: [
      'Abbiamo ricevuto {received} per l’ordine {number}, il cui totale è di {due}.',
      'Nulla è perduto: l’ordine è registrato, e anche la somma. Una persona della maison ti chiama o ti scrive per concordare come procedere. Nel frattempo non devi fare nulla; non pagare una seconda volta.',
    ],
    button: 'Vedi l’ordine',
    notes: [
      'Preferisci contattarci tu? Scrivi a {email} o chiama il {phone}, indicando il numero dell’ordine.',
    ],
  },
  /** Instead of `amountDiffers`, where the deposit was awaited. */
  depositDiffers: {
    subject: 'Il tuo ordine {number}: un importo da verificare',
    title: 'L’importo ricevuto non è quello dell’acconto',
    text: [
      'Abbiamo ricevuto {received} per l’ordine {number}, il cui acconto è di {due}.',
      'Nulla è perduto: l’ordine è registrato, e anche la somma. Una persona della maison ti chiama o ti scrive per concordare come procedere. Nel frattempo non devi fare nulla; non pagare una seconda volta.',
    ],
    button: 'Vedi l’ordine',
    notes: [
      'Preferisci contattarci tu? Scrivi a {email} o chiama il {phone}, indicando il numero dell’ordine.',
    ],
  },
  /** Instead of `amountDiffers`, where what is held is the total: it has come once more. */
  paymentToCheck: {
    subject: 'Il tuo ordine {number}: un pagamento da verificare',
    title: 'Un pagamento è da verificare',
    text: [
      'È arrivato un pagamento di {received} per l’ordine {number}, anche se non ne aspettavamo più.',
      'Nulla è perduto: la somma è registrata. Una persona della maison ti chiama o ti scrive per concordare come procedere. Nel frattempo non devi fare nulla; non pagare un’altra volta.',
    ],
    button: 'Vedi l’ordine',
    notes: [
      'Preferisci contattarci tu? Scrivi a {email} o chiama il {phone}, indicando il numero dell’ordine.',
    ],
  },
  /** Instead of `amountDiffers`, where the address given with the payment is in another country. */
  addressDiffers: {
    subject: 'Il tuo ordine {number}: un indirizzo da verificare',
    title: 'L’indirizzo di consegna è in un altro paese',
    text: [
      'Abbiamo ricevuto il tuo pagamento di {received} per l’ordine {number}. L’indirizzo di consegna dato con il pagamento non è nel paese per cui il prezzo è stato calcolato: {place}.',
      'Nulla è perduto: l’ordine e la somma sono registrati. Rispondi con un indirizzo in quel paese e l’ordine prosegue, oppure chiedi il rimborso: potrai ordinare di nuovo al prezzo dell’altro paese.',
    ],
    button: 'Vedi l’ordine',
    notes: [
      'Preferisci contattarci? Scrivi a {email} o chiama il {phone}, indicando il numero dell’ordine.',
    ],
  },
  number: 'Numero dell’ordine',
  date: 'Data dell’ordine',
  unitPrice: 'Prezzo unitario',
  leadTime: 'da {min, number} a {max, plural, one {# settimana} other {# settimane}}',
  vat: 'di cui IVA ({rate})',
  online:
    'Il modo più semplice è la dichiarazione online, dove il numero dell’ordine è già inserito:',
  termsOfTheDay:
    'A questo ordine si applicano le condizioni generali di vendita in vigore il {date}, allegate a questo messaggio.',
  /** What the attached files are called, in letters that every system has. */
  files: { terms: 'condizioni', withdrawal: 'recesso' },
  seller: 'Il venditore',
  mattress: 'Il materasso del tuo letto si prova per {nights, number} notti: fino al {until}.',
  next: {
    title: 'E adesso',
    byDate: 'Entro il {date}',
    workshop: 'Il laboratorio prende in carico il tuo ordine.',
    whenReady: 'Appena tutto è pronto',
    call: 'Ti chiamiamo per concordare il giorno dell’installazione.',
    install: 'Consegniamo, montiamo e sistemiamo tutto al suo posto, poi ritiriamo gli imballaggi.',
    untilDate: 'Fino al {date}',
    prepare:
      'Verifica che porte, ascensore e rampe delle scale lascino lo spazio necessario: ci basta una foto per consigliarti.',
    mind: 'Puoi cambiare idea, senza indicare il motivo e senza spese.',
  },
  photo: 'Foto dal laboratorio, {position} di {count}',
  attached:
    'Puoi recedere entro {days} giorni dalla consegna. Il testo completo di questo diritto e il modulo tipo sono allegati a questo messaggio; conservali insieme.',
  adviser: '{name}, il tuo riferimento alla maison',
  event: 'Théogonie: consegna dell’ordine {number}',
} as const;
