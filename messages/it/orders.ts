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
  proveLink: 'Ricevere un link',
  none: 'Con questo indirizzo non è ancora stato effettuato alcun ordine.',
  away: 'Al momento gli ordini non possono essere mostrati. Riprova tra qualche minuto.',
  unknown: 'Questo ordine non esiste, o non è tuo',
  unknownText:
    'Verifica il numero. Un ordine si apre dalla sua e-mail, o dopo aver confermato l’indirizzo con cui è stato effettuato.',
  order: 'Ordine {number}',
  placed: 'Effettuato il {date}',
  total: 'Totale',
  state: 'Stato',
  history: 'Avanzamento',
  pieces: 'Pezzi',
  parcels: 'Colli',
  invoice: 'Fattura',
  invoiceLink: 'Vedere la fattura',
  pay: 'Paga ora',
  withdraw: 'Recedere dal contratto qui',
  withdrawText: 'Puoi recedere dal contratto fino alla fine del {days}º giorno dopo la consegna.',
  deliveryOn: 'Consegna concordata per il {date}',
  contact: 'Consegna',
  all: 'Tutti i tuoi ordini',
  states: {
    awaiting: 'In attesa di pagamento',
    paid: 'Pagato',
    workshop: 'In laboratorio',
    ready: 'Pronto',
    agreed: 'Consegna concordata',
    delivered: 'Consegnato',
    differs: 'Importo da verificare',
    expired: 'Pagamento scaduto',
    cancelled: 'Annullato',
    withdrawn: 'Recesso ricevuto',
    refunded: 'Rimborsato',
  },
  /** What happens next, by state. */
  next: {
    awaiting: 'È registrato e ti aspetta: va in laboratorio appena il pagamento è confermato.',
    paid: 'Il pagamento è confermato. Il laboratorio lo prende in carico entro due giorni lavorativi.',
    workshop:
      'Il laboratorio ci sta lavorando. Ti scriveremo per concordare il giorno della consegna.',
    ready: 'È pronto. Ti chiameremo per concordare il giorno della consegna.',
    agreed: 'Due persone lo consegnano e lo installano nella stanza che preferisci.',
    delivered: 'È da te. Che le sue notti e i suoi giorni siano dolci.',
    differs: 'L’importo ricevuto non è quello dell’ordine. Ti scriveremo.',
    expired: 'Il tempo per pagare è trascorso; nulla è stato addebitato. Puoi ripetere l’ordine.',
    cancelled: 'È annullato; nulla è dovuto.',
    withdrawn:
      'Il tuo recesso è stato ricevuto. Concordiamo il giorno del ritiro, poi ti rimborsiamo.',
    refunded: 'Il rimborso è partito, con lo stesso mezzo del pagamento.',
  },
  /** Instead of `next.awaiting`, once the offer of an order is closed. */
  offerClosed:
    'Non può più essere pagato e nulla è dovuto: il suo preventivo è scaduto, è stato ritirato oppure è già pagato con un altro ordine.',
  notes: {
    placed: 'Ordine effettuato',
    paymentPending: 'Pagamento in corso di conferma',
    paymentFailed: 'Pagamento rifiutato',
    amountDiffers: 'Importo diverso dall’ordine',
    partlyRefunded: 'Rimborso di una parte',
  },
} as const;

/** The page of an invoice. */
export const invoice = {
  title: 'Fattura {number}',
  issued: 'Emessa il {date}',
  seller: 'Venditore',
  buyer: 'Cliente',
  line: 'Descrizione',
  quantity: 'Quantità',
  unit: 'Prezzo unitario IVA incl.',
  sum: 'Totale IVA incl.',
  net: 'Totale IVA esclusa',
  vat: 'IVA {rate}',
  due: 'Totale IVA incl.',
  paid: 'Pagata il {date}',
  delivery: 'Consegna',
  print: 'Stampa questa pagina o salvala in PDF dal browser.',
  legal:
    '{legalName}, {registration}, partita IVA {vat}. Nessuno sconto per pagamento anticipato. Nessuna mora: fattura saldata.',
} as const;
