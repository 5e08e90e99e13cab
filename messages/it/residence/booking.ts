export const booking = {
  title: 'Prenota una notte',
  steps: {
    rooms: {
      title: 'Scegli la suite',
      text: 'Parti dal letto che ti tenta: ogni suite porta il nome del suo. Il numero di ospiti e la superficie figurano nella scheda.',
    },
    details: {
      title: 'I tuoi dati',
      text: 'Un nome, un indirizzo e-mail, un telefono, e gli eventuali desideri: un lettino, un arrivo in tarda serata, un cane.',
    },
    confirmation: {
      title: 'Conferma',
      text: 'La reception risponde per iscritto, con le date, il prezzo e le condizioni. Nulla è prenotato finché questa risposta non viene accettata.',
    },
  },
  dates: {
    checkIn: 'Arrivo dalle {time}',
    checkOut: 'Partenza entro le {time}',
    nights: '{count, plural, one {# notte} other {# notti}}',
  },
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
  payment: {
    title: 'Pagamento',
    card: 'Carta di pagamento',
    property: 'Pagamento in loco',
    nameOnCard: 'Nome riportato sulla carta',
    cardNumber: 'Numero della carta',
    expiry: 'Scadenza (MM/AA)',
    cvc: 'Codice CVC',
    text: 'Per una notte questo sito non chiede carte. Si paga alla Residenza, oppure con carta tramite un link che la reception invia insieme alla risposta.',
  },
  summary: {
    title: 'Riepilogo',
    text: 'La risposta della reception riporta la suite, le date, il numero di notti e di ospiti, poi il totale in dollari.',
  },
  confirmation: {
    title: 'La tua notte è prenotata',
    text: 'Ne fa fede un messaggio della reception. Conservalo: porta il nome della suite e il numero da chiamare in caso di ritardo.',
    terms:
      'Confermare una notte presuppone di aver letto e accettato le condizioni generali, l’informativa sulla privacy e le condizioni di cancellazione allegate alla risposta.',
  },
} as const;
