export const story = {
  chapters: {
    introduction: 'Preludio',
    loveStory: 'La storia d’amore divina',
    divineGift: 'Il dono divino',
    modernConnection: 'La connessione moderna',
    invitation: 'Invito divino',
  },
  details: {
    bed: 'Vedere il letto',
    chair: 'Vedere la poltrona',
    table: 'Vedere il tavolino',
    mirror: 'Vedere lo specchio',
    wardrobe: 'Vedere l’armadio',
  },
  addToCart: 'Aggiungere al carrello',
  buy: 'Acquistare ora',
  configurator: 'Comporre in atelier',
  configuratorText:
    'Una composizione ispirata a questa storia, a parte dal catalogo: una base, e quel che le si aggiunge.',
  base: 'Base: {name}',
  total: 'Totale',
  included: 'Consegna e installazione incluse',
  includedNote: 'nell’acquisto diretto; in un carrello, la consegna si paga una volta sola.',
  order: 'Acquistare',
  drawing: '{name}, prospetto',
  readingTime: '{minutes, plural, one {# minuto di lettura} other {# minuti di lettura}}',
} as const;
