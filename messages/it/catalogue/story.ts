export const story = {
  /** Title of the page, where the name of the piece finds room. */
  title: '{title}: {name}',
  chapters: {
    introduction: 'Preludio',
    loveStory: 'La storia d’amore divina',
    divineGift: 'Il dono divino',
    modernConnection: 'La connessione moderna',
    invitation: 'Invito divino',
  },
  details: {
    bed: 'Vedi il letto',
    chair: 'Vedi la poltrona',
    table: 'Vedi il tavolino',
    mirror: 'Vedi lo specchio',
    wardrobe: 'Vedi l’armadio',
  },
  addToCart: 'Aggiungi al carrello',
  buy: 'Acquista ora',
  configurator: 'Componi in atelier',
  configuratorText:
    'Un pezzo unico, numerato, fatto su ordinazione da questa storia: una base, e quel che le si aggiunge. L’immagine e la vista 3D mostrano il pezzo del catalogo, di cui la composizione riprende forma e misure.',
  sheet: 'Dati e contenuto della consegna',
  base: 'Base: {name}',
  total: 'Totale',
  included: 'Consegna e installazione incluse',
  includedNote: 'nell’acquisto diretto; in un carrello, la consegna si paga una volta sola.',
  order: 'Acquista',
} as const;
