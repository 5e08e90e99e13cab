/** The pages of orders. */
export const orders = {
  meta: {
    title: 'I tuoi ordini',
    description:
      'I tuoi ordini Théogonie: stato, date, consegna, fattura e diritto di recesso, per chi ha confermato il proprio indirizzo e-mail.',
  },
  title: 'I tuoi ordini',
  intro: 'Ogni ordine effettuato con questo indirizzo, dal più recente al più vecchio.',
  prove: 'Per vedere i tuoi ordini, apri prima il link che inviamo al tuo indirizzo.',
  none: 'Con questo indirizzo non è ancora stato effettuato alcun ordine.',
  away: 'Al momento gli ordini non possono essere mostrati. Riprova tra qualche minuto.',
  unknown: 'Questo ordine non esiste, o non è tuo',
  unknownText:
    'Verifica il numero. Un ordine si apre dalla sua e-mail, o dopo aver confermato l’indirizzo con cui è stato effettuato.',
  order: 'Ordine {number}',
  placed: 'Effettuato il {date}',
  total: 'Totale',
  /** Of its sums: what was given back so far. */
  returned: 'Rimborsato',
  state: 'Stato',
  history: 'Avanzamento',
  pieces: 'Pezzi',
  invoice: 'Fattura',
  invoiceLink: 'Vedi la fattura',
  invoicePdf: 'Scarica la fattura in PDF',
  pay: 'Paga ora',
  withdraw: 'Recedere dal contratto qui',
  withdrawText: 'Puoi recedere dal contratto fino alla fine del {days}º giorno dopo la consegna.',
  deliveryOn: 'Consegna concordata per il {date}',
  deliveredOn: 'Consegnato il {date}',
  contact: 'Consegna',
  recipient: 'Per',
  postalAddress: 'All’indirizzo',
  phone: 'Telefono',
  all: 'Tutti i tuoi ordini',
  states: {
    awaiting: 'In attesa di pagamento',
    awaitingTransfer: 'In attesa del bonifico',
    paid: 'Pagato',
    workshop: 'In laboratorio',
    ready: 'Pronto',
    agreed: 'Consegna concordata',
    delivered: 'Consegnato',
    differs: 'Da verificare',
    expired: 'Pagamento scaduto',
    cancelled: 'Annullato',
    withdrawn: 'Recesso ricevuto',
    refunded: 'Rimborsato',
  },
  /** What happens next, by state. */
  next: {
    awaiting:
      'Il tuo ordine è registrato; il laboratorio comincia appena il pagamento è confermato.',
    awaitingTransfer:
      'Il tuo ordine è registrato. Il laboratorio comincia appena il bonifico è arrivato.',
    paid: 'Il pagamento è confermato. Il laboratorio prende in carico l’ordine entro due giorni lavorativi.',
    workshop:
      'Il laboratorio ci sta lavorando. Ti chiameremo appena sarà pronto, per concordare il giorno della consegna.',
    ready: 'È pronto. Ti chiameremo per concordare il giorno della consegna.',
    agreed: 'Due persone lo consegnano e lo installano nella stanza che preferisci.',
    delivered: 'È a casa tua. Che le tue notti e i tuoi giorni siano dolci.',
    differs:
      'Un pagamento ricevuto per questo ordine è da verificare. Nulla è perduto: una persona della maison ti chiama o ti scrive, e non serve pagare di nuovo.',
    expired: 'Il tempo per pagare è trascorso; nulla è stato addebitato. Puoi ripetere l’ordine.',
    cancelled: 'È annullato; nulla è dovuto.',
    withdrawn: 'Il tuo recesso è stato ricevuto. Ritiriamo ciò che è già da te e ti rimborsiamo.',
    refunded: 'Il rimborso è partito, con lo stesso mezzo del pagamento.',
  },
  /** Instead of `next`, while a declaration of withdrawal waits for the house. */
  declared:
    'La tua dichiarazione di recesso è arrivata il {date}, con il numero {reference}. Una persona della maison ti scriverà; ti rimborsiamo entro quattordici giorni da quella data. Non è tua, o hai cambiato idea? Scrivici indicando questo numero.',
  /** For whoever has the number of an order and nothing that proves it to be theirs. */
  ask: {
    title: 'Ti mandiamo un link',
    text: 'Questo ordine si apre per chi l’ha effettuato. Indica l’indirizzo e-mail dell’ordine: un link parte subito e riporta qui.',
  },
  /** For whoever sees an order by the link of its mail: what is personal is left out. */
  person: {
    title: 'Indirizzo, telefono e fattura',
    text: 'Si mostrano solo al dispositivo che ha fatto l’ordine, o a chi apre un link richiesto qui: il link delle e-mail dell’ordine, che si può inoltrare, non li mostra. Indica l’indirizzo e-mail dell’ordine: parte un altro link, che li mostra.',
  },
  /** Of an order that is paid in two parts. */
  deposit: {
    state: 'Acconto ricevuto',
    next: 'Abbiamo ricevuto il tuo acconto e l’ordine è confermato. Il laboratorio lo prende in carico entro due giorni lavorativi; il saldo di {balance} si paga prima della consegna.',
    ready: 'È pronto. Appena il saldo di {balance} è pagato, concordiamo un giorno di consegna.',
    depositDue: 'Acconto da pagare',
    depositPaid: 'Acconto pagato',
    balanceDue: 'Saldo prima della consegna',
    balancePaid: 'Saldo pagato',
    /** Of a balance of which a part has come. */
    balanceCame: 'Ricevuto del saldo',
    balanceMissing: 'Resta da pagare',
    pay: 'Paga il saldo',
    note: 'Anche dal link che ti inviamo per e-mail.',
    /** Instead of `amountDiffers`. */
    differs:
      'L’importo ricevuto, {received}, non è quello dell’acconto, {due}. Nulla è perduto: una persona della maison ti chiama o ti scrive, e non serve pagare di nuovo.',
  },
  /** The page where the balance is paid. */
  balance: {
    title: 'Saldo dell’ordine {number}',
    text: 'Abbiamo ricevuto il tuo acconto di {deposit}. Restano {balance} da pagare prima della consegna.',
    pay: 'Paga il saldo: {balance}',
    payRest: 'Paga il resto: {balance}',
    /** Pressed where the page showed another sum. */
    changed:
      'La somma dovuta è cambiata da quando questa pagina è stata aperta: restano {balance} da pagare.',
    none: 'Niente da pagare',
    noneText: 'Il saldo di questo ordine è pagato, oppure l’ordine non è più da consegnare.',
    unknown: 'Questo link non apre alcun ordine',
    unknownText:
      'È stato troncato, oppure è scaduto. Apri l’ordine dall’e-mail di conferma, o scrivici.',
  },
  /** How it is paid instead, while it waits for its payment. */
  otherwise: {
    card: 'Paga con carta: {sum}',
    cardText:
      'Al posto del bonifico, se non è ancora partito. L’ordine prende un altro numero; un bonifico che arrivasse comunque ti viene restituito.',
    transfer: 'Paga con bonifico',
    transferText:
      'Al posto della carta. L’ordine prende un altro numero, e la pagina che chiedeva la carta si chiude.',
    replacedBy: 'È sostituito dall’ordine {number}.',
  },
  /** Where a bank transfer goes: the house’s own account. */
  transfer: {
    title: 'Il tuo bonifico',
    text: 'Disponilo dalla tua banca, in una o più volte, con la causale qui sotto: ci dice a quale ordine appartiene la somma.',
    holder: 'Intestatario del conto',
    amount: 'Importo',
    reference: 'Causale da indicare',
    until: 'Al più tardi il',
    code: 'Codice del bonifico',
    codeText: 'Molte app bancarie leggono questo codice e compilano il bonifico per te.',
    late: 'Dopo quel giorno l’ordine è annullato e nulla è dovuto. Una somma arrivata più tardi non è persa: scrivici.',
    away: 'La maison ti comunica le sue coordinate bancarie: scrivici indicando il numero dell’ordine.',
    or: 'Oppure con bonifico',
    alone: 'Con bonifico',
    balance:
      'Dalla tua banca, con la causale qui sotto. La maison conferma la somma quando arriva e ti scrive.',
    /** Once a part of the first sum has come, and of the balance. */
    part: 'Una parte del bonifico è arrivata: ricevuti {received}, mancano {missing}. Il laboratorio comincia appena la somma è completa.',
    partState: 'Bonifico ricevuto in parte',
    partText: 'Il resto si paga con un bonifico sullo stesso conto, con la stessa causale.',
    /** Instead of `late`. */
    partLate: 'Non può partire entro quel giorno? Scrivici: quanto è arrivato non è perso.',
    balancePart: 'Del saldo sono arrivati {received}, mancano {missing}.',
    /** Of a sum that the house has accepted though it was short. */
    rest: 'Sono arrivati {received}; restano {missing} da pagare con bonifico.',
  },
  noInvoice: {
    title: 'Nessuna fattura, per ora',
    text: 'Questo ordine non ha ancora una fattura: viene emessa quando il pagamento è confermato.',
  },
  /** The page of credit notes (« avoirs »), and the link to it. */
  credit: {
    link: 'Vedi la nota di credito',
    name: 'Nota di credito',
    title: 'Nota di credito {number}',
    issued: 'Emessa il {date}',
    of: 'Per la fattura {invoice} del {date}',
    kinds: {
      whole: 'Rimborso dell’ordine',
      part: 'Rimborso di una parte dell’ordine',
      delivery: 'Rimborso della consegna',
    },
    total: 'Totale rimborsato',
    attached: 'La nota di credito {number} è allegata a questo messaggio.',
    none: 'Nessuna nota di credito',
    noneText: 'Sulla fattura di questo ordine non è stato rimborsato nulla.',
  },
  backToOrder: 'Vedi l’ordine',
  paidWith: 'Pagato con',
  /** What an order was paid with, as the provider reports it. */
  paidWithKinds: {
    card: 'Carta di pagamento',
    apple_pay: 'Apple Pay',
    google_pay: 'Google Pay',
    paypal: 'PayPal',
    klarna: 'Klarna',
    alma: 'Alma',
    link: 'Link',
    transfer: 'Bonifico',
    cheque: 'Assegno',
    other: 'Altro mezzo di pagamento',
  },
  /** Instead of `next.differs`, where what is held is another sum than the total. */
  amountDiffers:
    'L’importo ricevuto, {received}, non è quello dell’ordine, {due}. Nulla è perduto: una persona della maison ti chiama o ti scrive, e non serve pagare di nuovo.',
  /** Likewise, where the address given with the payment is in another country; `{place}` is that of the price. */
  addressDiffers:
    'L’indirizzo di consegna dato con il pagamento non è nel paese del prezzo: {place}. Nulla è perduto: scrivici un indirizzo in quel paese e l’ordine prosegue, oppure chiedi il rimborso e ordina di nuovo al prezzo dell’altro paese.',
  write: 'Scrivici',
  /** The page after the payment, where the words of a payment that succeeded would not be true. */
  afterPayment: {
    differs: 'Serve una verifica',
    pending: {
      title: 'Grazie, la conferma è in arrivo',
      text: 'Il prestatore di servizi di pagamento sta ancora confermando il versamento. Riceverai un’e-mail appena sarà fatto; lo dice anche la pagina dell’ordine.',
    },
    unknown: {
      title: 'Questa pagina non riconosce alcun ordine',
      text: 'L’indirizzo della pagina è stato modificato o troncato, oppure è scaduto. Se hai pagato, nulla è perduto: l’ordine è registrato e la conferma ti arriva per e-mail. Un dubbio? Scrivici e lo ritroviamo.',
    },
    away: {
      title: 'L’ordine non può essere mostrato',
      text: 'La boutique non è disponibile in questo momento. Se hai pagato, nulla è perduto: ricarica la pagina tra qualche minuto.',
    },
    contact: 'Scrivici',
  },
  /** Instead of `next.awaiting`, once the offer of an order is closed. */
  offerClosed:
    'Non può più essere pagato e nulla è dovuto: il suo preventivo è scaduto, è stato ritirato oppure è già pagato con un altro ordine.',
  /** Of a demonstration, which no provider confirms: on its pages and in its mails. */
  demonstration: 'Ordine dimostrativo: nulla viene addebitato e nulla sarà consegnato.',
  notes: {
    placed: 'Ordine effettuato',
    replaced: 'Sostituito da un altro metodo di pagamento',
    paymentPending: 'Pagamento in corso di conferma',
    paymentFailed: 'Pagamento rifiutato',
    amountDiffers: 'Importo diverso dall’ordine',
    addressDiffers: 'Indirizzo di consegna in un altro paese',
    partlyRefunded: 'Rimborso di una parte',
    balanceAsked: 'Saldo richiesto',
    balancePaid: 'Saldo pagato',
    balanceDiffers: 'Importo diverso dal saldo',
    transferPart: 'Una parte del bonifico è arrivata',
  },
} as const;

