export const wardrobes = {
  demeter: {
    name: 'Armoire Déméter',
    tagline: 'Le grenier des étoffes',
    headline: 'armoire connectée en chêne, 4 portes',
    summary:
      'Armoire connectée à quatre portes en chêne : air sec, éclairage, inventaire des vêtements.',
    description:
      'Quatre vantaux de chêne blond, et sur chacun une gerbe : la paille de seigle, refendue puis aplatie à l’os, dessine les épis en filets plus clairs que le bois. À midi, la marqueterie se confond presque avec la porte ; le soir, la lumière rasante la relève, tige après tige. Dedans, l’air circule entre les cintres comme dans un grenier bien tenu. Les manteaux ont leur travée, le linge ses claies de cèdre, les lainages des tiroirs profonds où l’on glisse l’avant-bras sans rien défaire. On tire une porte, la lampe se lève du même mouvement, et la saison est là, en ordre, prête à servir.',
    features: [
      'Quatre portes battantes à fermeture amortie',
      'Gerbes en marqueterie de paille de seigle',
      'Air séché et brassé lentement, tiédi au besoin',
      'Claies de cèdre ventilées pour le linge',
      'Éclairage chaud qui monte à l’ouverture',
      'Étiquettes NFC cousues, lues dans la penderie',
      'Inventaire des saisons dans l’application',
      'Bouton de laiton pour tout régler sans réseau',
    ],
    materials: [
      'Chêne massif blond huilé',
      'Marqueterie de paille de seigle',
      'Cèdre massif non verni',
      'Laiton brossé',
    ],
    technology:
      'Air régulé par travée, éclairage à l’ouverture et inventaire NFC, réglés à la main ou par Matter',
    sensors: [
      'Hygromètre et thermomètre dans chaque travée',
      'Contacts d’ouverture des quatre portes',
      'Lecteur NFC de penderie',
    ],
    care: [
      'Dépoussiérez la paille dans le sens de la tige, au chiffon de coton sec.',
      'Nourrissez le chêne une fois l’an d’une huile incolore, en épargnant la marqueterie.',
      'Poncez les claies de cèdre au grain fin lorsqu’elles ne sentent plus.',
      'Passez l’aspirateur sur les grilles d’air au début de chaque saison.',
    ],
    myth: {
      title: 'Les robes parfumées d’Éleusis',
      content:
        'Vieille femme en deuil de sa fille, elle s’assied près du puits des Vierges, à Éleusis, et les filles de Célée la conduisent chez leur mère Métanire. Iambé, la servante, lui avance un siège couvert d’une toison blanche. Elle refuse le vin, boit l’eau d’orge à la menthe, puis prend dans ses bras le petit Démophon, qu’elle cache la nuit dans le feu pour lui ôter la mort. Surprise par la mère, elle quitte son grand âge : les cheveux blonds descendent sur les épaules, et de ses robes s’échappe une odeur qui emplit la maison.',
      powers: [
        'L’air sec des greniers',
        'La clarté des fins d’août',
        'Le compte exact des réserves',
      ],
      domain: 'Les moissons, la terre labourée, les mystères d’Éleusis',
    },
  },
  persephone: {
    name: 'Armoire Perséphone',
    tagline: 'Six mois d’ombre, six de fleurs',
    headline: 'armoire connectée, ébène et poirier',
    summary: 'Armoire connectée à deux climats, ébène et poirier, avec coffret à empreinte.',
    description:
      'Fendue en deux comme l’année : à gauche l’ébène, si noir que ses panneaux ne se devinent qu’aux reflets ; à droite le poirier pâle, sculpté de crocus, de roses et d’un narcisse. Une feuillure étroite court entre les deux. De part et d’autre, une grenade de verre grenat sert de poignée, et une lueur s’y allume quand la chambre s’éteint. Le côté sombre garde au frais laines, velours et robes du soir ; le côté clair aère cotons et soies. Aux équinoxes, l’application propose d’échanger les garde-robes d’hiver et d’été, et les étiquettes disent ce qui descend et ce qui remonte.',
    features: [
      'Deux penderies aux climats séparés',
      'Côté ébène frais, clos, à l’abri du jour',
      'Côté poirier ventilé, à la lumière du matin',
      'Poignées en grenades de verre, éclairées la nuit',
      'Coffret intérieur à empreinte digitale',
      'Rappel d’échange été-hiver aux équinoxes',
      'Étiquettes NFC pour suivre chaque vêtement',
      'Molette de réglage par moitié, sans réseau',
    ],
    materials: [
      'Placage d’ébène ciré',
      'Poirier massif pâle sculpté',
      'Verre soufflé grenat',
      'Feutre de laine anthracite',
    ],
    technology:
      'Deux climats indépendants, une lumière par moitié, un coffret à empreinte digitale et le suivi NFC des vêtements',
    sensors: [
      'Sonde de température et d’humidité par moitié',
      'Lecteur d’empreinte du coffret',
      'Lecteur NFC des deux penderies',
      'Capteur de lumière de la chambre',
    ],
    care: [
      'Essuyez l’ébène d’un chiffon à peine humide et séchez aussitôt.',
      'Chassez la poussière des fleurs du poirier avec un pinceau à longs poils.',
      'Lavez les grenades de verre à l’eau tiède, jamais à l’alcool.',
      'Changez les filtres d’air à chaque équinoxe.',
    ],
    myth: {
      title: 'Le coffre confié par Aphrodite',
      content:
        'Apollodore raconte qu’Aphrodite, voulant cacher aux autres dieux Adonis encore enfant, l’enferma dans un coffre et remit ce coffre à Perséphone. La reine des morts souleva le couvercle, vit l’enfant, et refusa de le rendre. Zeus dut trancher : un tiers de l’année pour Adonis seul, un tiers auprès de celle d’en bas, un tiers auprès de l’autre, à qui le jeune homme donna encore sa propre part. Garder ce qu’on lui confie, vivre selon un calendrier partagé : Perséphone connaissait ces deux disciplines, ayant habité tour à tour les deux faces de la terre.',
      powers: ['La fraîcheur des mois clos', 'La clarté du retour', 'Le secret bien gardé'],
      domain: 'Le royaume d’en bas et les premières fleurs',
    },
  },
  iris: {
    name: 'Armoire Iris',
    tagline: 'Sept arcs pour une messagère',
    headline: 'armoire connectée éclairée, sycomore',
    summary:
      'Armoire connectée en sycomore et verre : éclairage réglable, tri des vêtements par couleur.',
    description:
      'D’un bord à l’autre du meuble, sept bandes de sycomore teinté montent, se courbent et redescendent sans rompre leur ligne aux joints des portes : les feuilles ont été collées d’un seul tenant, puis ouvertes au trait de scie. Entre les arcs, un verre perlé de gouttelettes laisse filtrer la lampe intérieure. Fermée, l’armoire a l’air d’un ciel après l’averse. Ouverte, elle devient palette, car chaque travée montre ses étoffes sous le jour qui les attend, plein midi, bureau ou chandelles. Les vêtements s’y rangent par teintes. On choisit plus vite, et l’on cesse de prendre le bleu marine pour du noir.',
    features: [
      'Sept arcs de placage continus sur les portes',
      'Vitrages en verre perlé, éclairés de l’intérieur',
      'Lumière réglable de la chandelle au plein midi',
      'Capteur de couleur pour classer les vêtements',
      'Trait de lumière qui désigne la bonne travée',
      'Tenues proposées selon la météo du jour',
      'Étiquettes NFC lues en accrochant le cintre',
      'Commande tactile au chant de la porte, sans réseau',
    ],
    materials: [
      'Placage de sycomore teinté en sept bains',
      'Verre perlé à la rosée',
      'Placage de frêne blanchi',
      'Aluminium anodisé nacré',
    ],
    technology:
      'Lumière au spectre accordé, capteur de couleur et inventaire NFC, reliés par Thread et Wi-Fi 6',
    sensors: [
      'Capteur de couleur à l’entrée de la penderie',
      'Contacts d’ouverture des portes',
      'Capteur de lumière ambiante',
      'Lecteur NFC de chaque travée',
    ],
    care: [
      'Essuyez les placages d’un coton sec en suivant la courbe des arcs.',
      'Nettoyez le verre perlé à l’eau savonneuse, du bord vers le centre.',
      'Préservez les teintes du soleil direct par un voilage aux heures vives.',
      'Soufflez la poussière sur la lentille du capteur une fois par mois.',
    ],
    myth: {
      title: 'Fille de l’Étonnement',
      content:
        'Thaumas, son père, s’appelle en grec l’Étonnement, et Platon trouvait cette généalogie bien dressée. Sa mère est l’Océanide Électre ; ses sœurs, les Harpyes, emportent tout sur leur passage. Apollonios de Rhodes raconte qu’un jour les fils de Borée, l’épée haute, allaient les rejoindre au-dessus des îles Flottantes. Iris fendit l’éther, se tint entre les lames et les fuyardes, et jura par le Styx que le vieux Phinée ne serait plus tourmenté. Les deux frères firent demi-tour, et les îles en gardèrent le nom de Strophades. Elle a toujours cette manière : une courbe entre deux camps, le temps de quelques mots, puis un ciel lavé.',
      powers: ['La couleur juste', 'Le passage sans heurt', 'Le message à l’heure dite'],
      domain: 'L’arc-en-ciel et les messages des dieux',
    },
  },
  hera: {
    name: 'Armoire Héra',
    tagline: 'La garde-robe couronnée',
    headline: 'armoire connectée laquée, à dressing',
    summary:
      'Armoire connectée laquée bleu roi : ouverture à l’approche, compartiment à empreinte.',
    description:
      'Sur un bleu profond, poncé après chaque couche de laque, des paons se font face et laissent couler leur traîne jusqu’à la plinthe : loupe d’orme, nacre, sycomore vert, une pastille de laiton au bout des plumes. La corniche dresse ses fleurons en couronne et oblige à lever un peu la tête. Derrière les vantaux, une longue penderie reçoit les robes de toute leur longueur ; des tiroirs gainés de cuir velours présentent les bijoux sous une lampe de vitrine ; un compartiment n’existe que pour qui le connaît. L’armoire reconnaît à quelques pas la personne qu’elle sert, tire ses pênes, éclaire, et ne dit rien à personne.',
    features: [
      'Corniche en couronne, dorée à la feuille',
      'Paons en marqueterie de loupe et de nacre',
      'Déverrouillage à l’approche du téléphone (UWB)',
      'Compartiment caché, à empreinte digitale',
      'Tiroirs à parures gainés de cuir velours',
      'Longue penderie pour robes et traînes',
      'Air tiède et filtré pour rafraîchir les étoffes',
      'Lampes de vitrine qui montent à l’ouverture',
      'Clé d’acier de secours, sans réseau ni courant',
    ],
    materials: [
      'Laque bleu roi polie',
      'Loupe d’orme, sycomore vert et nacre',
      'Tilleul massif doré à la feuille',
      'Cuir velours d’agneau gris perle',
    ],
    technology:
      'Reconnaissance UWB à l’approche, compartiment à empreinte digitale, air filtré et inventaire NFC des parures',
    sensors: [
      'Balises UWB de proximité',
      'Lecteur d’empreinte du compartiment',
      'Contacts d’ouverture des vantaux',
      'Hygromètre de la longue penderie',
      'Lecteurs NFC sous les tiroirs',
    ],
    care: [
      'Effleurez la laque d’une microfibre propre pour effacer les traces de doigts.',
      'Laissez la dorure au plumeau, loin de l’eau et des cires.',
      'Brossez le cuir velours des tiroirs deux fois l’an, dans le sens du poil.',
      'Remplacez le filtre à air à la date que l’application a retenue.',
    ],
    myth: {
      title: 'La serrure d’Héphaïstos',
      content:
        'Au quatorzième chant de l’Iliade, Héra gagne la chambre que lui a bâtie son fils Héphaïstos. Il en a ajusté les portes aux montants par une serrure que nul autre dieu ne sait ouvrir. Elle les tire derrière elle. Ambroisie pour la peau, huile dont le parfum s’étend du ciel à la terre, tresses luisantes ; puis la robe qu’Athéna a tissée, les agrafes d’or, la ceinture aux cent franges, les boucles à trois gouttes, un voile blanc comme le soleil, enfin les sandales. Homère nomme chaque chose dans l’ordre où elle sort : c’est déjà l’inventaire d’une armoire.',
      powers: [
        'La porte qui n’obéit qu’à elle',
        'La majesté sans un mot',
        'L’étoffe remise à neuf',
      ],
      domain: 'Le mariage, la royauté du ciel, la foi jurée',
    },
  },
};
