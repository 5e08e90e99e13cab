export const apartmentDescriptions = {
  '1': {
    name: 'Suite Zeus, l’orage au large',
    description:
      'Bleu d’orage du tapis aux tentures, la chambre regarde le large, d’où montent les grains. Sa terrasse suit la façade sous un store de lin. On y attend la fin de l’averse, ou dedans, adossé aux ailes du lit ; le majordome connaît l’heure du café.',
  },
  '2': {
    name: 'Suite Hadès, la nuit sous la pierre',
    description:
      'Cinq marches y descendent. Les murs sont passés à la chaux sombre, la cheminée est basse, la bibliothèque pleine de voyages sans retour ; une porte de bronze donne sur le hammam. Le feu tombé, le basalte du lit continue de tiédir la chambre.',
  },
  '3': {
    name: 'Suite Poséidon, la houle',
    description:
      'Une terrasse, un bassin privé, puis la mer : l’eau se répète jusqu’au lit, dont la nacre prend le matin de face. La cuisine est faite pour les retours de marché. Le soir, par les portes ouvertes, il entre du sel et du fenouil.',
  },
  '4': {
    name: 'Suite Chronos, le long séjour',
    description:
      'Quatre personnes s’y croisent sans se presser, dans deux chambres qu’un couloir de livres sépare. Cuisine, terrasse, majordome : rien n’oblige à sortir. Sous les anneaux de bronze, l’aube se règle la veille ; derrière la baie, celle de la mer garde son horaire.',
  },
  '5': {
    name: 'Suite Kratos, la forge éteinte',
    description:
      'La plus vaste des six : une salle voûtée, des cuirs sombres, une cheminée où tiendrait un tronc. Deux chambres se font face, de part et d’autre du bassin. Au sortir du hammam, le lit à colonnes vous reçoit sans cérémonie et verrouille ses vérins.',
  },
  '6': {
    name: 'Cabinet Zeus, l’éclaircie',
    description:
      'Pour une personne seule, une chambre d’étude : la table sous la fenêtre, un mur de livres, une lampe à abat-jour vert. Le lit ailé prend tout le fond de la pièce, bien large pour un unique dormeur, ce dont aucun ne s’est plaint.',
  },
  hades: {
    title: 'Le bain du soir',
    subtitle: 'Sous le signe d’Hadès',
    description:
      'À la tombée du jour, le hammam de la maison s’éclaire aux bougies. Pierre chaude, eau froide, puis le retour par l’escalier de service, une tasse entre les mains. On n’y parle guère.',
    features: [
      'Vapeur et pierre chaude, sur réservation',
      'Vasque d’eau froide en basalte',
      'Infusion de menthe au sortir du bain',
    ],
    story:
      'Minthé aimait Hadès, et la reine l’apprit. Près de Pylos, écrit Strabon, une montagne porte le nom de cette nymphe : Perséphone l’y foula aux pieds, et la plante des jardins naquit de la victime. Froissée, elle sent meilleur. Celle de nos tasses pousse au pied du mur nord, à l’ombre.',
  },
  poseidon: {
    title: 'Le bain de mer',
    subtitle: 'Avant que le vent se lève',
    description:
      'Un escalier taillé va du jardin aux rochers, et la dernière marche est sous l’eau. Peignoirs et serviettes attendent dans une niche. Les bons matins, la surface ne se ride qu’à votre entrée.',
    features: [
      'Accès aux rochers par le jardin',
      'Peignoirs chauds dans la niche de pierre',
      'Température de l’eau affichée chaque matin',
    ],
    story:
      'Amphitrite ne voulait pas du dieu de la mer et se réfugia chez Atlas, au bout de la terre. Parmi ceux qui la cherchèrent, un dauphin sut la trouver, puis la convaincre. Poséidon épousa la Néréide et mit le messager au ciel, où il nage encore, les soirs d’été, près de l’Aigle.',
  },
  athena: {
    title: 'La salle de lecture',
    subtitle: 'Une lampe, une table, personne',
    description:
      'Au premier étage, une pièce longue donne sur les oliviers. On y trouve les poètes anciens et leurs traducteurs, du papier, des crayons taillés. Un fauteuil Athéna occupe le meilleur angle ; il est au premier levé.',
    features: [
      'Homère, Hésiode et Ovide en plusieurs langues',
      'Lampes dont la teinte suit le soir',
      'Livres prêtés jusqu’au jour du départ',
    ],
    story:
      'Pour obtenir l’Attique, Poséidon fit jaillir sur l’Acropole une eau salée. Athéna appela Cécrops à témoin et planta un olivier, qu’on montrait encore, dit Apollodore, dans l’enclos de Pandrose. La ville revint à l’arbre. Il donnait de quoi manger, de quoi se soigner la peau et de quoi lire la nuit.',
  },
  artemis: {
    title: 'Le sentier des pins',
    subtitle: 'À l’heure où l’ombre est longue',
    description:
      'Derrière la maison, un chemin de terre monte entre les pins jusqu’à la crête et revient par les rochers. Comptez une heure, davantage si vous emmenez un chien, le vôtre ou celui de la maison.',
    features: [
      'Carte de poche et gourde à la réception',
      'Chaussures de marche prêtées, du 36 au 45',
      'Chiens tenus en laisse, bienvenus',
    ],
    story:
      'Encore enfant, assise sur les genoux de Zeus, Artémis réclama un arc, une tunique courte et toutes les montagnes ; d’une ville, elle se passait. Callimaque la suit ensuite en Arcadie, où Pan, occupé à nourrir ses chiennes, lui fit présent d’une meute. Elle partit avec, le jour même, chercher les biches.',
  },
  apollo: {
    title: 'Le petit déjeuner',
    subtitle: 'Servi du côté du levant',
    description:
      'Pain de la nuit, miel, figues ou agrumes selon le mois, œufs à la minute. Le plateau monte dans la suite ou se pose sur la terrasse commune, face au soleil, de {breakfastFrom} à {breakfastTo}.',
    features: [
      'Servi de {breakfastFrom} à {breakfastTo}',
      'Pain cuit dans la maison',
      'Plateau en suite, sans supplément',
    ],
    story:
      'Léto tenait le palmier de Délos à pleins bras quand l’enfant sauta dans la lumière. Il ne prit pas le sein : Thémis, de ses mains, lui donna le nectar et l’ambroisie. À peine avait-il mangé que les langes cédèrent, et l’hymne homérique rapporte que l’île entière se couvrit d’or.',
  },
  morpheus: {
    title: 'Le service de nuit',
    subtitle: 'De minuit à l’aube, à voix basse',
    description:
      'Quelqu’un veille. Un second oreiller, une bouillotte, un réglage du lit que l’on ne retrouve pas : il suffit d’appeler, et les pas dans le couloir se posent sur un tapis épais.',
    features: [
      'Veilleur joignable toute la nuit',
      'Choix de cinq oreillers',
      'Portes et charnières feutrées',
      'Aide au réglage du lit',
    ],
    story:
      'La demeure du Sommeil, chez Ovide, n’a pas une seule porte, de crainte qu’un gond ne crie, et nul gardien sur le seuil. Morphée y dort parmi ses frères jusqu’à ce qu’Iris vienne demander un songe pour Alcyone. Nous avons des portes. Leurs charnières sont huilées le premier de chaque mois.',
  },
  hermes: {
    title: 'Bagages et transferts',
    subtitle: 'Du quai jusqu’à la chambre',
    description:
      'Dites-nous le train ou le vol au moins {transferHours, plural, one {# heure} other {# heures}} à l’avance : une voiture attend à la sortie, et les valises passent devant vous. Elles peuvent aussi nous précéder, ou rester après votre départ.',
    features: [
      'Gare et aéroport, à convenir {transferHours, plural, one {# heure} other {# heures}} avant',
      'Consigne gratuite le jour du départ',
      'Envoi des bagages sur demande',
    ],
    story:
      'Priam traversa de nuit le camp des Achéens pour racheter le corps d’Hector. Hermès, sous les traits d’un jeune homme, prit les rênes du vieux roi, endormit les gardes et leva seul la barre de la porte. Il ne dit son nom qu’à l’arrivée, puis s’en alla avant qu’on le remercie.',
  },
  hestia: {
    title: 'Le foyer',
    subtitle: 'Le feu du vestibule',
    description:
      'Dans l’entrée, un âtre rond brûle d’octobre à avril. On y quitte ses chaussures mouillées, on y lit le journal de la veille, on y boit le premier verre du séjour. C’est aussi là que l’on se dit au revoir.',
    features: [
      'Feu de bois d’octobre à avril',
      'Verre d’accueil, avec ou sans alcool',
      'Table basse Hestia et jeux de société',
    ],
    story:
      'L’hymne homérique le dit sans détour : chez les mortels, point de festin sans Hestia. On verse pour elle le vin doux comme le miel, au début et encore à la fin. Nous gardons l’usage du premier et du dernier verre, près du feu, à qui vient et à qui s’en va.',
  },
} as const;
