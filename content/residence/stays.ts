/**
 * What holds for every stay at the Résidence. Sample business data, but for what the law says. Days of a year are
 * written `MM-DD`.
 */
export const stayRules = {
  /** Check-in lies at most so many months ahead. */
  horizonMonths: 18,
  /** How long chosen nights are kept for whoever is booking them. */
  holdMinutes: 20,
  /**
   * How long the payment page of a stay is open, and how much longer its nights are kept for whoever is there: what was
   * paid in the last moment is told a little later. The provider opens a page for thirty minutes at least.
   */
  paymentMinutes: 35,
  paymentGraceMinutes: 5,
  /**
   * So long before check-in a stay is cancelled or moved without cost. The house grants it: lodging for a given date
   * carries no right of withdrawal. Source: code de la consommation, art. L. 221-28, 12°, as of 2026-11-25.
   */
  freeCancellationHours: 48,
  /** Until this time of the day, tonight can be booked. */
  sameDayUntil: '20:00',
  shortestNights: 1,
  longestNights: 14,
  /** Arrivals from the first to the last of these days stay longer at least. */
  seasons: [{ from: '07-01', to: '08-31', shortestNights: 2 }],
  /** Nights from the first to the last of these days are not sold: the house is closed. */
  closed: [{ from: '01-10', to: '01-31' }],
  /**
   * The nights of a stay are credited on the bed of its suite when it is ordered until so many days after check-out. The
   * house counts a dollar of a night as a euro of the bed. Sample business rule.
   */
  bedCredit: { days: 30, eurosPerDollar: 1 },
  /**
   * Included in the price of a night. Source: code général des impôts, art. 279, a (10 %), and code général des
   * collectivités territoriales, art. L. 2333-26 and following (taxe de séjour).
   */
  vatPercent: 10,
} as const;

/**
 * The currency in which nights are priced and paid, ISO 4217: that of the prices in `suites.ts`. Sample business data. Stays
 * keep sums and no currency, so that another one is more than this line: "Another currency of the nights" in
 * docs/development.md.
 */
export const stayCurrency = 'USD';

/** Times of day at the Résidence, as its clocks show them. */
export const residenceHours = {
  /** Every day; from 0:00 to 24:00 is always, which the sentences then say. */
  reception: { opens: '0:00', closes: '24:00' },
  checkInFrom: '15:00',
  checkOutBefore: '11:00',
  breakfast: { from: '7:00', to: '11:00' },
  transferNoticeHours: 48,
} as const;

type Charge = 'included' | 'charged';

/** What the price of a night includes beside the suite, and what is paid for. Sample business data. */
export const stayExtras: Readonly<
  Record<'breakfast' | 'parking' | 'traysInSuite' | 'luggage' | 'transfer', Charge>
> = {
  breakfast: 'included',
  parking: 'included',
  traysInSuite: 'included',
  luggage: 'included',
  transfer: 'charged',
};

/** Where the Résidence stands. Sample business data. */
export const residencePlace = { locality: 'Antibes', country: 'FR' } as const;

/** Which animals sleep at the Résidence with their people, and how many in a suite. Sample business data. */
export const stayAnimals: {
  readonly kinds: readonly ('dog' | 'cat')[];
  readonly perSuite: number;
} = { kinds: ['dog', 'cat'], perSuite: 1 };

/** The cookie of a hold is kept as long as its nights can be: chosen, then on the payment page until the last moment. */
export const holdCookieMinutes =
  stayRules.holdMinutes + stayRules.paymentMinutes + stayRules.paymentGraceMinutes;
