export const story = {
  /** Title of the page, where the name of the piece finds room. */
  title: '{title} : {name}',
  chapters: {
    introduction: 'Prélude',
    loveStory: 'L’Histoire d’Amour Divine',
    divineGift: 'Le Don Divin',
    modernConnection: 'La Connexion Moderne',
    invitation: 'Invitation Divine',
  },
  details: {
    bed: 'Voir le lit',
    chair: 'Voir le fauteuil',
    table: 'Voir la table',
    mirror: 'Voir le miroir',
    wardrobe: 'Voir l’armoire',
  },
  addToCart: 'Ajouter au Panier',
  buy: 'Acheter Maintenant',
  configurator: 'Composer à l’atelier',
  configuratorText:
    'Une pièce unique, numérotée, faite à la commande d’après cette histoire : une base, et ce que vous y ajoutez. L’image montre la forme que l’atelier lui donne et suit vos choix ; ses cotes sont celles de la pièce du catalogue, que montre la vue 3D.',
  /** Before the names of the options that show. */
  pictured: 'Sur l’image : la base',
  notPictured: '{option} : ne se voit pas sur l’image.',
  sheet: 'Données et contenu livré',
  base: 'Base : {name}',
  total: 'Total',
  taxIncluded: 'Prix en France, TVA comprise.',
  included: 'Livraison et installation incluses',
  includedNote: 'à l’achat direct ; dans un panier, la livraison est comptée une seule fois.',
  order: 'Acheter',
} as const;
