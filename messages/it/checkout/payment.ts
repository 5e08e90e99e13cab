export const payment = {
  meta: {
    title: 'Concludi l’ordine',
    description: 'Riepilogo dell’ordine Théogonie, metodo di pagamento e numero delle rate.',
  },
  title: 'Pagamento',
  defaultProduct: 'Acquisto Premium',
  severalPieces: 'Carrello Théogonie',
  summary: 'Il tuo ordine',
  collection: 'Collezione mitologica',
  subtotal: 'Subtotale',
  delivery: 'Consegna',
  /** What nights at the Résidence take off, as a row of sums. */
  nights: 'Notti trascorse alla Residenza',
  /** The same below the sums of the cart. */
  nightsInCart: 'Le tue notti alla Residenza saranno dedotte al pagamento: {amount}.',
  free: 'Gratuita',
  installation: 'Installazione',
  included: 'Inclusa',
  total: 'Totale',
  taxIncluded: 'IVA inclusa',
  vat: 'di cui IVA ({rate})',
  guarantee: 'Garanzia di {years, plural, one {# anno} other {# anni}}',
  leadTime: 'Consegna in {weeks}',
  method: 'Metodo di pagamento',
  methods: {
    'apple-pay': 'Apple Pay',
    card: 'Carta di pagamento',
    paypal: 'PayPal',
    transfer: 'Bonifico bancario',
  },
  methodTexts: {
    'apple-pay': 'Confermerai sul tuo dispositivo, dalla pagina di pagamento.',
    card: 'Visa, Mastercard, CB',
    paypal: 'Accederai a PayPal dalla pagina di pagamento.',
    transfer:
      'Dalla tua banca, entro {days, number} giorni. Il laboratorio comincia quando la somma è arrivata.',
  },
  card: {
    legend: 'Carta di pagamento',
    number: 'Numero della carta',
    numberPlaceholder: '1234 5678 9012 3456',
    expiry: 'Scadenza',
    expiryPlaceholder: 'MM/AA',
    cvv: 'CVV',
    cvvPlaceholder: '123',
    name: 'Nome sulla carta',
    namePlaceholder: 'Nome Cognome',
    note: 'Questi campi mostrano ciò che ti verrà chiesto. Non sono letti, né inviati, né conservati: i dati della carta si inseriscono nella pagina di pagamento sicura.',
  },
  /** What a company may add, for its invoice. */
  company: {
    title: 'Per un’azienda',
    text: 'La fattura sarà intestata all’azienda, a questo indirizzo. Con una partita IVA, la legge richiede entrambi.',
    vatNumber: 'Partita IVA',
    reference: 'Il tuo riferimento',
    note: 'facoltativo, riportato in fattura',
    name: 'Ragione sociale',
    street: 'Via e numero',
    postcode: 'Codice postale',
    city: 'Città',
    country: 'Paese',
  },
  /** What a bank transfer needs: no provider asks who pays. */
  transfer: {
    title: 'Fattura e consegna',
    text: 'Nome e indirizzo servono per la fattura, l’installazione e le e-mail dell’ordine: nessun prestatore li chiederà più avanti.',
    name: 'Nome e cognome, o società',
    email: 'Indirizzo e-mail',
    phone: 'Telefono',
    optional: 'facoltativo',
    street: 'Via e numero',
    postcode: 'Codice postale',
    city: 'Città',
    place: 'Paese di consegna: {country}.',
    once: 'Paga tutto l’ordine, oppure l’acconto e poi il saldo.',
    order: 'Ordina con obbligo di pagare - {total}',
    orderDeposit: 'Ordina con obbligo di pagare - {total}, di cui {deposit} di acconto',
  },
  /** On the fields of a form that was refused. */
  faults: {
    title: 'Campi da correggere',
    vatNumber: 'Controlla lettere e cifre della partita IVA, oppure svuota il campo.',
    company: 'Indica la ragione sociale.',
    billingStreet: 'Indica via e numero dell’azienda.',
    billingCity: 'Indica la città dell’azienda.',
    billingCountry: 'Scegli il paese dell’azienda.',
    name: 'Indica il tuo nome.',
    email: 'Indica un indirizzo e-mail, come nome@esempio.it.',
    phone:
      'Indica un numero di telefono di almeno sei cifre, senza lettere, oppure svuota il campo.',
    street: 'Indica via e numero.',
    city: 'Indica la città.',
    postcode: 'Indica il codice postale come si scrive in quel paese ({country}: {example}).',
    postcodeAbroad: 'Indica il codice postale come si scrive in quel paese ({country}).',
    billingPostcode:
      'Indica il codice postale dell’azienda come si scrive in quel paese ({country}: {example}).',
    billingPostcodeAbroad:
      'Indica il codice postale dell’azienda come si scrive in quel paese ({country}).',
    elsewhere:
      'Scegli prima questo luogo nel riepilogo: lì valgono un altro prezzo o un’altra consegna.',
  },
  /** An order of the same pieces that waits for its transfer. */
  alike: {
    order: 'Vedi l’ordine {number}',
    besides: 'Ordina una seconda volta con bonifico',
  },
  atProvider:
    'I dati della carta o del conto si inseriscono nella pagina sicura del prestatore di servizi di pagamento, mai qui.',
  split: 'Pagamento a rate',
  splits: {
    1: 'Unica soluzione',
    3: '3 rate senza spese',
    12: '12 rate mensili',
    24: '24 rate mensili',
  },
  /** A part now, the rest before the delivery. */
  deposit: {
    title: 'Acconto del {percent} all’ordine',
    text: '{deposit} ora, {balance} prima della consegna',
    pay: 'Paga l’acconto: {deposit}',
  },
  perMonth: 'circa {amount} al mese',
  example:
    'Esempio rappresentativo: credito di {amount} rimborsato in {count, number} rate mensili{split, select, equal { da {monthly}} other {, {equal, number} da {monthly} e un’ultima da {last}}}. TAEG fisso: {rate}; tasso debitore fisso: {borrowingRate}. Costo totale del credito: {cost}. Importo totale dovuto: {due}, cioè l’importo del credito senza interessi né spese. Finanziatore: {lender}.',
  sampleLender: '{name}, società fittizia citata a titolo di esempio',
  estimate: 'Stima, subordinata all’offerta di un partner finanziario.',
  creditCost: 'Il costo del credito è a carico di Théogonie.',
  lenderDecides:
    'Il finanziatore esamina la domanda e può respingerla. Hai quattordici giorni per recedere dal credito.',
  creditWarning: 'Attenzione! Un credito ha un costo e deve essere rimborsato!',
  pay: 'Concludi il pagamento - {total}',
  before: {
    terms: 'La conferma nella pagina di pagamento vale come ordine con obbligo di pagare.',
    termsLink: 'Condizioni generali di vendita',
    withdrawal:
      'Puoi recedere per {days, plural, one {# giorno} other {# giorni}} dopo la consegna, senza motivazione e senza spese.',
    withdrawalLink: 'Diritto di recesso',
  },
  newTab: 'si apre in una nuova scheda',
  secure: 'Pagamento sicuro con SSL. I tuoi dati sono protetti.',
  paid: 'Già pagato: ordine {number}',
  /** Instead of `paid`, while its bank transfer has not come. */
  awaited: 'Ordine {number}: bonifico atteso',
  toOrder: 'Segui l’ordine',
  again: 'Ordina una seconda volta',
  againText:
    'Un secondo ordine è un acquisto in più, ai prezzi di oggi. Lo vedrai prima di pagarlo.',
  pieceFirst:
    'Un ordine parte dalla pagina del pezzo: lì la maison ne conferma le opzioni e il prezzo.',
  unknownPiece: 'Nessun pezzo della maison porta questo nome: qui non si può ordinare nulla.',
  unknownName:
    'Nessun pezzo della maison porta questo nome: nome e prezzo vengono dall’indirizzo di questa pagina.',
  toPiece: 'Scegli {name}',
  toCollections: 'Vedi le collezioni',
  noProduct: 'Nessun prodotto selezionato',
  noProductText: 'Scegli prima un pezzo: comparirà qui.',
  home: 'Torna alla home',
  replacedPrice:
    'Il prezzo indicato non corrisponde al catalogo; si applica quello del catalogo: {price}.',
  tokenForged: 'Questo prezzo non viene dalla maison',
  tokenForgedText:
    'L’indirizzo della pagina è stato modificato o troncato. Nulla è stato ordinato.',
  tokenExpired: 'Questo prezzo non è più valido',
  tokenExpiredText:
    'Un prezzo resta valido {hours, plural, one {# ora} other {# ore}}. Torna al pezzo: sarà ricalcolato.',
  backToPiece: 'Torna al pezzo',
  backToCart: 'Torna al carrello',
  quantity: '{count, number} ×',
} as const;

export const paymentSuccess = {
  meta: {
    title: 'Pagamento riuscito',
    description: 'L’ordine Théogonie è registrato; seguirà a breve un’e-mail di conferma.',
  },
  title: 'Pagamento riuscito!',
  text: 'Il tuo ordine è andato a buon fine. Riceverai a breve un’e-mail di conferma.',
  reference: 'Riferimento della transazione',
  home: 'Torna alla home',
  cart: {
    title: 'Il carrello è ancora pieno',
    text: 'Contiene ancora: {list}. Se lo hai appena pagato, puoi svuotarlo.',
    view: 'Vedi il carrello',
  },
} as const;

export const checkoutDemo = {
  meta: {
    title: 'Pagamento dimostrativo',
    description:
      'Pagina dimostrativa della boutique Théogonie: qui non si addebita alcun pagamento.',
  },
  eyebrow: 'Dimostrazione',
  title: 'Nulla sarà addebitato',
  text: 'La boutique non è collegata ad alcun servizio di pagamento. Questa pagina ne fa le veci: non chiede carte e non incassa nulla.',
  amount: 'Importo della dimostrazione',
  confirm: 'Simula un pagamento riuscito',
  back: 'Torna al pagamento',
} as const;
