export const options = {
  beds: {
    led_lighting: {
      name: 'Éclairage LED',
      description: 'Un filet de lumière sous le cadre, réglable de la braise au petit matin.',
    },
    holographic_projector: {
      name: 'Projecteur holographique',
      description:
        'Constellations, houle ou nuées projetées en relief au-dessus du lit, puis effacées d’un geste.',
    },
    massage_system: {
      name: 'Système de massage',
      description:
        'Des vagues lentes sous le matelas, de la nuque aux talons, sans bruit de moteur.',
    },
    integrated_table: {
      name: 'Table intégrée',
      description:
        'Un plateau de bois, déplié pour le petit déjeuner, rangé ensuite dans le flanc.',
    },
    safe_storage: {
      name: 'Coffre-fort intégré',
      description: 'Un coffre ancré dans la structure, ouvert par empreinte ou par code.',
    },
    wireless_charging: {
      name: 'Recharge sans fil',
      description: 'Une plage d’induction de chaque côté du lit, pour le téléphone et la montre.',
    },
    integrated_tv: {
      name: 'Téléviseur intégré',
      description: 'Un écran qui s’élève du pied de lit et y redescend sans bruit.',
    },
    massage_chair: {
      name: 'Fauteuil de massage',
      description: 'Un fauteuil assorti, à placer près du lit, qui masse le dos et les jambes.',
    },
  },
  ateliers: {
    groups: {
      tech: 'Technologie',
      mat: 'Matières',
      size: 'Dimensions',
      fin: 'Finitions',
      func: 'Fonctions',
      frame: 'Cadre',
      dim: 'Dimensions',
    },
    bed: {
      'tech-1': 'Système de massage à vagues lentes',
      'tech-2': 'Éclairage LED d’ambiance',
      'tech-3': 'Assistant vocal intégré',
      'tech-4': 'Climatisation silencieuse du couchage',
      'mat-1': 'Mousse à mémoire de forme',
      'mat-2': 'Finition dorée à la feuille',
      'mat-3': 'Bois Sacré',
      'size-1': 'Format king size',
      'size-2': 'Hauteur surélevée',
    },
    chair: {
      'mat-1': 'Cuir pleine fleur à tannage végétal',
      'mat-2': 'Velours de mohair',
      'mat-3': 'Bouclette d’alpaga',
      'fin-1': 'Dorure à la feuille',
      'fin-2': 'Bronze patiné à la main',
      'fin-3': 'Piqûre sellier contrastée',
      'tech-1': 'Massage chauffant du dos',
      'tech-2': 'Enceintes dans l’appui-tête',
    },
    table: {
      'tech-1': 'Chargement Sans Fil Intégré',
      'tech-2': 'Assistant Vocal Divin',
      'tech-3': 'Écran Tactile Intégré',
      'mat-1': 'Marbre Olympien',
      'mat-2': 'Bois Sacré',
      'mat-3': 'Métal Divin',
      'func-1': 'Système de Refroidissement',
      'func-2': 'Éclairage LED Personnalisable',
    },
    mirror: {
      'func-1': 'Éclairage LED Adaptatif',
      'func-2': 'Capteur de Beauté IA',
      'func-3': 'Affichage Météo & Agenda',
      'frame-1': 'Cadre Or Rose Divin',
      'frame-2': 'Cadre Cristal Olympien',
      'frame-3': 'Cadre Marbre Sculpté',
      'tech-1': 'Reconnaissance Faciale',
      'tech-2': 'Assistant Beauté Personnel',
    },
    wardrobe: {
      'dim-1': 'Largeur Étendue (+50cm)',
      'dim-2': 'Hauteur Majestueuse (+30cm)',
      'dim-3': 'Profondeur Royale (+20cm)',
      'tech-1': 'Système d’Organisation IA',
      'tech-2': 'Éclairage LED Automatique',
      'tech-3': 'Miroir Intégré Intelligent',
      'mat-1': 'Bois Précieux d’Olympe',
      'mat-2': 'Finitions Dorées',
    },
  },
} as const;
