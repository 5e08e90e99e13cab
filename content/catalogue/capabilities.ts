/**
 * Everything a piece, an edition or an option can do that matters to a buyer. Texts, data sheets, parcels and
 * structured data follow from this list; `tests/content/catalogue/capabilities.test.ts` compares them in every language.
 */
export const capabilities = [
  'mattress',
  'light',
  'heat',
  'cooling',
  'climate',
  'motors',
  'massage',
  'rollers',
  'sound',
  'screen',
  'projector',
  'wirelessCharging',
  'presence',
  'opening',
  'air',
  'daylight',
  'colour',
  'sleep',
  'breath',
  'pulse',
  'camera',
  'face',
  'microphone',
  'voice',
  'fingerprint',
  'weather',
  'remote',
  'network',
  'cellular',
  'nfc',
  'uwb',
  'battery',
] as const;
export type Capability = (typeof capabilities)[number];

/** Data that a capability stores on the piece, in kilobytes per day; words under `sheet.records`. */
export const kilobytesPerDay = {
  light: 6,
  heat: 18,
  cooling: 18,
  climate: 24,
  motors: 12,
  massage: 30,
  rollers: 60,
  sound: 4,
  wirelessCharging: 10,
  presence: 40,
  opening: 4,
  air: 12,
  daylight: 8,
  colour: 16,
  sleep: 420,
  breath: 260,
  camera: 90,
  face: 40,
  microphone: 2,
  voice: 30,
  fingerprint: 1,
  weather: 20,
  nfc: 12,
  uwb: 24,
} as const satisfies Partial<Record<Capability, number>>;
export type Recorded = keyof typeof kilobytesPerDay;

/** Settings, hours of use and consumption: every piece with electronics stores these kilobytes per day. */
export const ownKilobytesPerDay = 20;

/** Capabilities that measure the body or recognise a person; off on delivery. Words under `sheet.body`. */
export const bodily = [
  'sleep',
  'breath',
  'camera',
  'face',
  'microphone',
  'voice',
  'fingerprint',
] as const satisfies readonly Capability[];
export type Bodily = (typeof bodily)[number];

/** Functions that work without a network, and those that need it. Other capabilities are not functions. */
export const workOffline = [
  'light',
  'heat',
  'cooling',
  'climate',
  'motors',
  'massage',
  'sound',
  'wirelessCharging',
  'fingerprint',
] as const satisfies readonly Capability[];
export const needNetwork = [
  'weather',
  'voice',
  'cellular',
] as const satisfies readonly Capability[];
