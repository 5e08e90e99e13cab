/** Refusals, by the code an action gives. */
export const errors = {
  emailRequired: {
    title: 'E-mail richiesta',
    text: 'Iscriviti alla newsletter per usare il carrello',
  },
  emailRequiredWishlist: {
    title: 'E-mail richiesta',
    text: 'Iscriviti alla newsletter per usare la lista dei desideri',
  },
  invalidEmail: { title: 'Errore', text: 'Questo indirizzo e-mail non è valido.' },
  alreadySubscribed: {
    title: 'Indirizzo già iscritto',
    text: 'Questo indirizzo e-mail è già iscritto alla nostra newsletter',
  },
  subscribeFailed: { title: 'Errore', text: 'L’iscrizione non è riuscita. Riprova.' },
  badPostcode: {
    title: 'Codice postale',
    text: 'Questo codice postale non corrisponde al paese scelto.',
  },
  cartLoadFailed: { title: 'Errore', text: 'Impossibile caricare il carrello' },
  cartAddFailed: { title: 'Errore', text: 'Impossibile aggiungere l’articolo al carrello' },
  cartLimit: {
    title: 'Limite raggiunto',
    text: 'Il carrello contiene al massimo 100 articoli diversi, in 99 pezzi ciascuno.',
  },
  cartRemoveFailed: { title: 'Errore', text: 'Impossibile rimuovere l’articolo' },
  cartQuantityFailed: { title: 'Errore', text: 'Impossibile aggiornare la quantità' },
  quantityInvalid: {
    title: 'Quantità invariata',
    text: 'Una quantità è un numero intero, da 1 a 99.',
  },
  cartClearFailed: { title: 'Errore', text: 'Impossibile svuotare il carrello' },
  wishlistLoadFailed: { title: 'Errore', text: 'Impossibile caricare la lista dei desideri' },
  wishlistAddFailed: {
    title: 'Errore',
    text: 'Impossibile aggiungere l’articolo alla lista dei desideri',
  },
  wishlistRemoveFailed: { title: 'Errore', text: 'Impossibile rimuovere l’articolo' },
  alreadyListed: {
    title: 'Già in lista',
    text: 'Questo articolo è già nella lista dei desideri',
  },
  checkoutFailed: {
    title: 'Errore',
    text: 'Impossibile preparare il pagamento. Riprova.',
  },
  offerFailed: { title: 'Errore', text: 'Impossibile preparare il preventivo. Riprova.' },
  offerTooHigh: {
    title: 'Totale troppo alto',
    text: 'Il totale supera il limite di un preventivo online. Scrivici dalla pagina dei contatti: prepareremo noi questo preventivo.',
  },
  messageInvalid: {
    title: 'Errore',
    text: 'Controlla il nome, l’indirizzo e-mail, l’oggetto e il messaggio: uno di essi è vuoto, troppo lungo o non corretto.',
  },
  messageFailed: {
    title: 'Errore',
    text: 'Impossibile inviare il messaggio. Riprova.',
  },
  expiredPage: {
    title: 'Pagina aggiornata',
    text: 'La boutique è stata aggiornata dopo l’apertura della pagina: ricaricala e riprova.',
  },
  badVatNumber: {
    title: 'Partita IVA',
    text: 'Questa partita IVA non è valida. Controlla lettere e cifre, o lascia vuoto il campo.',
  },
  badBilling: {
    title: 'Azienda',
    text: 'Per una fattura all’azienda, indica ragione sociale, via, città e paese.',
  },
  badTransferBuyer: {
    title: 'I tuoi dati',
    text: 'Per un bonifico indica il tuo nome, il tuo indirizzo e-mail e l’indirizzo di consegna completo. Un numero di telefono, se lo indichi, ha almeno sei cifre.',
  },
  addressElsewhere: {
    title: 'Luogo di consegna',
    text: 'A questo indirizzo vale un altro prezzo, o un’altra consegna. Scegli prima quel luogo nel riepilogo, poi ordina.',
  },
  transferWaits: {
    title: 'Un ordine è già in attesa',
    text: 'Hai ordinato questi pezzi poco fa, e il loro bonifico è atteso. Per quell’ordine non c’è nulla da rifare; un secondo si aggiungerebbe.',
  },
  wayNotOffered: {
    title: 'Metodo di pagamento',
    text: 'Questo metodo di pagamento non è disponibile per questo ordine. Scegline un altro.',
  },
  paymentArriving: {
    title: 'Pagamento in corso',
    text: 'È appena stato fatto un pagamento per questo ordine. La conferma sta arrivando: ricarica la pagina tra un istante.',
  },
  paymentFailed: {
    title: 'Errore',
    text: 'Impossibile aprire la pagina di pagamento. L’ordine è conservato: riprova tra qualche istante.',
  },
  tooMany: { title: 'Troppe richieste', text: 'Riprova {wait}.' },
  compareFull: {
    title: 'Confronto completo',
    text: 'Si confrontano al massimo quattro configurazioni alla volta.',
  },
  compareMixed: {
    title: 'Altra categoria',
    text: 'Si confrontano solo pezzi della stessa categoria.',
  },
  noNetwork: { title: 'Nessuna connessione', text: 'Riprova appena torna la rete.' },
  noAnswer: { title: 'La boutique non risponde', text: 'Riprova o ricarica la pagina.' },
} as const;

/** Successes, by the code an action gives. */
export const done = {
  subscribed: {
    title: 'Iscrizione riuscita!',
    text: 'Ti diamo il benvenuto. Il carrello e la lista dei desideri sono ora disponibili.',
  },
  added: { title: 'Aggiunto al carrello', text: '' },
  quantitySet: { title: 'Quantità aggiornata', text: '' },
  removed: { title: 'Articolo rimosso', text: '' },
  cleared: { title: 'Carrello svuotato', text: '' },
  listed: { title: 'Aggiunto ai desideri', text: '' },
  unlisted: { title: 'Tolto dai desideri', text: '' },
  messageSent: { title: 'Messaggio inviato', text: '' },
  left: {
    title: 'Sessione chiusa',
    text: 'Carrello e desideri non si vedono più su questo dispositivo. Un link inviato all’indirizzo li riaprirà.',
  },
} as const;

/** The frame the toasts stand in. */
export const toaster = {
  label: 'Notifiche',
  close: 'Chiudi la notifica',
  added: 'Vedi il carrello',
  listed: 'Vedi la lista dei desideri',
  undo: 'Annulla',
  restart: 'Ricomincia con questo',
} as const;
