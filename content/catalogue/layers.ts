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
