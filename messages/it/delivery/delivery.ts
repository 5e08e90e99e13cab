export const delivery = {
  /** What the basket pays once, beside the button that adds to it: around the sum, in a browser, too. */
  basketFee: {
    before: '+ ',
    after: ' € di consegna, una volta per carrello',
    afterBriefly: ' € di consegna',
  },
  dates: {
    installed: 'Installazione a casa tua:',
    elsewhere: 'Altro indirizzo',
    notServed: 'Non consegniamo ancora a questo indirizzo.',
  },
  planned: 'Installazione prevista',
  plannedFor: 'Installazione prevista: {dates} ({place})',
  customs:
    'Prezzo senza IVA francese. I dazi doganali e le imposte all’importazione si aggiungono e restano a tuo carico.',
  customsIn:
    '{countries}: il prezzo richiesto è senza IVA francese; i dazi doganali e le imposte all’importazione si aggiungono e restano a carico dell’acquirente.',
  /** Behind a total, where there is no French VAT in it. */
  taxFree: 'senza IVA francese',
  /** The button of the form behind `dates.elsewhere`. */
  apply: 'Calcola il prezzo',
  /** On a payment page whose price is that of another destination than the one chosen since. */
  chosenSince:
    'Questo prezzo vale per una consegna qui: {signed}. Nel frattempo hai scelto: {chosen}.',
  chosenApply: 'Calcola il prezzo: {chosen}',
  offerPlace: 'Luogo di consegna: {place}.',
  contact: 'Scrivici per una consegna su misura',
  today: 'Per un ordine inviato oggi. Il giorno esatto si concorda poi con te.',
  country: 'Paese',
  postcode: 'Codice postale',
  otherCountry: 'Altro paese',
  abroadText: 'Per un altro paese la maison prepara un preventivo, trasporto compreso.',
  abroadLink: 'Chiedi un preventivo per un altro paese',
  badPostcode: 'Questo codice postale non corrisponde al paese scelto.',
  tooFar: 'Per questo periodo non abbiamo ancora date.',
} as const;
