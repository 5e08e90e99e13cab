export const beds = {
  zeus: {
    name: 'Lit Zeus',
    tagline: 'L’orage couché sous l’aile de l’aigle',
    headline: 'lit connecté 200 × 200, velours et marbre',
    summary: 'Lit connecté 200 × 200 en velours et marbre blanc, matelas adaptatif compris.',
    description:
      'Deux ailes d’aigle s’ouvrent derrière les oreillers, capitonnées de velours bleu d’orage, une cannelure pour chaque plume. Entre elles se dresse un éclair doré à la feuille. Le même velours, souligné de filets d’or, habille le cadre ; le socle est de marbre blanc, aux arêtes assez rondes pour le mollet de celui qui se lève dans le noir. À l’intérieur du matelas, des chambres d’air règlent la fermeté, côté par côté. Un baromètre suit le temps du dehors : quand la pression tombe, les pieds se réchauffent un peu et l’or de la tête pâlit. Tout cela s’obtient aussi d’un bouton de laiton, téléphone éteint.',
    features: [
      'Tête de lit ailée, capitonnée à la main en cannelures',
      'Veilleuse dorée à intensité réglable',
      'Socle de marbre aux arêtes arrondies',
      'Fermeté à chambres d’air, distincte pour chaque dormeur',
      'Baromètre intégré qui devance les changements de temps',
      'Relevage motorisé du buste et des jambes',
      'Chaleur douce au pied du lit, par moitié',
      'Commande par bouton de laiton, sans réseau',
      'Emplacements prévus pour massage, table ou coffre en option',
    ],
    materials: [
      'Velours de coton bleu d’orage',
      'Marbre de Paros',
      'Tilleul massif doré à la feuille',
      'Lattes de hêtre lamellé',
    ],
    technology:
      'Fermeté et chaleur par dormeur, baromètre, veilleuse dorée, commande locale et domotique Matter',
    sensors: [
      'Présence de chaque dormeur',
      'Mouvements et respiration',
      'Pression atmosphérique',
      'Chaleur au pied du lit',
    ],
    care: [
      'Brossez le velours à sec, d’une main légère.',
      'Lavez le marbre à l’eau tiède ; ni vinaigre ni citron.',
      'Époussetez la dorure au pinceau doux, et rien d’autre.',
      'Dégagez l’aération du socle à chaque changement de saison.',
    ],
    myth: {
      title: 'Neuf nuits en Piérie',
      content:
        'Hésiode raconte qu’en Piérie, loin des autres dieux, Zeus monta neuf nuits de suite dans le lit sacré de Mnémosyne, la Mémoire. Une année tourna, et la Titanide mit au monde neuf filles d’une seule humeur, les Muses, à quelques pas du plus haut sommet de l’Olympe neigeux. Celui qu’on peint toujours debout, le bras levé sur la foudre, doit donc sa plus belle descendance à un lit où il sut rester. Le nôtre a gardé l’aile de l’aigle, ouverte au-dessus des fronts, et l’éclair, mais au repos.',
      powers: [
        'La foudre mise au repos',
        'La nuée rassemblée pour l’ombre',
        'La balance d’or, un plateau par dormeur',
        'La protection due à l’hôte',
      ],
      domain: 'Le ciel, les orages et les lois de l’hospitalité',
    },
  },
  hades: {
    name: 'Lit Hadès',
    tagline: 'La nuit basse, bordée de braise',
    headline: 'lit connecté 180 × 200 en basalte',
    summary: 'Lit bas connecté 180 × 200 en basalte et velours grenade, matelas adaptatif compris.',
    description:
      'Il se tient près du sol, plus bas que les autres lits de la maison, et la chambre paraît s’agrandir au-dessus de lui. Des dalles de basalte noir, sciées dans le même bloc puis adoucies à la main, portent un cadre gainé de velours grenade dont le poil retient la lumière. Entre la pierre et le plancher court une ligne de braise, assez claire pour trouver ses pas, trop faible pour réveiller. Le matelas tiédit avant le coucher, se laisse refroidir vers le milieu de la nuit, se réchauffe un peu à l’aube, suivant une courbe propre à chacun. Aucun voyant ne luit. Les moteurs du relevage sont suspendus : on ne les entend pas du lit.',
    features: [
      'Dalles de basalte sciées dans un même bloc',
      'Cadre bas gainé de velours grenade',
      'Lumière de braise, basse, qui s’allume au lever',
      'Chaleur programmée heure par heure, côté par côté',
      'Grenade ouverte sculptée dans la pierre de tête',
      'Relevage motorisé du dos, inaudible depuis le lit',
      'Aucun écran ni voyant visible la nuit',
      'Réglages conservés dans le lit, même sans réseau',
      'Coffre, massage et recharge sans fil proposés en option',
    ],
    materials: [
      'Basalte noir de l’Etna',
      'Velours de coton grenade',
      'Bronze patiné noir',
      'Chêne massif fumé',
    ],
    technology:
      'Courbe thermique par côté, ligne de braise à détection de lever, relevage silencieux, Matter',
    sensors: [
      'Température du couchage, côté par côté',
      'Lever nocturne',
      'Respiration et immobilité',
      'Lumière de la pièce',
    ],
    care: [
      'Dépoussiérez le basalte avec un chiffon de laine sèche.',
      'Nourrissez la pierre une fois l’an à la cire incolore.',
      'Relevez le poil du velours à la vapeur, en tenant le fer à distance.',
      'Aspirez la rainure lumineuse avec une brosse souple.',
    ],
    myth: {
      title: 'Le lot de la brume',
      content:
        'Trois frères agitèrent des lots pour se partager le monde. À Poséidon revint la mer grise, à Zeus le large ciel, à Hadès l’ombre et la brume ; la terre et l’Olympe restèrent communs à tous. Celui qui reçut la nuit n’a jamais réclamé d’échange. Il descendit, coiffé de la kunée que les Cyclopes lui avaient donnée et qui dérobe aux regards, puis prit soin de ce que le sol tient serré : le grain, le métal, les absents. On finit par l’appeler Plouton, le Riche. Ce lit lui doit sa pierre mate et sa manière de se faire oublier.',
      powers: [
        'L’invisibilité de la kunée',
        'La chaleur gardée sous la pierre',
        'L’accueil silencieux',
        'La fidélité aux saisons',
      ],
      domain: 'Le monde d’en bas, les semences, les métaux enfouis',
    },
  },
  poseidon: {
    name: 'Lit Poséidon',
    tagline: 'La houle sculptée dans la nacre',
    headline: 'lit connecté 200 × 200 en nacre',
    summary:
      'Lit connecté 200 × 200 en frêne et nacre, lattes motorisées, matelas adaptatif compris.',
    description:
      'À la tête s’ouvre une coquille, taillée dans le frêne puis couverte d’une nacre posée écaille par écaille. De chaque côté, une crête s’enroule sans se briser. Plus bas, des galets de verre de mer, sertis dans le cadre, prennent la teinte de l’heure, vert pâle le matin, presque encre à la nuit. L’étoffe est d’un bleu de grand fond. Au coucher, les lattes montent et descendent l’une après l’autre de quelques millimètres, comme fait l’eau dans un port. Des vibreurs logés derrière la nacre rendent un ressac si bas qu’il faut poser la joue pour l’entendre, et qui s’éteint avec l’endormissement.',
    features: [
      'Tête de lit en coquille, plaquée de nacre',
      'Galets de verre sertis dans le cadre, éclairés du dedans',
      'Houle des lattes sur quelques millimètres, amplitude au choix',
      'Bruit de ressac dans la tête de lit, audible de l’oreiller seul',
      'Arrêt progressif à l’endormissement',
      'Hygromètre capable de commander l’humidificateur de la chambre',
      'Bois et colles choisis pour l’air marin',
      'Houle et ressac gardés dans la mémoire du lit',
      'Projecteur holographique ou massage en option',
    ],
    materials: [
      'Nacre d’haliotide',
      'Verre de mer',
      'Velours de mohair bleu profond',
      'Frêne massif cintré à la vapeur',
    ],
    technology:
      'Houle motorisée des lattes, bruit de ressac, hygromètre, connexion Thread, réglages gardés dans le lit',
    sensors: [
      'Respiration au repos',
      'Poids réparti sur le couchage',
      'Humidité de l’air',
      'Position des lattes',
    ],
    care: [
      'Passez sur la nacre une peau de chamois à peine humide.',
      'Rincez le verre de mer à l’eau claire et laissez-le sécher à l’air.',
      'Aspirez l’étoffe chaque mois avec un embout plat.',
      'Protégez la tête de lit du soleil de midi.',
    ],
    myth: {
      title: 'Le palais d’Aigai',
      content:
        'C’est à Aigai, au fond des eaux, que Poséidon rentre chez lui : une demeure d’or que rien n’use l’y attend. L’Iliade le montre au départ. Il attelle ses chevaux à crinière d’or, prend le fouet, et les bêtes de la mer quittent leurs trous pour bondir autour du char. Les flots s’écartent de joie, dit le poète, si bien que l’essieu de bronze n’est pas même mouillé. De ce roi qui ébranle le sol, nous avons retenu l’autre heure, celle des chevaux dételés et de l’eau refermée sur le toit. Le lit en a la couleur et le balancement.',
      powers: [
        'La mer aplanie d’un geste',
        'Le pas des chevaux d’écume',
        'Le trident qui fait sourdre l’eau',
      ],
      domain: 'La mer, les chevaux, les sources et le sol qui tremble',
    },
  },
  chronos: {
    name: 'Lit Chronos',
    tagline: 'Le sommeil au centre des anneaux',
    headline: 'lit connecté 200 × 200 en bronze',
    summary: 'Lit connecté 200 × 200 en bronze et noyer, réveil par la lumière, matelas compris.',
    description:
      'Des anneaux de bronze s’inclinent au-dessus du matelas, montés comme ceux d’une sphère armillaire, et leur ombre fait le tour de la chambre dans la journée. L’un d’eux bouge, à peine : il lui faut vingt-quatre heures pour revenir à son point de départ. La tête de lit est un cadran d’émail où les aiguilles avancent d’un mouvement continu. Étendu, on se trouve au milieu de l’instrument. Le lit tient l’heure de lui-même et apprend la vôtre, celle où vous vous endormez, celle où vous vous éveillez ; les cercles s’éclairent alors l’un après l’autre jusqu’à composer un matin. Il reconnaît votre approche et tiédit le couchage.',
    features: [
      'Anneaux de bronze montés en sphère armillaire',
      'Anneau motorisé, un tour complet par jour',
      'Tête de lit en cadran d’émail, aiguilles silencieuses',
      'Aube graduée par l’éclairage successif des cercles',
      'Horloge interne, à l’heure même sans réseau',
      'Couchage tiédi à l’approche du téléphone (UWB)',
      'Fermeté et température mémorisées pour deux dormeurs',
      '5G de secours si la connexion est coupée',
      'Téléviseur, fauteuil massant ou projecteur en option',
    ],
    materials: [
      'Bronze coulé à la cire perdue',
      'Émail grand feu',
      'Noyer massif huilé',
      'Étoffe de laine et soie bleu nuit',
    ],
    technology:
      'Anneaux lumineux et mobiles, horloge interne, UWB, 5G, profils de sommeil gardés dans le lit',
    sensors: [
      'Mouvements et repos, par dormeur',
      'Distance du propriétaire par UWB',
      'Lumière du jour',
      'Température du couchage',
      'Position angulaire des anneaux',
    ],
    care: [
      'Laissez le bronze se patiner, ou cirez-le deux fois l’an.',
      'Nettoyez l’émail du cadran au coton sec.',
      'Confiez à l’atelier la révision du train des anneaux tous les cinq ans.',
      'Aérez la laine à l’ombre ; ne la battez pas.',
    ],
    myth: {
      title: 'L’œuf d’argent',
      content:
        'Les poèmes attribués à Orphée placent au commencement un Temps qui ne vieillit pas, dragon ailé portant, entre une tête de taureau et une tête de lion, un visage de dieu. Il naît de l’eau et du limon. Dans l’éther brillant il façonne un œuf d’argent, et quand la coquille cède, Phanès en sort, premier éclat du jour. Nulle faucille ici : elle appartient à Cronos, le Titan, dont le nom s’écrit par une autre lettre et dont l’histoire vient longtemps après. Le Temps d’Orphée couve ce qu’il a fait. Notre lit se souvient de sa patience et de l’arrondi de la coquille.',
      powers: [
        'La jeunesse sans terme',
        'Le retour exact des heures',
        'La patience qui couve',
        'L’étreinte du cercle',
      ],
      domain: 'Le temps d’avant les astres et l’œuf du monde',
    },
  },
  kratos: {
    name: 'Lit Kratos',
    tagline: 'Quatre colonnes d’acier sous serment',
    headline: 'lit connecté 200 × 200 en acier et cuir',
    summary:
      'Lit à colonnes connecté 200 × 200 en acier et cuir, relevage motorisé, matelas compris.',
    description:
      'Aux angles, quatre colonnes d’acier sombre montent d’un jet et se rejoignent par des poutres rivetées à chaud, comme autrefois les ponts. Entre elles, des panneaux de cuir sang-de-bœuf, tendus par de courtes chaînes, reçoivent le dos et sentent encore la sellerie. L’acier paraît rude ; chaque arête à portée de main a été rabattue à la lime. Dans les pieds, des jauges savent si l’on dort, si l’on s’assied, si l’on vient de se lever ; une lumière basse répond. Le sommier se redresse lentement, d’un côté ou de l’autre. Verrouillé pour la nuit, il ne bouge plus que sur votre ordre.',
    features: [
      'Structure rivetée à chaud, poutres et colonnes d’acier',
      'Panneaux de cuir de vachette tenus par leurs chaînes',
      'Jauges de charge logées dans les quatre pieds',
      'Sommier motorisé, chaque moitié indépendante',
      'Soutien du dos ajusté selon le poids réparti',
      'Chemin de lumière dès que le pied touche terre',
      'Vérins verrouillables d’un appui prolongé',
      'Clavier sur la colonne, actif sans réseau',
      '5G de secours quand la connexion de la maison est coupée',
      'Téléviseur, coffre ou fauteuil massant en option',
    ],
    materials: [
      'Acier bruni à l’huile',
      'Cuir de vachette pleine fleur sang-de-bœuf',
      'Rivets forgés',
      'Longerons de chêne massif',
    ],
    technology:
      'Jauges de charge, sommier motorisé par moitié, chemin de lumière, verrou des vérins, 5G de secours',
    sensors: [
      'Suivi du repos, par dormeur',
      'Pression du matelas',
      'Charge sur chaque pied',
      'Pied posé au sol',
      'Effort des vérins',
      'Température du couchage',
    ],
    care: [
      'Essuyez l’acier avec un linge très peu huilé.',
      'Assouplissez le cuir chaque semestre d’un baume incolore.',
      'Contrôlez la tension des chaînes au printemps.',
      'Séchez aussitôt l’eau qui se loge autour des rivets.',
    ],
    myth: {
      title: 'Debout près du trône',
      content:
        'De Styx, l’aînée des filles d’Océan, et de Pallas naquirent quatre enfants que la Théogonie nomme d’un souffle : Zélos, Niké, Kratos et Bia. Ils n’ont pas de maison à eux, ni de siège, ni de route que Zeus n’ouvre le premier. Eschyle donne à Kratos la besogne la plus dure, mener Prométhée au bout du monde, en Scythie, et presser Héphaïstos de river les chaînes ; lui parle, sa sœur Bia se tait. Nous n’avons pas adouci la figure. L’acier et les rivets sont là, employés cette fois à la garde de ceux qui dorment.',
      powers: ['La prise qui ne lâche pas', 'La veille debout', 'La parole tenue'],
      domain: 'La force souveraine, liée par le serment',
    },
  },
};

