export const delivery = {
  dates: {
    installed: 'Installazione a casa tua:',
    elsewhere: 'Altro indirizzo',
    notServed: 'Non consegniamo ancora a questo indirizzo.',
  },
  planned: 'Installazione prevista',
  plannedFor: 'Installazione prevista: {dates} ({place})',
  customs:
    'I dazi doganali e le imposte all’importazione si aggiungono al prezzo e restano a tuo carico.',
  customsIn:
    '{countries}: i dazi doganali e le imposte all’importazione si aggiungono al prezzo e restano a carico dell’acquirente.',
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
