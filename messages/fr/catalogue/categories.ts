export const categoriesPage = {
  meta: {
    title: 'Lits, fauteuils et tables intelligents par catégorie',
    description:
      'Trois entrées dans le catalogue de la maison : les lits, les fauteuils massants et les tables connectés, et plus loin les miroirs et les armoires.',
  },
  title: 'Lits, fauteuils et tables',
  intro:
    'Selon l’heure, on cherche un lit, un siège ou l’endroit où poser son verre. Ces trois cartes mènent droit aux pièces correspondantes, avec leurs prix, leurs cotes et le dieu dont elles tiennent le nom.',
  discover: 'Découvrir',
  cards: {
    bed: {
      title: 'Lits Intelligents',
      count: '3 Collections et plus',
      description:
        'Une tête de lit pour horizon, un sommier qui se relève, une lumière de veille à hauteur de cheville : la nuit reprend son rang dans la maison.',
    },
    chair: {
      title: 'Fauteuils Intelligents',
      count: '3 Modèles et plus',
      description:
        'S’asseoir, et sentir le dossier chercher la bonne place entre les épaules. Le massage loge dans un siège fait pour les fins de journée.',
    },
    table: {
      title: 'Tables Intelligentes',
      count: '3 Types',
      description:
        'Près de l’oreiller, au bras du fauteuil, devant le canapé : trois hauteurs pour trois usages, et une électronique discrète sous le plateau.',
    },
  },
  more: {
    text: 'Pour les miroirs et les armoires :',
    link: 'voir toutes les collections',
  },
  contactText: 'Un doute sur une cote, un escalier, une couleur de velours ?',
  contactLink: 'Nous écrire',
  home: 'Retour à l’accueil',
} as const;
