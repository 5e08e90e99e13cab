export const cart = {
  meta: {
    title: 'Carrello e lista dei desideri',
    description: 'Il carrello e la lista dei desideri di Théogonie, legati a un indirizzo e-mail.',
  },
  title: 'Carrello e desideri',
  /** What the two tabs say. */
  view: {
    tabs: 'Carrello o lista dei desideri',
    lines: 'Righe del carrello',
    removeShort: 'Rimuovi',
    clear: 'Svuota il carrello',
    summary: 'Riepilogo',
    subtotal: 'Subtotale',
    delivery: 'Consegna',
    total: 'Totale',
    taxIncluded:
      'Prezzi IVA inclusa. La consegna si paga una volta sola, qualunque sia il numero dei pezzi.',
    checkout: 'Procedi al pagamento',
    buyDirectly: 'Acquista direttamente, consegna compresa',
    offer: 'Chiedi un preventivo',
    addShort: 'Aggiungi al carrello',
    removeWishShort: 'Togli',
  },
  /** Instead of `taxIncluded`, outside the Union. */
  taxFree:
    'Prezzi senza IVA francese. La consegna si paga una volta sola, qualunque sia il numero dei pezzi.',
  /** What the two tabs say with values that only a browser knows. */
  sentences: {
    cartTab: 'Il mio carrello ({pieces, number})',
    wishlistTab: 'Lista dei desideri ({count, number})',
    quantityOf: 'Quantità: {name}',
    increase: 'Aggiungi uno: {name}',
    decrease: 'Togli uno: {name}',
    remove: 'Rimuovi: {name}',
    changed: '{name}: quantità {quantity, number}. Totale: {total}.',
    unitPrice: '{price} al pezzo',
    addWish: 'Aggiungi al carrello: {name}',
    removeWish: 'Togli dalla lista: {name}',
  },
  emptyCart: 'Il carrello è vuoto',
  emptyCartText:
    'I pezzi che aggiungi ti aspetteranno qui, su questo dispositivo come sugli altri.',
  emptyWishlist: 'La lista dei desideri è vuota',
  emptyWishlistText: 'Tocca il cuore di un pezzo per ritrovarlo qui.',
  gallery: 'Sfoglia la galleria',
  quantity: 'Quantità',
  noOptions: 'Senza opzioni',
  priceChanged: 'Il prezzo è passato da {before} a {now} dopo l’aggiunta al carrello.',
  unavailable: 'Questa configurazione non è più in produzione e non sarà ordinata.',
  wishWithoutOptions: 'Le opzioni scelte non sono più disponibili.',
  most: 'Al massimo {count, number} per riga',
  waiting: 'Manca solo il tuo indirizzo',
  waitingText: {
    cart: '«{name}» sarà nel carrello non appena lo avrai indicato.',
    wishlist: '«{name}» sarà nella lista dei desideri non appena lo avrai indicato.',
    kept: '«{name}» aspetta un nome: indica il tuo indirizzo, poi dai un nome alla configurazione.',
  },
  ended: 'La sessione è terminata',
  endedText:
    'L’indirizzo è stato confermato dalla sua casella, oppure la sessione è scaduta. Indicalo di nuovo qui: un link ti restituirà carrello e desideri su questo dispositivo.',
  locked: 'L’e-mail apre il carrello',
  lockedText:
    'Basta un indirizzo: conserva il carrello e la lista dei desideri. La newsletter è facoltativa.',
  notice: 'Messaggio',
} as const;
