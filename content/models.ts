/** A colour, and how metallic and how rough it is, from 0 to 1. */
type Finish = readonly [colour: string, metallic: number, roughness: number];

/**
 * What the 3D model of a piece can show: parts that options add, each with the angles it is seen best from
 * (degrees around the piece, degrees from above), and how finishes change its materials.
 */
export type Model = {
  readonly version: string;
  readonly parts: Readonly<Record<string, readonly [around: number, above: number]>>;
  readonly finishes: Readonly<Record<string, Readonly<Record<string, Finish>>>>;
};

/** The models by piece. Written by `content/atelier/models.mjs`. */
export const models: Readonly<Record<string, Model>> = {
  'bed/chronos': {
    version: '6ca7486b',
    parts: {
      holographic_projector: [-28, 62],
      integrated_table: [72, 75],
      integrated_tv: [-28, 72],
      led_lighting: [-28, 62],
      massage_chair: [67, 76],
      'tech-2': [-28, 62],
      wireless_charging: [-28, 62],
    },
    finishes: {
      'mat-2': {
        'metal-8f6337-0.3': ['#e6b450', 1, 0.2],
      },
      'mat-3': {
        'metal-8f6337-0.3': ['#5b3a22', 0, 0.4],
        'lacquer-10193a-0.05': ['#4a2f1c', 0, 0.3],
      },
    },
  },
  'bed/hades': {
    version: 'd0c336f0',
    parts: {
      led_lighting: [-28, 92],
      safe_storage: [72, 92],
      'tech-2': [-28, 92],
      wireless_charging: [-28, 62],
    },
    finishes: {
      'mat-2': {
        'metal-b98a4e-0.3': ['#e6b450', 1, 0.2],
        'metal-4a3827-0.42': ['#e6b450', 1, 0.22],
      },
      'mat-3': {
        'honed-161618-4b4744': ['#3a2618', 0, 0.4],
      },
    },
  },
  'bed/kratos': {
    version: 'eb3ecefe',
    parts: {
      integrated_tv: [-28, 73],
      led_lighting: [-28, 69],
      massage_chair: [65, 77],
      safe_storage: [72, 92],
      'tech-2': [-28, 69],
      wireless_charging: [-28, 62],
    },
    finishes: {
      'mat-2': {
        'metal-55514d-0.32': ['#e6b450', 1, 0.22],
        'metal-a57f4d-0.3': ['#e6b450', 1, 0.2],
      },
      'mat-3': {
        'metal-55514d-0.32': ['#4a3220', 0, 0.4],
      },
    },
  },
  'bed/poseidon': {
    version: '435d262b',
    parts: {
      holographic_projector: [-28, 66],
      led_lighting: [-28, 92],
      'tech-2': [-28, 92],
      wireless_charging: [-28, 62],
    },
    finishes: {
      'mat-2': {
        'wood-bda88a-d2c1a5-0.4-x': ['#e6b450', 1, 0.2],
        'wood-bda88a-d2c1a5-0.4-z': ['#e6b450', 1, 0.2],
      },
      'mat-3': {
        'nacre-e9e4dc-40': ['#8a6a45', 0, 0.4],
      },
    },
  },
  'bed/zeus': {
    version: '7fa40601',
    parts: {
      holographic_projector: [-28, 59],
      integrated_table: [-72, 74],
      led_lighting: [-28, 92],
      safe_storage: [72, 79],
      'tech-2': [-28, 92],
      wireless_charging: [-28, 62],
    },
    finishes: {
      'mat-2': {
        'velvet-1a2b4c': ['#e6b450', 1, 0.25],
      },
      'mat-3': {
        'marble-f0ede7-8d8c8e-0.14': ['#5b3a22', 0, 0.4],
      },
    },
  },
  'chair/apollo': {
    version: '7275dec8',
    parts: {
      'fin-3': [-28, 73],
      light: [-28, 62],
      'tech-2': [-28, 57],
    },
    finishes: {
      'mat-1': {
        'velvet-c27c18': ['#9a5f22', 0, 0.42],
      },
      'mat-2': {
        'velvet-c27c18': ['#c27c18', 0, 0.85],
      },
      'mat-3': {
        'velvet-c27c18': ['#e3d3b0', 0, 0.95],
      },
      'fin-1': {
        'metal-cba25c-0.27': ['#e6b450', 1, 0.16],
      },
      'fin-2': {
        'metal-cba25c-0.27': ['#5c4229', 1, 0.38],
      },
    },
  },
  'chair/artemis': {
    version: 'db27eb7f',
    parts: {
      'fin-3': [-28, 62],
      light: [-28, 62],
      'tech-2': [-28, 62],
    },
    finishes: {
      'mat-1': {
        'cloth-2e3829-520-0.95-0.6': ['#4b3322', 0, 0.42],
      },
      'mat-2': {
        'cloth-2e3829-520-0.95-0.6': ['#2f4a38', 0, 0.85],
      },
      'mat-3': {
        'cloth-2e3829-520-0.95-0.6': ['#cfc8b6', 0, 0.95],
      },
      'fin-1': {
        'metal-c2beb4-0.3-0.25': ['#e6b450', 1, 0.18],
      },
      'fin-2': {
        'metal-c2beb4-0.3-0.25': ['#5c4229', 1, 0.38],
      },
    },
  },
  'chair/athena': {
    version: 'b9e908de',
    parts: {
      'fin-3': [-28, 62],
      light: [72, 60],
      'tech-2': [-28, 58],
    },
    finishes: {
      'mat-1': {
        'leather-505129-0.4': ['#5a3a22', 0, 0.42],
      },
      'mat-2': {
        'leather-505129-0.4': ['#4a5230', 0, 0.85],
      },
      'mat-3': {
        'leather-505129-0.4': ['#d9d1bd', 0, 0.95],
      },
      'fin-1': {
        'metal-5c4229-0.36': ['#e6b450', 1, 0.18],
      },
      'fin-2': {
        'metal-5c4229-0.36': ['#4f3d2a', 1, 0.42],
      },
    },
  },
  'chair/hygieia': {
    version: 'f4390235',
    parts: {
      'fin-3': [-28, 68],
      light: [44, 67],
      'tech-2': [-28, 59],
    },
    finishes: {
      'mat-1': {
        'looped-wool-e9e1d2': ['#b98a5e', 0, 0.42],
      },
      'mat-2': {
        'looped-wool-e9e1d2': ['#d8cbb6', 0, 0.85],
      },
      'mat-3': {
        'looped-wool-e9e1d2': ['#e4dccb', 0, 0.95],
      },
      'fin-1': {
        'metal-c79a52-0.26': ['#e6b450', 1, 0.18],
      },
      'fin-2': {
        'metal-c79a52-0.26': ['#5c4229', 1, 0.38],
      },
    },
  },
  'chair/morphee': {
    version: '7c156789',
    parts: {
      'fin-3': [-28, 69],
      light: [-28, 56],
      'tech-2': [-28, 62],
    },
    finishes: {
      'mat-1': {
        'velvet-76737a': ['#4a3a33', 0, 0.42],
        'velvet-5f595f': ['#3c2e29', 0, 0.42],
      },
      'mat-2': {
        'velvet-76737a': ['#5d5a66', 0, 0.85],
        'velvet-5f595f': ['#4c4852', 0, 0.85],
      },
      'mat-3': {
        'velvet-76737a': ['#b9b2aa', 0, 0.95],
        'velvet-5f595f': ['#a69e96', 0, 0.95],
      },
      'fin-1': {
        'metal-66563f-0.33': ['#e6b450', 1, 0.18],
      },
      'fin-2': {
        'metal-66563f-0.33': ['#5c4229', 1, 0.38],
      },
    },
  },
  'mirror/aphrodite': {
    version: 'd5a57dce',
    parts: {
      'func-1': [-28, 67],
      'func-3': [-72, 63],
    },
    finishes: {
      'frame-1': {
        'rose-leaf': ['#eabda6', 1, 0.22],
      },
      'frame-2': {
        'rose-leaf': ['#e2edf2', 0, 0.04],
        'foam-0.0': ['#ffffff', 0, 0.2],
      },
      'frame-3': {
        'rose-leaf': ['#ece8e2', 0, 0.16],
      },
    },
  },
  'mirror/hera': {
    version: '60e1c074',
    parts: {
      'func-1': [-28, 68],
      'func-3': [-72, 63],
    },
    finishes: {
      'frame-1': {
        'metal-c0914a-0.24': ['#dfa58c', 1, 0.2],
        'metal-d0a258-0.34': ['#cf957d', 1, 0.28],
      },
      'frame-2': {
        'wood-120d0a-251a13-0.3-z': ['#dfeaf0', 0, 0.05],
        'wood-120d0a-251a13-0.3-x': ['#dfeaf0', 0, 0.05],
      },
      'frame-3': {
        'wood-120d0a-251a13-0.3-z': ['#ece8e1', 0, 0.15],
        'wood-120d0a-251a13-0.3-x': ['#ece8e1', 0, 0.15],
      },
    },
  },
  'mirror/narcisse': {
    version: '0c7eff5c',
    parts: {
      'func-1': [-72, 66],
      'func-3': [-72, 61],
    },
    finishes: {
      'frame-1': {
        patina: ['#dba18a', 1, 0.24],
        'wood-0e0c0b-1d1815-0.34-z': ['#dba18a', 1, 0.22],
      },
      'frame-2': {
        'black-glass': ['#dfeaf0', 0, 0.03],
        'wood-0e0c0b-1d1815-0.34-z': ['#dfeaf0', 0, 0.05],
      },
      'frame-3': {
        'black-glass': ['#ece8e1', 0, 0.12],
        'wood-0e0c0b-1d1815-0.34-z': ['#ece8e1', 0, 0.14],
      },
    },
  },
  'table/hermes-side-table': {
    version: '4de6e3f4',
    parts: {
      'func-2': [-28, 60],
      'tech-1': [-28, 54],
      'tech-3': [-28, 54],
    },
    finishes: {
      'mat-1': {
        travertine: ['#ece8e0', 0, 0.12],
      },
      'mat-2': {
        travertine: ['#7a5433', 0, 0.34],
      },
      'mat-3': {
        travertine: ['#b98f4f', 1, 0.24],
      },
    },
  },
  'table/hestia-coffee-table': {
    version: '93a554c6',
    parts: {
      'func-2': [-28, 60],
      'tech-1': [-72, 54],
      'tech-3': [72, 54],
    },
    finishes: {
      'mat-1': {
        'wood-342116-6f4a2e-0.3-x': ['#ece8e0', 0, 0.14],
        'wood-342116-6f4a2e-0.34-z': ['#ece8e0', 0, 0.16],
      },
      'mat-2': {
        'wood-342116-6f4a2e-0.3-x': ['#8f6b3f', 0, 0.36],
        'wood-342116-6f4a2e-0.34-z': ['#8f6b3f', 0, 0.38],
      },
      'mat-3': {
        'wood-342116-6f4a2e-0.3-x': ['#b98a46', 1, 0.26],
        'wood-342116-6f4a2e-0.34-z': ['#a87c40', 1, 0.3],
      },
    },
  },
  'table/morpheus-nightstand': {
    version: 'e935bd7b',
    parts: {
      'func-2': [-28, 56],
      'tech-1': [72, 54],
      'tech-3': [-72, 54],
    },
    finishes: {
      'mat-1': {
        'wood-2e1c11-6b452a-0.32-z': ['#ebe6dd', 0, 0.16],
      },
      'mat-2': {
        'wood-2e1c11-6b452a-0.32-z': ['#8c683c', 0, 0.36],
      },
      'mat-3': {
        'wood-2e1c11-6b452a-0.32-z': ['#a87c40', 1, 0.28],
      },
    },
  },
  'wardrobe/demeter': {
    version: '162e42df',
    parts: {
      'tech-2': [-28, 92],
      'tech-3': [72, 69],
    },
    finishes: {
      'mat-1': {
        'wood-8f6f48-bf9c6c-0.42-x': ['#6a4327', 0, 0.34],
        'wood-8f6f48-bf9c6c-0.42-z': ['#6a4327', 0, 0.34],
      },
      'mat-2': {
        'wood-8f6f48-bf9c6c-0.42-x': ['#c9973f', 1, 0.34],
        'wood-8f6f48-bf9c6c-0.42-z': ['#c9973f', 1, 0.34],
      },
    },
  },
  'wardrobe/hera': {
    version: 'e18f02ac',
    parts: {
      'tech-2': [-28, 92],
      'tech-3': [72, 70],
    },
    finishes: {
      'mat-1': {
        'lacquer-0b1b52-0.04': ['#4a2c1a', 0, 0.3],
        'lacquer-091642-0.04': ['#5e3a22', 0, 0.3],
      },
      'mat-2': {
        'lacquer-0b1b52-0.04': ['#c9973f', 1, 0.32],
        'lacquer-091642-0.04': ['#b58634', 1, 0.36],
      },
    },
  },
  'wardrobe/iris': {
    version: 'e4bcfe61',
    parts: {
      'tech-2': [-28, 92],
      'tech-3': [72, 69],
    },
    finishes: {
      'mat-1': {
        'wood-c2b49d-e4d9c6-0.42-x': ['#6a4327', 0, 0.34],
        'wood-c2b49d-e4d9c6-0.42-z': ['#6a4327', 0, 0.34],
      },
      'mat-2': {
        'wood-c2b49d-e4d9c6-0.42-x': ['#d3a047', 1, 0.34],
        'wood-c2b49d-e4d9c6-0.42-z': ['#d3a047', 1, 0.34],
      },
    },
  },
  'wardrobe/persephone': {
    version: '76d60986',
    parts: {
      'tech-2': [-28, 92],
      'tech-3': [72, 70],
    },
    finishes: {
      'mat-1': {
        'wood-0b0908-1b1512-0.2-x': ['#3a2417', 0, 0.3],
        'wood-0b0908-1b1512-0.2-z': ['#3a2417', 0, 0.3],
        'wood-a97c58-c9a079-0.4-x': ['#8a5a35', 0, 0.34],
        'wood-a97c58-c9a079-0.4-z': ['#8a5a35', 0, 0.34],
      },
      'mat-2': {
        'wood-0b0908-1b1512-0.2-x': ['#2a1d0c', 0.8, 0.3],
        'wood-0b0908-1b1512-0.2-z': ['#2a1d0c', 0.8, 0.3],
        'wood-a97c58-c9a079-0.4-x': ['#d3a047', 1, 0.34],
        'wood-a97c58-c9a079-0.4-z': ['#d3a047', 1, 0.34],
      },
    },
  },
};
