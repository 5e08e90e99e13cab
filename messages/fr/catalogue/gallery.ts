export const gallery = {
  meta: {
    title: 'Galerie : meubles, intérieurs et technologie',
    description:
      'Dix-neuf vues choisies : lits, tables, fauteuils, miroirs et armoires connectés, trois intérieurs et la coupe d’un lit, avec l’histoire de chaque dieu.',
  },
  title: 'La galerie',
  intro:
    'Dix-neuf vues : les meubles, les intérieurs qu’ils habitent, et la coupe d’un lit. Un clic sur un meuble mène à son histoire ; une vue d’intérieur s’ouvre en grand.',
  filters: {
    label: 'Filtrer la galerie',
    all: 'Tout',
    beds: 'Lits',
    tables: 'Tables',
    fauteuils: 'Fauteuils',
    miroirs: 'Miroirs',
    armoires: 'Armoires',
    rooms: 'Intérieurs',
    technology: 'Technologie',
  },
  filterMeta: {
    beds: {
      title: 'Galerie des lits connectés, de Zeus à Kratos',
      description:
        'Ailes d’aigle, basalte, nacre, bronze, acier riveté : les têtes de lit de Zeus, Hadès, Poséidon, Chronos et Kratos, et le mythe de chacune.',
    },
    tables: {
      title: 'Galerie des tables de Morphée, Hermès et Hestia',
      description:
        'Une table de chevet connectée à tiroir, une table d’appoint ailée, une table basse au foyer incrusté, et les dieux qui les ont inspirées.',
    },
    fauteuils: {
      title: 'Galerie des fauteuils massants connectés',
      description:
        'La chouette d’Athéna, la lyre d’Apollon et le pavot de Morphée, devenus dossiers : trois fauteuils massants à regarder avant d’en lire la légende.',
    },
    miroirs: {
      title: 'Galerie des miroirs d’Aphrodite et de Narcisse',
      description:
        'Une coquille contre le mur, une glace debout au-dessus d’une vasque : deux miroirs connectés, leur lumière, et la légende que chaque cadre raconte.',
    },
    armoires: {
      title: 'Galerie des armoires Déméter et Perséphone',
      description:
        'Quatre portes de blé pour la mère, deux moitiés de grenade pour la fille : deux armoires connectées et le mythe des saisons qui les réunit.',
    },
    rooms: {
      title: 'Intérieurs : marbre, nuit et bord de mer',
      description:
        'Trois lieux pour juger les meubles à leur taille : une salle de marbre en plein jour, une chambre de nuit et une terrasse au-dessus de la mer.',
    },
    technology: {
      title: 'La technologie d’un lit connecté, en coupe',
      description:
        'Capteurs, lattes articulées et lumière de veille : la coupe d’un lit connecté montre ce qui travaille sous le matelas pendant que l’on dort.',
    },
  },
  hover: 'Cliquez pour découvrir l’histoire divine',
  viewAll: 'Voir les vingt pièces dans les collections',
  count: '{count, plural, one {# vue} other {# vues}}',
  items: {
    zeus: {
      title: 'Zeus, l’aile et l’éclair',
      caption:
        'L’aigle ouvre ses plumes au-dessus des oreillers, et la foudre, pour une fois, reste en place, incrustée dans la matière.',
      alt: 'Lit Zeus : tête de lit en ailes d’aigle, éclair incrusté, large socle de marbre.',
    },
    'athena-chair': {
      title: 'Athéna, la chouette veille',
      caption:
        'Deux ailes encadrent la nuque. Sur le dossier, l’égide garde le silence d’une longue lecture.',
      alt: 'Fauteuil Athéna : haut dossier en ailes de chouette, orné du motif de l’égide.',
    },
    '1': {
      title: 'La salle de marbre, à midi',
      caption:
        'Lumière haute, pierre fraîche sous le pied, ombres courtes : les meubles y montrent leur taille exacte.',
      alt: 'Grande salle de marbre éclairée par le jour, avec des pièces de la maison sur les dalles.',
    },
    hades: {
      title: 'Hadès, la braise au ras du sol',
      caption:
        'Dalles de basalte, grenade sculptée, et sous le cadre une ligne de feu couvert pour les pas nocturnes.',
      alt: 'Lit Hadès : dalles basses de basalte, motif de grenade, trait de lumière sous le cadre.',
    },
    'hermes-table': {
      title: 'Hermès, une halte',
      caption:
        'Le messager s’arrête le temps d’une tasse, deux ailes à la tige, puis change de pièce.',
      alt: 'Table d’appoint Hermès : petit plateau porté par une tige ailée en forme de caducée.',
    },
    'aphrodite-mirror': {
      title: 'Aphrodite, la coquille levée',
      caption:
        'La conque de Cythère s’est redressée contre le mur ; qui s’y regarde prend la place de la déesse.',
      alt: 'Miroir Aphrodite : haute glace dont le cadre rayonne en côtes de coquille.',
    },
    poseidon: {
      title: 'Poséidon, la vague retenue',
      caption:
        'Sculptée derrière les oreillers, la houle monte, blanchit, et s’arrête une seconde avant de se rompre.',
      alt: 'Lit Poséidon : large tête de lit de nacre, nervurée comme une coquille.',
    },
    'demeter-wardrobe': {
      title: 'Déméter, quatre portes de blé',
      caption:
        'Les gerbes montent d’un battant à l’autre, serrées près du sol, libres à hauteur d’épi.',
      alt: 'Armoire Déméter : quatre hautes portes ornées de gerbes de blé dressées.',
    },
    'apollo-chair': {
      title: 'Apollon, la lyre au dossier',
      caption:
        'Des rayons tendus en cordes dépassent le front : on s’assied dos au soleil, face à la musique.',
      alt: 'Fauteuil Apollon : dossier en forme de lyre, couronné de rayons de soleil.',
    },
    chronos: {
      title: 'Chronos, le ciel en anneaux',
      caption:
        'De grands cercles de bronze passent par-dessus le sommeil. Derrière eux, un cadran qui ne presse personne.',
      alt: 'Lit Chronos : anneaux de sphère armillaire au-dessus du matelas, tête de lit en cadran.',
    },
    '2': {
      title: 'La chambre, passé minuit',
      caption:
        'Une seule ligne lumineuse borde le lit ; le reste appartient aux formes, que l’œil retrouve peu à peu.',
      alt: 'Chambre de nuit dans la pénombre, où la lumière d’un lit éclaire les meubles voisins.',
    },
    'hestia-table': {
      title: 'Hestia, le rond du foyer',
      caption:
        'Au milieu du plateau, un cercle incrusté tient lieu de feu ; les tasses se rangent autour, les gens aussi.',
      alt: 'Table basse Hestia : plateau allongé, marqué en son centre d’un foyer rond incrusté.',
    },
    'narcisse-mirror': {
      title: 'Narcisse, debout sur la source',
      caption:
        'Rien ne ride le verre noir. Le reflet commence là, près du sol, et remonte vers le visage.',
      alt: 'Miroir Narcisse : haute glace dressée au-dessus d’une vasque de verre noir.',
    },
    kratos: {
      title: 'Kratos, quatre colonnes',
      caption:
        'Aux coins, l’acier riveté monte la garde ; celui qui enchaîna Prométhée ne retient plus ici que les draps.',
      alt: 'Lit Kratos : quatre colonnes rivetées reliées par des poutres, panneaux tenus par des chaînes.',
    },
    'morpheus-chair': {
      title: 'Morphée, la capsule de pavot',
      caption:
        'La coque entoure les épaules et bascule ; le livre tombe des mains avant la fin du chapitre.',
      alt: 'Fauteuil Morphée : coque inclinable, arrondie comme une capsule de pavot.',
    },
    'persephone-wardrobe': {
      title: 'Perséphone, les deux moitiés',
      caption:
        'Une grenade fendue fait deux climats : l’hiver d’un côté, avec les manteaux, et la prairie de Nysa de l’autre.',
      alt: 'Armoire Perséphone : façade partagée en deux, une moitié sombre, une moitié fleurie.',
    },
    '3': {
      title: 'La terrasse, au-dessus de la mer',
      caption:
        'L’horizon y remplace le mur ; les meubles sortis pour la soirée regardent le large, puis rentrent dormir.',
      alt: 'Terrasse ouverte au-dessus de la mer, avec des meubles de la maison face à l’horizon.',
    },
    'morpheus-table': {
      title: 'Morphée, la veille du chevet',
      caption:
        'Un tiroir pour ce qu’on tait, un plateau pour ce qu’on lit, le pavot entre les deux.',
      alt: 'Table de chevet Morphée : petit meuble à tiroir, orné d’une fleur de pavot.',
    },
    '4': {
      title: 'Un lit, en coupe',
      caption:
        'Du tissu jusqu’au sol, tout a sa place : la nappe de capteurs, les lattes articulées, le ruban de lumière.',
      alt: 'Coupe technique d’un lit : capteurs sous le matelas, lattes articulées, lumière dans le cadre.',
    },
  },
} as const;
