/** The six technologies shown on the collections page, in order; words under `collections.technologies`. */
export const technologies = [
  'adaptiveAi',
  'wirelessCharging',
  'biometricSecurity',
  'controlApp',
  'fiveG',
  'adaptiveMattress',
] as const;
