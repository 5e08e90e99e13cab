export const options = {
  beds: {
    led_lighting: {
      name: 'Illuminazione LED',
      description: 'Un filo di luce sotto il telaio, regolabile dalla brace al primo mattino.',
    },
    holographic_projector: {
      name: 'Proiettore olografico',
      description:
        'Costellazioni, onde o nuvole proiettate in rilievo sopra il letto, poi cancellate con un gesto.',
    },
    massage_system: {
      name: 'Sistema di massaggio',
      description: 'Onde lente sotto il materasso, dalla nuca ai talloni, senza rumore di motore.',
    },
    integrated_table: {
      name: 'Piano integrato',
      description: 'Un piano di legno che si apre per la colazione e poi rientra nel fianco.',
    },
    safe_storage: {
      name: 'Cassaforte integrata',
      description:
        'Una cassaforte ancorata alla struttura, che si apre con l’impronta o con un codice.',
    },
    wireless_charging: {
      name: 'Ricarica senza fili',
      description: 'Una piastra a induzione su ogni lato del letto, per il telefono e l’orologio.',
    },
    integrated_tv: {
      name: 'Televisore integrato',
      description: 'Uno schermo che sale dai piedi del letto e vi ridiscende senza rumore.',
    },
    massage_chair: {
      name: 'Poltrona massaggiante',
      description:
        'Una poltrona coordinata, da tenere accanto al letto, che massaggia schiena e gambe.',
    },
  },
  ateliers: {
    groups: {
      tech: 'Tecnologia',
      mat: 'Materiali',
      size: 'Dimensioni',
      fin: 'Finiture',
      func: 'Funzioni',
      frame: 'Cornice',
      dim: 'Dimensioni',
    },
    bed: {
      'tech-1': 'Sistema di massaggio a onde lente',
      'tech-2': 'Illuminazione LED d’atmosfera',
      'tech-3': 'Assistente vocale integrato',
      'tech-4': 'Climatizzazione silenziosa del materasso',
      'mat-1': 'Schiuma viscoelastica',
      'mat-2': 'Doratura in foglia',
      'mat-3': 'Legno sacro',
      'size-1': 'Formato king size',
      'size-2': 'Altezza rialzata',
    },
    chair: {
      'mat-1': 'Pelle pieno fiore a concia vegetale',
      'mat-2': 'Velluto di mohair',
      'mat-3': 'Bouclé di alpaca',
      'fin-1': 'Doratura in foglia',
      'fin-2': 'Bronzo patinato a mano',
      'fin-3': 'Impuntura da sellaio a contrasto',
      'tech-1': 'Massaggio caldo alla schiena',
      'tech-2': 'Diffusori nel poggiatesta',
    },
    table: {
      'tech-1': 'Ricarica senza fili integrata',
      'tech-2': 'Assistente vocale divino',
      'tech-3': 'Schermo touch integrato',
      'mat-1': 'Marmo dell’Olimpo',
      'mat-2': 'Legno sacro',
      'mat-3': 'Metallo divino',
      'func-1': 'Sistema di raffreddamento',
      'func-2': 'Luci LED personalizzabili',
    },
    mirror: {
      'func-1': 'Illuminazione LED adattiva',
      'func-2': 'Sensore di bellezza IA',
      'func-3': 'Display meteo e agenda',
      'frame-1': 'Cornice oro rosa divino',
      'frame-2': 'Cornice cristallo d’Olimpo',
      'frame-3': 'Cornice marmo scolpito',
      'tech-1': 'Riconoscimento facciale',
      'tech-2': 'Assistente di bellezza personale',
    },
    wardrobe: {
      'dim-1': 'Larghezza estesa (+50 cm)',
      'dim-2': 'Altezza maestosa (+30 cm)',
      'dim-3': 'Profondità regale (+20 cm)',
      'tech-1': 'Sistema di organizzazione IA',
      'tech-2': 'Illuminazione LED automatica',
      'tech-3': 'Specchio intelligente integrato',
      'mat-1': 'Legni pregiati d’Olimpo',
      'mat-2': 'Finiture dorate',
    },
  },
} as const;
