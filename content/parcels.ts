import type { Capability } from './capabilities';

/** What can lie in the parcels of a piece; words under `sheet.parcels`. */
export const parcelItems = [
  'frame',
  'plinth',
  'columns',
  'base',
  'motorBase',
  'headboard',
  'mattress',
  'rings',
  'armchair',
  'covers',
  'table',
  'oil',
  'mirror',
  'basin',
  'panels',
  'interior',
  'casket',
  'tags',
  'card',
  'key',
  'lensCover',
  'remoteControl',
  'electronics',
  'modem',
  'powerCable',
  'powerAdapter',
  'wallFixings',
  'transportCover',
  'tools',
  'manual',
] as const;
export type ParcelItem = (typeof parcelItems)[number];

/** What comes with a capability wherever an option adds it. */
export const parcelsOf = {
  camera: 'lensCover',
  remote: 'remoteControl',
  nfc: 'tags',
} as const satisfies Partial<Record<Capability, ParcelItem>>;
/** What comes with the first electronics. */
export const parcelOfElectronics = 'powerCable' satisfies ParcelItem;
