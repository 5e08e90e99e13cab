/**
 * What a piece, an edition or an option can do that matters to a buyer. A closed list: words, sheets, parcels
 * and structured data follow it, and `tests/content/capabilities.test.ts` compares them in every language.
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

/** What the use of a capability writes into the memory of the piece, kilobytes a day; words under `sheet.records`. */
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

/** Settings, hours of use and consumption, written by every piece with electronics; kilobytes a day. */
export const ownKilobytesPerDay = 20;

/** What measures the body or recognises a person: off on delivery; words under `sheet.body`. */
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

/** What goes on working without a network, and what stops; the rest is no function of its own. */
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
