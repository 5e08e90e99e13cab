export const collections = {
  meta: {
    title: 'Lits connectés, fauteuils massants, meubles intelligents',
    description:
      'Tous les meubles connectés de la maison, avec leurs prix : lits connectés, fauteuils massants, tables de chevet connectées, miroirs lumineux, armoires.',
  },
  title: 'Vingt pièces, huit collections',
  intro:
    'Cinq lits, cinq fauteuils, trois tables, trois miroirs, quatre armoires. Chaque meuble porte le nom d’un dieu et garde un de ses gestes. La fiche donne les cotes et le prix ; l’histoire se charge du reste.',
  names: {
    olympe: 'Collection Olympe',
    titans: 'Collection Titans',
    underworld: 'Collection Underworld',
    aqua: 'Collection Aqua',
    oracles: 'Collection Oracles',
    foyer: 'Collection Foyer',
    reflets: 'Collection Reflets',
    saisons: 'Collection Saisons',
  },
  sections: {
    bed: {
      title: 'Lits Intelligents',
      text: 'Zeus étend deux ailes d’aigle au-dessus du dormeur. Hadès couve une braise au ras du sol, Poséidon ouvre une coquille de nacre, Chronos suspend ses anneaux de bronze, Kratos se tait entre quatre colonnes. Des capteurs suivent le repos sans toucher la peau, et les réglages essentiels fonctionnent sans réseau.',
      anchorLabel: 'Les lits',
    },
    chair: {
      title: 'Fauteuils Intelligents',
      text: 'Athéna referme des ailes de chouette autour de la tête, Hygieia coule son serpent dans la courbe du dossier. Chez Morphée, tout penche vers le sommeil ; Artémis tend un croissant, Apollon une lyre. Le massage aide à la détente, et se commande à la main aussi bien que par l’application.',
      anchorLabel: 'Les fauteuils',
    },
    table: {
      title: 'Tables Intelligentes',
      text: 'Poser un livre près de l’oreiller, une tasse à côté du fauteuil, une soirée entière au milieu des amis : Morphée, Hermès et Hestia se sont partagé ces trois hauteurs. Les deux premiers emportent leur batterie. La déesse du foyer reste branchée, fidèle au centre de la pièce.',
      anchorLabel: 'Les tables',
      bedside: 'Table de chevet',
      side: 'Table d’appoint',
      coffee: 'Table basse',
    },
    mirror: {
      title: 'Miroirs Intelligents',
      text: 'Dans une coquille redressée, Aphrodite reçoit le visage du matin. Narcisse se tient debout au-dessus de sa vasque, et Héra déploie une arche en plumes de paon. La lumière du cadre suit l’heure qu’il est : franche pour la barbe ou le fard, plus chaude quand le soir tombe.',
      anchorLabel: 'Les miroirs',
    },
    wardrobe: {
      title: 'Armoires Intelligentes',
      text: 'Le blé de Déméter monte sur quatre portes, la grenade de Perséphone s’ouvre en deux climats, l’arc d’Iris passe d’un battant à l’autre, le paon d’Héra veille en marqueterie. À l’intérieur, chacune a sa lumière.',
      anchorLabel: 'Les armoires',
    },
  },
  from: 'À partir de {price}',
  seePiece: 'Voir la pièce',
  all: '{category} : {count, plural, one {voir la pièce} other {voir les # pièces}}',
  readStory: 'Lire l’histoire',
  buy: 'Acheter',
  heritage: {
    eyebrow: 'Le nom',
    title: 'Ce que les Muses ont confié à un berger',
    text: 'Hésiode gardait ses moutons au pied de l’Hélicon lorsque les Muses lui tendirent un rameau de laurier et le chargèrent de chanter la race des immortels. Son poème dit qui naquit de qui, et dans quel ordre. La maison en a pris le nom, puis la méthode : suivre une lignée, ne sauter aucun ancêtre, donner à chaque dieu un corps de bois ou de pierre où l’on puisse s’allonger, s’asseoir, ranger son manteau.',
    link: 'Voir la galerie',
  },
  history: {
    eyebrow: 'Le récit',
    title: 'Sept ans d’établi',
    intro:
      'Les dieux d’Hésiode mirent des générations à s’entendre. Les nôtres, moins nombreux, ont eu besoin de quelques hivers, d’un atelier mal chauffé et de beaucoup de maquettes en carton posées à même le sol.',
    entries: [
      {
        year: '2019',
        title: 'Un livre sur l’établi',
        text: 'La maison s’ouvre à Paris avec une édition bilingue de la Théogonie, deux rabots et un mur blanc. On y épingle l’arbre des dieux, du Chaos aux enfants de Zeus.',
      },
      {
        year: '2020',
        title: 'Le premier lit',
        text: 'Zeus, comme il se doit, exige d’être servi d’abord. La tête de lit est recommencée quatre fois, jusqu’à ce que l’aigle cesse de ressembler à un blason de chevalière.',
      },
      {
        year: '2022',
        title: 'L’orage',
        text: 'Une tempête coupe le réseau de l’atelier pendant trois jours. Les prototypes continuent d’éclairer et de chauffer ; la règle est écrite le lendemain : l’essentiel doit fonctionner seul.',
      },
      {
        year: '2024',
        title: 'La vingtième pièce',
        text: 'Avec l’armoire d’Iris, la famille est au complet. Il a fallu sept essais de teinture pour que l’arc traverse les portes sans virer au jouet d’enfant.',
      },
      {
        year: '2026',
        title: 'Une maison devant la mer',
        text: 'La Résidence accueille ses premiers hôtes dans six suites. On y apprend vite que le silence d’un moteur se mesure à trois heures du matin.',
      },
    ],
    note: 'Cette histoire est le récit du projet, imaginé et donné en exemple.',
  },
  technologies: {
    eyebrow: 'La technique',
    title: 'Sous le velours',
    text: 'Héphaïstos avait forgé des trépieds à roulettes qui se rendaient seuls à l’assemblée des dieux, puis rentraient chez lui. L’Iliade n’en dit pas davantage. Voici, plus modestement, ce que nos meubles savent faire.',
    items: {
      adaptiveAi: {
        title: 'Intelligence adaptative',
        text: 'L’heure du coucher, la chaleur préférée, la lumière du dimanche : le meuble retient vos habitudes et propose un réglage, que vous gardez ou non. Cette mémoire reste dans le meuble et s’efface quand vous le voulez.',
      },
      wirelessCharging: {
        title: 'Recharge sans fil',
        text: 'Sur la pierre de la table Hermès ou au fond du tiroir de Morphée, le téléphone se recharge dès qu’on le pose, sans câble. Pour les lits, cet équipement se choisit en option.',
      },
      biometricSecurity: {
        title: 'Sécurité biométrique',
        text: 'Zeus, Hadès et Kratos peuvent recevoir un coffre, invisible sous le cadre, qui s’ouvre au doigt ou par un code. Les armoires Perséphone et Héra ont leur compartiment à empreinte. L’empreinte reste dans la serrure et n’en sort pas.',
      },
      controlApp: {
        title: 'Application de contrôle',
        text: 'Lumière, chaleur, inclinaison et programmes du soir se règlent depuis un seul écran, quel que soit le nombre de pièces. Des commandes à portée de main prennent le relais quand le téléphone est éteint.',
      },
      fiveG: {
        title: 'Connexion 5G',
        text: 'Chronos et Kratos portent leur propre modem, qui reçoit les mises à jour quand le Wi-Fi manque. Coupés du monde, ces deux lits gardent leur lumière, leurs moteurs et les positions mémorisées.',
      },
      adaptiveMattress: {
        title: 'Matelas adaptatif',
        text: 'Plusieurs zones se raffermissent ou cèdent selon le poids et la posture. Une nappe de capteurs lit la pression, sans caméra ni micro. Chacun des deux dormeurs garde son côté et son réglage.',
      },
    },
  },
  cta: {
    title: 'Reste à trouver votre légende',
    text: 'On ne choisit pas toujours celui qu’on croyait. Regardez les pièces longtemps, lisez leurs légendes, mesurez la chambre ; l’une d’elles finira par répondre.',
    explore: 'Explorer la Collection',
    gallery: 'Voir la Galerie',
  },
} as const;
