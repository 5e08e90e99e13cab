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
    'Un pezzo unico, numerato, fatto su ordinazione e ispirato a questa storia: una base, e ciò che vi aggiungi. L’immagine mostra la forma che gli dà l’atelier e segue le tue scelte; le misure sono quelle del pezzo del catalogo, che si vede in 3D.',
  /** Before the names of the options that show. */
  pictured: 'Nell’immagine: la base',
  notPictured: '{option}: nell’immagine non si vede.',
  sheet: 'Dati e contenuto della consegna',
  base: 'Base: {name}',
  total: 'Totale',
  taxIncluded: 'Prezzo in Francia, IVA inclusa.',
  included: 'Consegna e installazione incluse',
  includedNote: 'nell’acquisto diretto; in un carrello, la consegna si paga una volta sola.',
  order: 'Acquista',
} as const;
