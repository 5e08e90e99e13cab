import type { Capability } from './capabilities';

/** Items that a parcel can contain; words under `sheet.parcels`. */
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

/** Items delivered with a capability that an option adds. */
export const parcelsOf = {
  camera: 'lensCover',
  remote: 'remoteControl',
  nfc: 'tags',
} as const satisfies Partial<Record<Capability, ParcelItem>>;
/** Item delivered as soon as anything has electronics. */
export const parcelOfElectronics = 'powerCable' satisfies ParcelItem;
