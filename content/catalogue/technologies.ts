/** What it costs to use a connected piece: its app, the SIM card of the whole edition in its years, its updates. */
export const connectionCharges: Readonly<
  Record<'app' | 'simCard' | 'updates', 'free' | 'included' | 'charged'>
> = { app: 'free', simCard: 'included', updates: 'free' };

/** So long after the delivery the SIM card of the whole edition costs its owner nothing. Sample contract with an operator. */
export const simCardYears = 10;

/** The six technologies shown on the collections page, in order; words under `collections.technologies`. */
export const technologies = [
  'adaptiveAi',
  'wirelessCharging',
  'biometricSecurity',
  'controlApp',
  'fiveG',
  'adaptiveMattress',
] as const;
