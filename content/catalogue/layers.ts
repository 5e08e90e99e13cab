/** The layers that show options in a view of a piece, in the order they are laid over it, those of which there is a sample of the material, and their version. Written by `content/render/layers.mjs`. */
export const layers: Readonly<
  Record<
    string,
    {
      readonly version: string;
      readonly options: readonly string[];
      readonly samples?: readonly string[];
    }
  >
> = {
  'bed/atelier/front': {
    version: '2893c2de',
    options: ['tech-2', 'mat-3', 'mat-2', 'mat-1'],
    samples: ['mat-3'],
  },
  'bed/atelier/front-night': {
    version: '04a25702',
    options: ['tech-2', 'mat-3', 'mat-2', 'mat-1'],
  },
  'bed/chronos/front': {
    version: '310548bc',
    options: ['led_lighting', 'holographic_projector', 'integrated_table', 'integrated_tv'],
  },
  'bed/chronos/front-night': {
    version: 'f81f866f',
    options: ['led_lighting', 'holographic_projector', 'integrated_table', 'integrated_tv'],
  },
  'bed/chronos/hero': {
    version: '210606db',
    options: [
      'led_lighting',
      'holographic_projector',
      'integrated_table',
      'wireless_charging',
      'integrated_tv',
      'massage_chair',
    ],
  },
  'bed/hades/front': {
    version: 'fa2fd26e',
    options: ['led_lighting', 'wireless_charging', 'safe_storage'],
  },
  'bed/hades/front-night': {
    version: 'dc7637fc',
    options: ['led_lighting', 'wireless_charging', 'safe_storage'],
  },
  'bed/hades/hero': {
    version: 'e4d93cac',
    options: ['led_lighting', 'wireless_charging', 'safe_storage'],
  },
  'bed/kratos/front': {
    version: 'd548d4f4',
    options: ['led_lighting', 'wireless_charging', 'safe_storage', 'integrated_tv'],
  },
  'bed/kratos/front-night': {
    version: 'aec625dd',
    options: ['led_lighting', 'wireless_charging', 'safe_storage', 'integrated_tv'],
  },
  'bed/kratos/hero': {
    version: '01e7c24c',
    options: ['led_lighting', 'wireless_charging', 'massage_chair', 'integrated_tv'],
  },
  'bed/poseidon/front': {
    version: 'c29441e9',
    options: ['led_lighting', 'holographic_projector', 'wireless_charging'],
  },
  'bed/poseidon/front-night': {
    version: '4eb18de4',
    options: ['led_lighting', 'holographic_projector', 'wireless_charging'],
  },
  'bed/poseidon/hero': {
    version: 'cc05d158',
    options: ['led_lighting', 'holographic_projector', 'wireless_charging'],
  },
  'bed/zeus/front': {
    version: '305785a1',
    options: ['led_lighting', 'holographic_projector', 'integrated_table', 'safe_storage'],
  },
  'bed/zeus/front-night': {
    version: '6ac35f53',
    options: ['led_lighting', 'holographic_projector', 'integrated_table', 'safe_storage'],
  },
  'bed/zeus/hero': {
    version: 'fe901337',
    options: [
      'led_lighting',
      'holographic_projector',
      'integrated_table',
      'wireless_charging',
      'safe_storage',
    ],
  },
  'chair/atelier/front': {
    version: '2c8f0fe6',
    options: ['mat-1', 'mat-2', 'mat-3', 'fin-1', 'fin-2', 'fin-3', 'tech-1', 'tech-2'],
    samples: ['mat-1', 'mat-2', 'mat-3'],
  },
  'chair/atelier/front-night': {
    version: '0b48a5c4',
    options: ['mat-1', 'mat-2', 'mat-3', 'fin-1', 'fin-2', 'fin-3', 'tech-1', 'tech-2'],
  },
  'mirror/atelier/front': {
    version: 'df646f04',
    options: ['func-1', 'func-2', 'frame-1', 'frame-2', 'frame-3', 'tech-1', 'tech-2', 'func-3'],
  },
  'mirror/atelier/front-night': {
    version: 'd8fb1a59',
    options: ['func-1', 'func-2', 'frame-1', 'frame-2', 'frame-3', 'tech-1', 'tech-2', 'func-3'],
  },
  'table/atelier/front': {
    version: '88cc20da',
    options: ['func-2', 'mat-2', 'mat-3', 'mat-1', 'func-1', 'tech-1', 'tech-3', 'tech-2'],
    samples: ['mat-2', 'mat-1'],
  },
  'table/atelier/front-night': {
    version: '771a033c',
    options: ['func-2', 'mat-2', 'mat-3', 'mat-1', 'func-1', 'tech-1', 'tech-3', 'tech-2'],
  },
  'wardrobe/atelier/front': {
    version: 'd5f0782c',
    options: ['tech-2', 'mat-1', 'mat-2', 'tech-3'],
    samples: ['mat-1'],
  },
  'wardrobe/atelier/front-night': {
    version: 'f4785c4f',
    options: ['tech-2', 'mat-1', 'mat-2', 'tech-3'],
  },
};
