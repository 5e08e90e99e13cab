export const chairs = {
  athena: {
    name: 'Fauteuil Athéna',
    tagline: 'La chouette aux ailes repliées',
    headline: 'fauteuil massant en cuir et noyer',
    summary: 'Fauteuil massant en cuir vert olive et noyer : massage à galets, chaleur, liseuse.',
    description:
      'Deux ailes de cuir vert olive montent derrière la nuque et se referment à hauteur des tempes, plume contre plume, comme celles d’une chouette au repos. Chaque rémige est une bande tendue sur le noyer, cousue d’un fil à peine plus clair. Là où les ailes se rejoignent, une fibule de bronze porte l’égide. Une molette du même métal, au bout de l’accoudoir droit, commande le reste : on la presse, et les galets commencent à descendre le long de la colonne ; on la tourne, ils appuient davantage. L’assise est ferme, l’accoudoir assez large pour un livre ouvert. Quant aux bruits de la pièce, ils restent de l’autre côté du cuir.',
    features: [
      'Dossier en deux ailes motorisées qui se rapprochent des épaules',
      'Quatre galets sur rail suivant la courbe de la colonne',
      'Coussins d’air au contact des trapèzes',
      'Chaleur lombaire diffuse, réglable degré par degré',
      'Liseuse orientable logée au bord de l’aile gauche',
      'Une molette de bronze pour toutes les commandes',
      'Ouate acoustique qui assourdit la pièce autour du lecteur',
      'Programmes gardés en mémoire, utilisables hors ligne',
    ],
    materials: [
      'Cuir de vachette pleine fleur vert olive',
      'Bronze patiné',
      'Noyer massif',
      'Garnissage de mousse et d’ouate de laine',
    ],
    technology:
      'Massage à galets guidé par la pression du dos, ailes acoustiques, liseuse, Wi-Fi 6 et Matter',
    sensors: [
      'Capteur de pression sous l’assise et le dossier',
      'Capteurs de force dans les galets',
      'Sonde de température lombaire',
      'Cellule de lumière ambiante',
    ],
    care: [
      'Dépoussiérez le cuir chaque semaine avec un chiffon doux et sec.',
      'Nourrissez-le deux fois l’an d’un lait incolore, en insistant sur les plis des ailes.',
      'Laissez le bronze brunir ou ravivez-le à la peau de chamois, jamais à l’abrasif.',
      'Gardez le siège à un mètre au moins des radiateurs.',
    ],
    myth: {
      title: 'Le jour où le front de Zeus s’ouvrit',
      content:
        'Zeus avait avalé Métis, la Prudence, de peur d’un fils plus fort que lui, et la pensée continua de croître où elle était. Hésiode expédie la suite en trois vers ; Pindare y ajoute le bruit. Héphaïstos leva sa hache de bronze, le front du père se fendit, une fille parut avec un cri si long que le Ciel et la Terre en frémirent. Selon l’Hymne homérique, le Soleil arrêta ses chevaux jusqu’à ce qu’elle eût ôté les armes de ses épaules. Le fauteuil retient cet instant de la naissance : le poids que l’on dépose, et le jour qui attend.',
      powers: [
        'La clairvoyance nocturne',
        'Le calme avant la décision',
        'L’égide posée sur les épaules',
        'La main sûre de l’ouvrière',
      ],
      domain: 'La pensée, les arts de la main, la garde des cités',
    },
  },
  hygieia: {
    name: 'Fauteuil Hygieia',
    tagline: 'Le serpent s’incline vers la coupe',
    headline: 'fauteuil massant en laine et chêne',
    summary: 'Fauteuil massant à coussins d’air, en bouclette de laine et chêne clair.',
    description:
      'Une seule ligne de chêne clair part du pied, passe sous l’assise, remonte le long du dos et s’enroule à droite pour venir boire dans une coupe. Le serpent d’Hygieia est là tout entier, réduit à sa courbe. Autour de lui, la bouclette blanc de lait a l’épaisseur d’un pain levé ; on y enfonce la main avant le corps. Des cellules d’air, cachées sous la laine, se gonflent l’une après l’autre et font monter une onde lente, des cuisses à la nuque, à la cadence de la respiration. La coupe, chauffée par-dessous, tient la tisane à bonne température. Les housses se retirent et se lavent, le bois se répare.',
    features: [
      'Onde d’air continue, des cuisses jusqu’à la nuque',
      'Massage au rythme de la respiration',
      'Coupe de chêne chauffante pour une tasse ou un bol',
      'Anneau de lumière discret qui rappelle de boire',
      'Réglages rappelés par carte ou téléphone NFC',
      'Housses de bouclette amovibles et lavables',
      'Pompe à air suspendue, presque inaudible',
      'Accoudoirs hauts pour se relever aisément',
    ],
    materials: [
      'Bouclette de laine blanc de lait',
      'Chêne massif clair huilé',
      'Lin lavé',
      'Garnissage de latex naturel',
    ],
    technology:
      'Massage pneumatique réglé sur la respiration, coupe chauffante, rappel des réglages par NFC',
    sensors: [
      'Capteur de respiration dans le dossier',
      'Détecteur de présence sous l’assise',
      'Thermomètre logé dans la coupe',
    ],
    care: [
      'Aspirez la bouclette à faible puissance, avec l’embout plat.',
      'Lavez les housses à 30 °C, en programme laine, et séchez-les à plat.',
      'Passez une huile dure sur le chêne chaque printemps, en suivant le veinage.',
      'Essuyez la coupe après chaque usage avec un linge bien essoré.',
    ],
    myth: {
      title: 'La statue vêtue de chevelures',
      content:
        'À Titane, au-dessus de Sicyone, Pausanias voulut voir la statue d’Hygieia et n’en vit presque rien. Les femmes du pays avaient coupé leurs cheveux pour la déesse et noué autour d’elle des bandes d’étoffe de Babylone ; la figure disparaissait sous les mèches. On enseignait là que prier l’un des dieux du sanctuaire obligeait à l’honorer, elle aussi. Son père Asclépios accourait dans le danger ; elle demeurait dans les jours ordinaires, une coupe à la main, à donner à boire au serpent. Son seul adversaire se nommait négligence, et elle le combattait par des gestes si petits qu’aucun poète ne les a comptés.',
      powers: [
        'La mesure de chaque jour',
        'La tiédeur de la coupe',
        'Le souffle qui s’allonge',
        'L’attention aux petites choses',
      ],
      domain: 'La santé gardée, l’eau claire, les gestes quotidiens',
    },
  },
  morphee: {
    name: 'Fauteuil Morphée',
    tagline: 'Une capsule de pavot entrouverte',
    headline: 'fauteuil massant inclinable',
    summary: 'Fauteuil massant inclinable en velours gris, réveil lumineux et batterie de secours.',
    description:
      'Fermée, la capsule se tient droite, ses quartiers de velours gris fumée serrés sous une couronne dentelée comme celle du pavot mûr. On s’assoit, elle bascule : le dossier descend, un repose-jambes sort de l’ombre, les flancs remontent à hauteur de joue. Au bord de la couronne court un filet de lumière, couleur de braise, qui s’amincit. Le massage procède par longues pressions, de plus en plus espacées, sous un grondement très bas que les côtes perçoivent avant l’oreille. Lorsque le dormeur ne bouge plus, tout s’arrête par degrés. À l’heure dite, une clarté grise revient, et le fauteuil redresse avec lenteur celui qu’il portait.',
    features: [
      'Bascule motorisée jusqu’à la position presque allongée',
      'Repose-jambes escamoté sous l’assise, déployé d’un geste',
      'Longues pressions qui s’espacent à l’approche du sommeil',
      'Sons graves transmis par le dossier',
      'Liseré de lumière, de l’ambre à l’obscurité',
      'Réveil par lumière progressive et redressement lent',
      'Batterie de secours pour la bascule et le massage',
      'Éteint aussi les lampes de la pièce (Matter)',
    ],
    materials: [
      'Velours de coton gris fumée',
      'Hêtre massif cintré',
      'Laiton noirci',
      'Garnissage de mousse à mémoire de forme',
    ],
    technology:
      'Bascule motorisée, massage décroissant, sons graves, réveil lumineux, batterie de secours',
    sensors: [
      'Détecteur de mouvement à courte portée',
      'Capteur de respiration sous le velours du dos',
      'Photocellule au bord de la couronne',
    ],
    care: [
      'Brossez le velours dans le sens du poil, une fois par mois.',
      'Passez la vapeur à distance pour relever les fibres couchées.',
      'Tamponnez aussitôt un liquide renversé avec un coton blanc ; ne frottez pas.',
      'Basculez le siège à vide pour dépoussiérer les charnières au pinceau sec.',
    ],
    myth: {
      title: 'Trois frères et leurs métiers',
      content:
        'Hésiode fait naître de la Nuit la tribu des Songes ; Homère leur donne deux portes, l’une de corne, l’autre d’ivoire. Il fallut attendre Ovide pour que trois d’entre eux reçoivent un nom et un métier. Celui que les dieux appellent Icélos, et les mortels Phobétor, se change en fauve, en oiseau, en long serpent. Phantasos se fait terre, eau, poutre, pierre, toutes choses privées d’âme. Morphée ne joue que les humains : il prend leur pas, leur manteau, les mots qui leur sont les plus familiers. Ses visites allaient aux rois et aux capitaines, d’autres songes suffisaient au peuple. Le fauteuil a corrigé cet usage.',
      powers: [
        'L’art de prendre tous les visages',
        'Le vol silencieux',
        'La clarté qui vient par degrés',
        'La patience des seuils',
      ],
      domain: 'Les songes à forme humaine, la lisière du sommeil',
    },
  },
  artemis: {
    name: 'Fauteuil Artémis',
    tagline: 'Le croissant de frêne argenté',
    headline: 'fauteuil massant en frêne et laine',
    summary:
      'Fauteuil massant en frêne et loden vert : étirement du dos, massage à galets, batterie.',
    description:
      'Un croissant de frêne argenté, collé en lames et cintré à la vapeur comme le bois d’un arc, monte derrière les épaules et retombe en deux pointes fines. Le loden vert forêt y est tendu par des lacets de cuir, à la façon d’un carquois ; il sent encore un peu la laine et la pluie. L’assise, ferme et souple, vous tient droit sans effort. Le massage travaille en deux temps : une traction lente qui éloigne le bassin des épaules, un lâcher, puis des percussions brèves aux mollets et aux omoplates. Derrière le dossier, un trait de lumière dessine la lune du jour. Une batterie permet d’installer le fauteuil loin des prises.',
    features: [
      'Dossier en arc de frêne lamellé, souple sous la charge',
      'Étirement lent du dos, suivi d’un relâchement',
      'Percussions brèves pour les omoplates et les mollets',
      'Galets qui cherchent d’eux-mêmes les zones tendues',
      'Croissant lumineux qui suit les phases de la lune',
      'Repose-pieds motorisé glissé sous l’assise',
      'Batterie intégrée, pour s’installer loin d’une prise',
      'Connexion Thread, peu gourmande en énergie',
    ],
    materials: [
      'Frêne lamellé argenté',
      'Loden de laine vert forêt',
      'Lacets de cuir de vachette',
      'Garnissage de latex et de laine',
    ],
    technology:
      'Étirement en arc, percussions ciblées, lumière de lune, Thread et batterie intégrée',
    sensors: [
      'Capteurs de résistance sous les galets',
      'Jauge de flexion dans l’arc du dossier',
      'Accéléromètre d’assise',
    ],
    care: [
      'Secouez la poussière du loden à la brosse souple, de haut en bas.',
      'Aérez la laine près d’une fenêtre ouverte plutôt que de la laver.',
      'Cirez légèrement le frêne au début de chaque saison.',
      'Resserrez les lacets d’un cran à l’automne, pas plus.',
    ],
    myth: {
      title: 'Une enfant sur les genoux de Zeus',
      content:
        'Assise sur les genoux de son père, raconte Callimaque, la petite fit sa liste. Elle voulait rester fille pour toujours et porter plus de noms que Phoibos ; un arc, une tunique arrêtée au genou ; soixante filles d’Océan pour danser, vingt nymphes de l’Amnisos pour ses brodequins et ses chiens ; toutes les montagnes, et une ville quelconque, puisqu’elle y descendrait rarement. Ses mains cherchaient la barbe du dieu sans l’atteindre. Zeus rit et donna davantage. Elle s’en alla commander ses flèches aux Cyclopes, puis recevoir de Pan sa meute, en Arcadie. On connaît peu d’enfances mieux employées.',
      powers: [
        'L’arc tendu puis rendu',
        'Le pas que l’herbe n’entend pas',
        'La lumière des nuits claires',
        'La garde des sources',
      ],
      domain: 'Les bois, les bêtes libres, la clarté des nuits',
    },
  },
  apollo: {
    name: 'Fauteuil Apollon',
    tagline: 'Sept cordes et un soleil',
    headline: 'fauteuil massant musical en velours',
    summary:
      'Fauteuil massant en velours safran et laiton, haut-parleurs, éclairage accordé à l’heure.',
    description:
      'Deux montants de laiton s’écartent au-dessus des épaules et se recourbent comme les cornes d’une lyre ; entre eux rayonnent des tiges fines, plus serrées vers le centre. Selon l’heure, on voit un instrument ou un lever de soleil. Le velours safran, capitonné en éventail, change de ton à chaque pas que l’on fait autour. Quand la musique commence, elle vient par le dos. Des transducteurs logés dans le cadre portent les cordes graves jusqu’aux reins ; les galets prennent la mesure, ralentissent aux adagios, se taisent avec l’orchestre. Éclairé par l’arrière, le laiton passe du blanc de midi à l’orangé du soir.',
    features: [
      'Dossier en lyre à rayons de laiton rétroéclairés',
      'Musique conduite par le cadre, du grave au médium',
      'Massage qui suit la mesure du morceau écouté',
      'Deux haut-parleurs orientés vers l’oreille, dans les cornes',
      'Éclairage accordé à l’heure',
      'Son réglé automatiquement sur la pièce',
      'Reprise d’une écoute en posant le téléphone sur l’accoudoir',
      'Bibliothèque d’œuvres en mémoire, disponible hors ligne',
      'Chaleur douce dans l’assise et le haut du dos',
    ],
    materials: [
      'Velours de mohair safran',
      'Laiton brossé verni',
      'Érable massif teinté miel',
      'Garnissage de mousse et de feutre de laine',
    ],
    technology:
      'Massage vibroacoustique accordé à la musique, éclairage selon l’heure, NFC, Wi-Fi 6 et Matter',
    sensors: [
      'Microphone, coupé une fois la pièce mesurée',
      'Contact de présence dans l’assise',
      'Jauges d’effort sur les galets',
      'Photomètre sous la traverse',
    ],
    care: [
      'Lissez le velours du plat de la main, puis à la brosse de soie.',
      'Frottez le laiton d’un chiffon de coton sec, le vernis fait le reste.',
      'Ôtez la poussière entre les rayons avec un pinceau large.',
      'Tirez un voilage aux heures de grand soleil pour préserver le safran.',
    ],
    myth: {
      title: 'La naissance sous le palmier de Délos',
      content:
        'Aucune terre n’osait accueillir Léto, par crainte d’un fils trop grand. Délos, une île de cailloux, accepta contre un serment. Neuf jours et neuf nuits, Ilithyie manqua, retenue loin de là par Héra ; lorsque Iris l’amena enfin, Léto jeta les bras autour du palmier, appuya les genoux sur l’herbe, et la terre sourit sous elle. L’enfant reçut le nectar de la main de Thémis, rompit ses langes et parla : à lui la lyre et l’arc recourbé, à lui de dire aux hommes les desseins de Zeus. L’île alors se couvrit d’or, comme une cime au printemps. Ainsi le chantait, devant les Déliens, l’aveugle de Chios.',
      powers: [
        'La mesure qui ordonne',
        'La lumière à son heure',
        'La voix claire de l’oracle',
        'L’accord retrouvé',
      ],
      domain: 'La musique, la lumière, la parole de Delphes',
    },
  },
};
