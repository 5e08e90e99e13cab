export const options = {
  beds: {
    led_lighting: {
      name: 'Éclairage LED',
      description:
        'Lumière sous le cadre, sur tout le pourtour, réglable de la lueur au plein éclairage.',
    },
    holographic_projector: {
      name: 'Projecteur holographique',
      description:
        'Constellations, houle ou nuées projetées au plafond, avec un effet de profondeur, et effacées d’un geste.',
    },
    massage_system: {
      name: 'Système de massage',
      description:
        'Des vagues lentes sous le matelas, de la nuque aux talons ; moteurs silencieux.',
    },
    integrated_table: {
      name: 'Table intégrée',
      description:
        'Un plateau de bois, déplié pour le petit déjeuner, rangé ensuite dans le flanc.',
    },
    safe_storage: {
      name: 'Coffre-fort intégré',
      description:
        'Un coffre ancré dans la structure, ouvert par empreinte ou par code, avec une clé de secours.',
    },
    wireless_charging: {
      name: 'Recharge sans fil',
      description: 'Une zone de recharge de chaque côté du lit, pour le téléphone et la montre.',
    },
    integrated_tv: {
      name: 'Téléviseur intégré',
      description:
        'Un écran motorisé qui s’élève du pied de lit et y redescend, avec haut-parleurs et télécommande.',
    },
    massage_chair: {
      name: 'Fauteuil massant',
      description:
        'Un fauteuil assorti, à placer près du lit, dont les galets massent le dos et les jambes.',
    },
  },
  /** What an option adds to a bed that has something like it already. */
  additions: {
    led_lighting: {
      zeus: 'La veilleuse dorée n’éclaire que la tête de lit ; cette option éclaire le sol.',
      hades:
        'La ligne de braise est rouge, faible, et ne s’éveille qu’au lever ; cette option donne une lumière blanche ou chaude, assez forte pour lire.',
      poseidon: 'Les galets de verre n’éclairent que le cadre ; cette option éclaire le sol.',
      chronos:
        'Les anneaux de l’édition Intégrale éclairent en hauteur, au réveil ; cette option éclaire le sol à toute heure, et elle est la seule lumière de l’édition Structure.',
      kratos:
        'Le chemin de lumière de l’édition Intégrale ne s’allume qu’au lever ; cette option éclaire en continu, et elle est la seule lumière de l’édition Structure.',
    },
  },
  /** On what was chosen before some options excluded each other. */
  excluded: 'Ces options ne vont pas ensemble : nous gardons {kept}, sans {left}.',
  ateliers: {
    /** What the base has in place of options of which one is chosen at most. */
    inBase: { cover: 'Drap de laine, comme la base', frame: 'Hêtre ciré, comme la base' },
    groups: {
      tech: 'Technologie',
      mat: 'Matières',
      size: 'Dimensions',
      fin: 'Finitions',
      func: 'Fonctions',
      frame: 'Cadre',
      dim: 'Dimensions',
    },
    /** What a composition is before any option; `{size}` is that of the piece. */
    bases: {
      bed: 'Un lit de {size}, aux cotes de la pièce, en hêtre massif et drap de laine, matelas adaptatif compris. Sans option, la fermeté de chaque côté se règle à la main ou par l’application.',
      chair:
        'Un fauteuil de {size}, aux cotes de la pièce, en hêtre massif et drap de laine, garni de latex. Le dossier s’incline à la main ; sans option, il n’a pas d’électronique.',
      table:
        'Une table de {size}, aux cotes de la pièce, en chêne massif huilé. Sans option, elle n’a pas d’électronique.',
      mirror:
        'Un miroir de {size}, aux cotes de la pièce : glace argentée, cadre de hêtre ciré. Sans option, il n’a pas d’électronique.',
      wardrobe:
        'Une armoire de {size}, aux cotes de la pièce, en chêne plaqué, avec penderie, étagères et tiroirs à fermeture amortie. Sans option, elle n’a pas d’électronique.',
    },
    bed: {
      'tech-1': {
        name: 'Système de massage à vagues lentes',
        description:
          'Des vagues lentes sous le matelas, des épaules aux mollets, en trois forces ; moteurs silencieux.',
      },
      'tech-2': {
        name: 'Éclairage LED d’ambiance',
        description: 'Lumière douce sous le cadre, d’intensité réglable.',
      },
      'tech-3': {
        name: 'Assistant vocal intégré',
        description:
          'Le lit obéit à la voix et répond par haut-parleur ; un bouton coupe le microphone. Connexion nécessaire.',
      },
      'tech-4': {
        name: 'Climatisation silencieuse du couchage',
        description:
          'Chauffe ou rafraîchit chaque côté du couchage, de 18 à 38 °C, sans bruit de ventilateur.',
      },
      'mat-1': {
        name: 'Mousse à mémoire de forme',
        description: 'Un surmatelas de mousse à mémoire de forme, de 7 cm.',
      },
      'mat-2': {
        name: 'Finition dorée à la feuille',
        description: 'Feuille d’or à 23,5 carats, posée à la main sur la tête de lit.',
      },
      'mat-3': {
        name: 'Bois Sacré',
        description:
          'Noyer massif huilé, à la place du hêtre : le bois que la maison garde pour ses compositions.',
      },
      'size-1': {
        name: 'Format king size (200 × 220 cm)',
        description: 'Le couchage passe à 200 × 220 cm, le matelas et le cadre avec lui.',
      },
      'size-2': {
        name: 'Hauteur surélevée',
        description: 'Couchage relevé de 10 cm, pour s’asseoir et se lever sans effort.',
      },
    },
    chair: {
      'mat-1': {
        name: 'Cuir pleine fleur à tannage végétal',
        description: 'Cuir de vachette tanné à l’écorce, teint dans la masse.',
      },
      'mat-2': {
        name: 'Velours de mohair',
        description: 'Velours de mohair tissé sur une base de coton.',
      },
      'mat-3': { name: 'Bouclette d’alpaga', description: 'Bouclette d’alpaga et de laine.' },
      'fin-1': {
        name: 'Dorure à la feuille',
        description: 'Feuille d’or à 23,5 carats sur les bois apparents.',
      },
      'fin-2': {
        name: 'Bronze patiné à la main',
        description: 'Ferrures de bronze massif, brunies à la main.',
      },
      'fin-3': {
        name: 'Piqûre sellier contrastée',
        description: 'Coutures au point sellier, en fil de lin d’un ton opposé.',
      },
      'tech-1': {
        name: 'Massage chauffant du dos',
        description:
          'Six points de massage le long du dos et chaleur lombaire, réglés sur l’accoudoir.',
      },
      'tech-2': {
        name: 'Enceintes dans l’appui-tête',
        description: 'Deux haut-parleurs à hauteur d’oreille, reliés en Bluetooth.',
      },
    },
    table: {
      'tech-1': {
        name: 'Chargement Sans Fil Intégré',
        description: 'Une zone de recharge sous le plateau, 15 W, pour un téléphone.',
      },
      'tech-2': {
        name: 'Assistant Vocal Divin',
        description:
          'Assistant vocal avec haut-parleur ; un bouton coupe le microphone. Connexion nécessaire.',
      },
      'tech-3': {
        name: 'Écran Tactile Intégré',
        description: 'Un écran de 18 cm au ras du plateau : heure et commandes de la maison.',
      },
      'mat-1': { name: 'Marbre Olympien', description: 'Plateau de marbre blanc de Paros, poli.' },
      'mat-2': { name: 'Bois Sacré', description: 'Noyer massif huilé, à la place du chêne.' },
      'mat-3': {
        name: 'Métal Divin',
        description: 'Piètement et filets de laiton massif, vernis au four.',
      },
      'func-1': {
        name: 'Système de Refroidissement',
        description: 'Un puits réfrigéré dans le plateau garde un verre ou une bouteille à 8 °C.',
      },
      'func-2': {
        name: 'Éclairage LED Personnalisable',
        description: 'Lumière sous le plateau, couleur et intensité au choix.',
      },
    },
    mirror: {
      'func-1': {
        name: 'Éclairage LED Adaptatif',
        description: 'Une lumière autour de la glace, qui suit le jour du matin au soir.',
      },
      'func-2': {
        name: 'Capteur de Beauté IA',
        description:
          'Une caméra de proximité, avec sa lumière neutre, mesure l’éclat de la peau ; l’application en suit l’évolution, aucune image n’est gardée.',
      },
      'func-3': {
        name: 'Affichage Météo & Agenda',
        description:
          'Le temps et vos rendez-vous, affichés à l’écran dans un coin de la glace. Connexion nécessaire.',
      },
      'frame-1': {
        name: 'Cadre Or Rose Divin',
        description: 'Cadre de tilleul couvert d’or rose à la feuille.',
      },
      'frame-2': {
        name: 'Cadre Cristal Olympien',
        description: 'Cadre de cristal taillé et poli à la main.',
      },
      'frame-3': {
        name: 'Cadre Marbre Sculpté',
        description: 'Cadre de marbre blanc, sculpté dans la masse.',
      },
      'tech-1': {
        name: 'Reconnaissance Faciale',
        description:
          'Une caméra reconnaît jusqu’à quatre visages et rappelle les réglages de chacun ; rien ne sort du miroir.',
      },
      'tech-2': {
        name: 'Assistant Beauté Personnel',
        description:
          'Conseils de coiffure et de maquillage à l’écran et par haut-parleur, d’après une caméra.',
      },
    },
    wardrobe: {
      'dim-1': { name: 'Largeur Étendue (+50cm)', description: '50 cm de penderie en plus.' },
      'dim-2': {
        name: 'Hauteur Majestueuse (+30cm)',
        description: '30 cm de plus, avec une tablette haute.',
      },
      'dim-3': {
        name: 'Profondeur Royale (+20cm)',
        description: '20 cm de plus, pour les vêtements amples et les valises.',
      },
      'tech-1': {
        name: 'Système d’Organisation IA',
        description:
          'Étiquettes NFC et lecteurs : l’application sait où chaque vêtement est rangé et propose un classement.',
      },
      'tech-2': {
        name: 'Éclairage LED Automatique',
        description: 'Lumière intérieure, allumée à l’ouverture des portes.',
      },
      'tech-3': {
        name: 'Miroir Intégré Intelligent',
        description:
          'Glace en pied dans une porte, éclairée, avec un petit écran : l’heure et la date.',
      },
      'mat-1': {
        name: 'Bois Précieux d’Olympe',
        description: 'Portes plaquées de loupe d’orme, à la place du chêne.',
      },
      'mat-2': { name: 'Finitions Dorées', description: 'Poignées et filets dorés à la feuille.' },
    },
  },
} as const;
