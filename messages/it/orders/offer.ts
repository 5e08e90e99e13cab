/** The page of an offer (« devis »). */
export const offer = {
  meta: {
    title: 'Il tuo preventivo',
    description:
      'Il tuo preventivo Théogonie: pezzi, opzioni, prezzi bloccati per trenta giorni, consegna e tempi, da stampare o da accettare online.',
  },
  title: 'Preventivo {number}',
  issued: 'Emesso il {date}',
  validUntil: 'Valido fino al {until}',
  seller: 'Venditore',
  buyer: 'Preparato per',
  terms: 'Condizioni',
  deliveryIncluded: 'Consegna e installazione comprese',
  firm: 'I prezzi sono bloccati fino al {until} compreso. Il preventivo è gratuito e non impegna a nulla finché non viene accettato.',
  legal:
    '{legalName}, capitale sociale {capital}, {registration}, partita IVA {vat}. Società e recapiti indicati a titolo di esempio.',
  next: 'Come proseguire',
  states: {
    open: 'Accettandolo si passa alla pagina di pagamento, ai prezzi di questo preventivo. Prima di allora nulla è ordinato.',
    accepted: 'Questo preventivo è stato accettato e l’ordine è confermato.',
    revoked:
      'La maison ha ritirato questo preventivo, che non può più essere accettato. Scrivici e ti risponderemo.',
    expired:
      'Questo preventivo è scaduto. Chiedine uno nuovo: comprende gli stessi pezzi, ai prezzi di oggi.',
  },
  /** Of one from before some options excluded each other, or before something went. */
  unmakeable: {
    excludes:
      'Questo preventivo riunisce due opzioni che occupano lo stesso posto, e una sola si può realizzare: non si può ordinare da qui. Scriveteci quale volete e la casa vi invierà il preventivo giusto.',
    gone: 'Questo preventivo comprende un pezzo o un’opzione che la casa non realizza più: non si può ordinare da qui. Scriveteci e la casa vi invierà il preventivo giusto.',
  },
  ordered: 'Ordine {number}',
  accept: 'Accetta il preventivo',
  renew: 'Chiedi un nuovo preventivo',
  contact: 'Scrivici',
  paper: 'Su carta',
  print: 'Stampa il preventivo',
  mail: {
    title: 'Ricevilo per e-mail',
    text: 'A questo indirizzo inviamo le righe del preventivo e il link a questa pagina. Non serve ad altro.',
    email: 'Indirizzo e-mail',
    send: 'Invia il preventivo',
  },
  notices: {
    sent: 'Il preventivo è in viaggio verso l’indirizzo indicato.',
    tooMany: 'Troppe richieste. Riprova {wait}.',
    failed: 'La richiesta non è andata a buon fine. Riprova.',
  },
  away: 'Il preventivo non può essere mostrato in questo momento. Riprova tra qualche minuto.',
  forged: 'Questo indirizzo non porta ad alcun preventivo',
  forgedText:
    'È stato modificato o troncato, oppure il preventivo non è più conservato. Usa il link intero dell’e-mail o chiedi un preventivo dalla pagina di un pezzo.',
  pieces: 'Vedi i pezzi',
  closed: 'Questo preventivo non può più essere pagato',
  closedText:
    'È scaduto, è stato ritirato, il suo ordine è già pagato oppure la casa non realizza più uno dei suoi pezzi. La pagina del preventivo dice di quale caso si tratta.',
  back: 'Torna al preventivo',
} as const;
