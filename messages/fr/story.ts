export const story = {
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
    'Une composition faite d’après cette histoire, à part du catalogue : une base, et ce que vous y ajoutez.',
  base: 'Base : {name}',
  total: 'Total',
  included: 'Livraison et installation incluses',
  includedNote: 'à l’achat direct ; dans un panier, la livraison est comptée une seule fois.',
  order: 'Acheter',
  drawing: '{name}, élévation',
  readingTime: '{minutes, plural, one {# minute de lecture} other {# minutes de lecture}}',
} as const;