/** The page of an invoice. */
export const invoice = {
  title: 'Fattura {number}',
  issued: 'Emessa il {date}',
  seller: 'Venditore',
  buyer: 'Cliente',
  /** Who receives the delivery, where the invoice is for another name or address. */
  deliverTo: 'Consegna a',
  buyerVat: 'Partita IVA: {number}',
  reference: 'Tuo riferimento: {reference}',
  line: 'Descrizione',
  quantity: 'Quantità',
  unit: 'Prezzo unitario IVA escl.',
  rate: 'IVA',
  /** Under the name of a line on a phone. */
  netUnit: '{price} IVA esclusa, IVA {rate}',
  delivered: 'Consegnato il {date}',
  toDeliverOn: 'Da consegnare il {date}',
  toDeliver: 'Da consegnare',
  sum: 'Totale IVA incl.',
  net: 'Totale IVA esclusa',
  vat: 'IVA {rate}',
  due: 'Totale IVA incl.',
  /** For an export. */
  exempt:
    'Esente da IVA: esportazione, articolo 262, I del codice generale delle imposte francese.',
  paid: 'Pagata il {date}',
  partlyPaid: 'Pagata in parte il {date}',
  delivery: 'Consegna',
  print: 'Stampa questa pagina o salvala in PDF dal browser.',
  lineNet: 'Importo IVA escl.',
  unnamed: 'Cliente dell’ordine {number}',
  /** Of the sums, what was paid and what is left to pay. */
  settled: 'Già pagato',
  toPay: 'Saldo dovuto',
  refunded: 'Rimborsato il {date}',
  /** Where a name has letters that no font of the PDF has. */
  unwritten:
    'Nel PDF «?» sostituisce una lettera che i suoi caratteri non hanno: il testo intero è nei suoi dati strutturati.',
  goods: 'Natura dell’operazione: cessione di beni.',
  discount: 'Nessuno sconto per pagamento anticipato.',
  noPenalties: 'Nessuna mora: fattura saldata.',
  /** Between companies. */
  penalties:
    'Interessi di mora: tasso di rifinanziamento della BCE più {points} punti (articolo L. 441-10 del codice di commercio francese).',
  recovery:
    'Indennizzo forfettario per le spese di recupero in caso di ritardo: {amount} (articolo D. 441-5 del codice di commercio francese).',
  legal: '{legalName}, capitale sociale {capital}, {registration}, partita IVA {vat}.',
  /** Of an export, for the customs broker. */
  broker: {
    heading: 'Voce SA {heading}',
    weight: 'peso lordo {weight}',
    terms: 'Condizioni di consegna: {terms}, all’indirizzo di consegna, {place}.',
    total: 'Peso lordo totale: {weight}.',
  },
  /** Of a demonstration, on every page of its papers. */
  sample: 'Facsimile senza valore contabile: ordine dimostrativo, nulla è dovuto né consegnato.',
  /** Of a deposit, and of the final invoice that deducts it. */
  deposit: {
    title: 'Fattura di acconto {number}',
    line: 'Acconto del {percent} sull’ordine',
    total: 'Acconto',
    rest: 'Totale dell’ordine: {total}. Saldo da pagare prima della consegna: {balance}.',
    deducted: 'Acconto detratto, fattura {number} del {date}',
    deductedVat: 'di cui IVA già fatturata',
    balance: 'Saldo',
    balanceVat: 'di cui IVA sul saldo',
    credited: 'Nota di credito {number} del {date} sull’acconto, rimborsata',
    creditedVat: 'di cui IVA rimborsata',
    afterCredits: 'Totale dopo le note di credito',
    balancePaid: 'Saldo pagato il {date}',
  },
  pdf: 'Scarica in PDF',
  /** In the mail that brings it. */
  attached: 'La fattura {number} è allegata a questo messaggio.',
} as const;
