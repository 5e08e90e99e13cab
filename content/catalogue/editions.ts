/** Parts in which the editions of a piece differ; words under `detail.editionParts`. */
export const editionParts = [
  'walnutFrame',
  'steelFrame',
  'steelColumns',
  'leatherPanels',
  'dialHeadboard',
  'fixedBase',
  'motorBase',
  'ringSphere',
  'ringMounts',
  'actuatorMounts',
  'castBronze',
  'firedEnamel',
  'oiledWalnut',
  'woolSilk',
  'oilBlackenedSteel',
  'oxbloodLeather',
  'forgedRivets',
  'oakRails',
  'ringDawn',
  'walkingLight',
  'sleepTracking',
  'mattressPressure',
  'roomLight',
  'bedTemperature',
  'ownerDistance',
  'footLoad',
  'heelOnFloor',
  'actuatorEffort',
  'dailyRing',
  'halfLift',
  'airFirmness',
] as const;
export type EditionPart = (typeof editionParts)[number];

/** Rows of the comparison filled with parts; the rows of network and parcels follow from other facts. */
export const editionRows = ['structure', 'finish', 'light', 'sensors', 'motion'] as const;
export type EditionContents = Readonly<
  Record<(typeof editionRows)[number], readonly EditionPart[]>
>;