export const chronosGallery = [
  {
    title: 'La chambre des anneaux',
    caption: 'Le lit chez lui, à l’heure où le bronze prend la lumière.',
    alt: 'Lit Chronos de trois quarts dans une chambre claire, entouré de ses anneaux de bronze inclinés.',
  },
  {
    title: 'Face au cadran',
    caption: 'De face, midi tombe dans l’axe exact du matelas.',
    alt: 'Vue de face du lit sur fond uni, cadran centré derrière les oreillers et anneaux symétriques.',
  },
  {
    title: 'L’heure au-dessus du front',
    caption: 'Index de laiton sur émail, aiguilles fines, au mouvement continu.',
    alt: 'Détail de la tête de lit en cadran, index de laiton et aiguilles sur l’émail.',
  },
  {
    title: 'À la mesure du passant',
    caption: 'Une silhouette debout donne l’échelle : le plus haut cercle la dépasse.',
    alt: 'Silhouette humaine debout près du lit Chronos, dont le plus haut anneau dépasse sa tête.',
  },
  {
    title: 'Les cercles allumés',
    caption: 'La nuit venue, un filet de clarté suit la tranche du bronze.',
    alt: 'Chambre plongée dans la nuit, anneaux du lit bordés d’une fine ligne de lumière chaude.',
  },
  {
    title: 'Le train des anneaux',
    caption: 'Pignons et pivots du mouvement, que l’atelier règle à l’oreille.',
    alt: 'Gros plan sur le mécanisme des anneaux, pignons de laiton et pivot de bronze apparents.',
  },
];
