export const booking = {
  meta: {
    title: 'Prenotare una notte alla Residenza',
    description:
      'Scegliere una suite e le date, dare i propri dati, confermare: una notte alla Residenza si prenota in tre passi e si paga con carta o in loco.',
  },
  title: 'Prenota una notte',
  stepsLabel: 'Fasi della prenotazione',
  steps: {
    rooms: {
      title: 'Scegli la suite',
      text: 'Una suite, un giorno di arrivo, uno di partenza. Le notti occupate si vedono subito; le tue restano riservate per {minutes, plural, one {# minuto} other {# minuti}}, il tempo di finire.',
    },
    details: {
      title: 'I tuoi dati',
      text: 'Un nome, un indirizzo, un telefono, e gli eventuali desideri: un lettino, un arrivo in tarda serata, un cane.',
    },
    confirmation: {
      title: 'Conferma',
      text: 'Il totale, la carta o il pagamento in loco, poi un numero. Lo accompagna un’e-mail, con il link per cambiare tutto.',
    },
  },
  dates: {
    /** Beside the day of arrival, and that of departure. */
    arriveFrom: 'dalle {time}',
    leaveBefore: 'prima delle {time}',
    checkIn: 'Arrivo dalle {time}',
    checkOut: 'Partenza entro le {time}',
    nights: '{count, plural, one {# notte} other {# notti}}',
    title: 'Le tue date',
    pickIn: 'Scegli il giorno di arrivo.',
    pickOut: 'Arrivo: {date}. Ora scegli il giorno di partenza.',
    span: 'Dal {from} al {to}',
    /** The dates that a stay would leave. */
    instead: 'Invece che dal {from} al {to}, {price}',
    again: 'Scegli altre date',
    months: 'Cambia mese',
    previous: 'Mese precedente',
    next: 'Mese successivo',
    free: 'libera',
    taken: 'occupata',
    closed: 'chiuso',
    outOnly: 'partenza possibile',
    arrival: 'arrivo',
    departure: 'partenza',
    yours: 'il tuo soggiorno',
  },
  /** Beside its number. */
  number: 'Prenotazione',
  suite: 'Suite',
  guests: 'Ospiti',
  most: '{count, plural, one {# ospite al massimo in questa suite} other {# ospiti al massimo in questa suite, bambini compresi}}',
  /** More were chosen before, of another suite. */
  fewer: 'Questa suite accoglie meno ospiti: il loro numero è stato ridotto.',
  next: 'Continua',
  hold: 'Queste notti sono riservate per te fino alle {time}, ora di Parigi.',
  yields:
    'Sono tue appena prenoti o inizi a pagare. Fino ad allora, un ospite con l’indirizzo e-mail confermato ha la precedenza.',
  holdEnded:
    'Il tempo è scaduto: queste notti non sono più riservate. Restano tue se nessuno le ha prese quando confermi.',
  change: 'Cambia suite o date',
  changeGuest: 'Modifica i tuoi dati',
  optional: 'facoltativo',
  guestInfo: {
    firstName: 'Nome',
    lastName: 'Cognome',
    email: 'Indirizzo e-mail',
    phone: 'Telefono',
    address: 'Indirizzo',
    city: 'Città',
    zipCode: 'CAP',
    country: 'Paese',
    specialRequests: 'Richieste particolari',
  },
  faults: {
    firstName: 'Indica il tuo nome.',
    lastName: 'Indica il tuo cognome.',
    email: 'Indica un indirizzo e-mail: la conferma arriva lì.',
    phone:
      'Indica un numero al quale trovarti il giorno dell’arrivo: almeno sei cifre, senza lettere.',
    address: 'Indica via e numero civico.',
    city: 'Indica la tua città.',
    postcode: 'Questo CAP è troppo lungo.',
    country: 'Indica il tuo Paese.',
    requests: 'Questo testo è troppo lungo: al massimo 1.000 caratteri.',
  },
  payment: {
    title: 'Pagamento',
    card: 'Carta di pagamento',
    property: 'Pagamento in loco',
    cardText: 'Dimostrazione: nessuna carta viene letta o addebitata.',
    providerText:
      'Paghi il totale in dollari sulla pagina sicura del nostro fornitore di pagamenti. Le notti sono tue appena la banca ha risposto.',
    paid: 'Pagato con carta',
    returned: 'Restituito',
    back: 'Restituito sulla carta',
    due: 'Da pagare in loco',
    settled: 'Pagato in loco',
    surplus: 'Da restituirti in loco',
    handedBack: 'Restituito in loco',
    cancellation: 'Costo dell’annullamento',
    /** Instead of `due`, of a stay that was cancelled. */
    owed: 'Ancora dovuto alla maison',
    propertyText: 'Si paga alla reception, all’arrivo o alla partenza.',
    nameOnCard: 'Nome riportato sulla carta',
    cardNumber: 'Numero della carta',
    expiry: 'Scadenza (MM/AA)',
    cvc: 'Codice CVC',
    text: 'Con carta, o alla reception. Il prezzo è in dollari, tasse incluse; la colazione è compresa.',
  },
  summary: {
    title: 'Riepilogo',
    text: 'Rileggi, scegli come pagare, poi conferma.',
    name: 'A nome di',
    nightly: '{nights} a {price}',
    total: 'Totale',
    adults: '{count, plural, one {# adulto} other {# adulti}}',
    children: '{count, plural, one {# bambino} other {# bambini}}',
    free: 'Annullamento gratuito fino al {date} alle {time}, ora di Parigi.',
    notFree:
      'L’arrivo è troppo vicino per l’annullamento gratuito: una volta confermate, le notti sono dovute.',
    /** Instead of `notFree`, of a stay that is confirmed. */
    noLongerFree: 'L’annullamento non è più gratuito: le notti sono dovute.',
  },
  confirmation: {
    title: 'Il tuo soggiorno è prenotato',
    text: 'Prenotazione {number}. La conferma un’e-mail; il suo link apre questa pagina, dove puoi cambiare date o annullare.',
    textFixed: 'Prenotazione {number}. La conferma un’e-mail; il suo link apre questa pagina.',
    terms:
      'Confermando, accetti le condizioni generali, l’informativa sulla privacy e le condizioni di annullamento qui sopra.',
    button: 'Prenota con obbligo di pagare',
  },
  notices: {
    datesMissing: 'Scegli un giorno di arrivo e uno di partenza.',
    order: 'La partenza deve seguire l’arrivo di almeno una notte.',
    past: 'Quel giorno è passato, all’ora di Parigi.',
    tooLateToday:
      'A Parigi è troppo tardi per prenotare online la notte di oggi: chiama la reception.',
    tooFar:
      'Questa data è troppo lontana: si prenota al massimo {months, plural, one {# mese} other {# mesi}} prima.',
    tooShort:
      'In quelle date il soggiorno è più lungo: almeno {shortest, plural, one {# notte} other {# notti}}.',
    tooLong:
      'Un soggiorno dura al massimo {longest, plural, one {# notte} other {# notti}}. Oltre, scrivi alla reception.',
    closed: 'La Residenza è chiusa in una di queste notti.',
    noAdult: 'Almeno un adulto deve far parte degli ospiti.',
    tooManyGuests: 'Questa suite non ha posto per tutti: prenotane due, o una più grande se c’è.',
    taken:
      'Una di queste notti è occupata, o qualcuno la sta prenotando. Se sei tu, l’e-mail di conferma porta al soggiorno; altrimenti, scegli altre date o un’altra suite.',
    failed: 'Nulla è stato prenotato: la maison non risponde. Riprova tra un istante.',
    tooMany: 'Troppe richieste insieme. Riprova {wait}.',
    /** The page below says that an e-mail confirms it. */
    moved: 'Ecco le tue date.',
    cancelled: 'Il tuo soggiorno è annullato, senza spese. Lo conferma un’e-mail.',
    late: 'È troppo tardi per farlo qui senza spese: chiama la reception.',
    again: 'Questo pagamento qui non è possibile. Scegli un altro modo di pagare.',
    changed:
      'Nel frattempo la tua scelta è cambiata, in un’altra scheda. Ecco che cosa è riservato: rileggi, poi conferma.',
  },
  states: {
    held: 'In prenotazione',
    booked: 'Prenotato',
    cancelled: 'Annullato',
    noShow: 'Non arrivato',
  },
  credit:
    'Se il letto ti conquista, ordina il {bed} a partire dal tuo arrivo se le notti sono già pagate (altrimenti dalla partenza), ed entro il {until}: una volta confermato questo indirizzo e-mail in «I miei dati», al pagamento vengono dedotti {amount}, cioè le tue notti, {creditEuros, number} € per dollaro.',
  creditedTitle: 'Le tue notti, accreditate',
  creditedText:
    'Hai dormito in questo letto prima di ordinarlo: la maison ti restituisce {amount}, il prezzo delle tue notti dal {from} al {to}, sul mezzo di pagamento dell’ordine, una volta pagato.',
  manage: {
    title: 'Il tuo soggiorno',
    over: 'Questo soggiorno è passato. Grazie di essere venuti.',
    noShowText:
      'La maison ti aspettava in queste date e non ti ha visto arrivare; le notti restano dovute. Se è un errore, chiama la reception.',
    cancelledText:
      'Questo soggiorno è annullato; le sue notti sono di nuovo libere. Non devi pagare nulla.',
    cancelledLateText:
      'Questo soggiorno è annullato; le sue notti sono di nuovo libere. L’annullamento non era più gratuito: del suo prezzo sono dovuti {amount}; ciò che manca ancora si paga alla reception. Una domanda? Chiama la reception: {phone}.',
    /** Instead of `cancelledLateText`, once nothing is missing. */
    cancelledKeptText:
      'Questo soggiorno è annullato; le sue notti sono di nuovo libere. L’annullamento non era più gratuito: del suo prezzo la casa trattiene {amount}. Una domanda? Chiama la reception: {phone}.',
    heldText: 'Questa prenotazione non è conclusa.',
    payingText:
      'Se hai appena pagato, la banca ci risponde tra un istante: ricarica questa pagina o attendi l’e-mail di conferma. Altrimenti puoi riprendere la prenotazione.',
    resume: 'Riprendi la prenotazione',
    calendar: 'Aggiungi al calendario',
    /** In the guest's calendar. */
    reception: 'Reception: {phone}',
    move: 'Cambia date',
    moveText: 'Il nuovo soggiorno è nella stessa suite, allo stesso prezzo per notte.',
    moveButton: 'Scegli queste date',
    back: 'Torna al soggiorno',
    cancel: 'Annulla questo soggiorno',
    cancelText:
      'Le notti sono subito libere per altri. Non costa nulla e non si può tornare indietro.',
    cancelPaid: '{amount} tornano sulla tua carta; la banca impiega qualche giorno.',
    cancelButton: 'Sì, annulla',
    tooLate:
      'A meno di {hours, plural, one {# ora} other {# ore}} dall’arrivo, un soggiorno non si cambia più online. Chiama la reception, {reception, select, always {giorno e notte} other {dalle {opens} alle {closes}}}: {phone}.',
    noneTitle: 'Nessuna prenotazione qui',
    noneText:
      'Questo link non apre nessun soggiorno: è incompleto, un link più recente lo ha sostituito, o la prenotazione iniziata è stata abbandonata.',
    away: 'La maison per ora non risponde. Ricarica la pagina tra un momento.',
  },
} as const;
