/** The layers that show options in a view of a piece, in the order they are laid over it, and their version. Written by `content/render/layers.mjs`. */
export const layers: Readonly<
  Record<string, { readonly version: string; readonly options: readonly string[] }>
> = {
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
  'bed/hades/hero': {
    version: 'e4d93cac',
    options: ['led_lighting', 'wireless_charging', 'safe_storage'],
  },
  'bed/kratos/hero': {
    version: '9ffe9589',
    options: ['led_lighting', 'wireless_charging', 'integrated_tv', 'massage_chair'],
  },
  'bed/poseidon/hero': {
    version: 'cc05d158',
    options: ['led_lighting', 'holographic_projector', 'wireless_charging'],
  },
  'bed/zeus/hero': {
    version: 'e5191a95',
    options: [
      'led_lighting',
      'holographic_projector',
      'integrated_table',
      'wireless_charging',
      'safe_storage',
    ],
  },
};
