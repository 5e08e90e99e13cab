/** Parts that the editions of a piece are told apart by; words under `detail.editionParts`. */
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
  'dailyRing',
  'halfLift',
  'airFirmness',
] as const;
export type EditionPart = (typeof editionParts)[number];

/** The rows of the comparison that parts fill; network and parcels follow from the other facts. */
export const editionRows = ['structure', 'finish', 'light', 'sensors', 'motion'] as const;
export type EditionContents = Readonly<
  Record<(typeof editionRows)[number], readonly EditionPart[]>
>;
