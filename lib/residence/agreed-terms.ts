import { residenceHours, stayRules } from '@/content/residence/stays';

/**
 * What is agreed with a stay when its nights are held, or booked by hand. It stands with the stay from then on: other rules of the
 * house hold for those that are begun afterwards.
 */
export type AgreedTerms = {
  /** So many hours before check-in it is cancelled or moved without cost. */
  readonly freeHours: number;
  /** Until so many days after check-out its nights are credited on the bed of its suite. */
  readonly creditDays: number;
  /** What a dollar of a night counts for there, in euros. */
  readonly eurosPerDollar: number;
  /** From this time of its first day guests may come, and before this one of its last they leave, as the clocks of the house show them. */
  readonly checkInFrom: string;
  readonly checkOutBefore: string;
};

/** What the house agrees with a stay today. */
export const termsToday: AgreedTerms = {
  freeHours: stayRules.freeCancellationHours,
  creditDays: stayRules.bedCredit.days,
  eurosPerDollar: stayRules.bedCredit.eurosPerDollar,
  checkInFrom: residenceHours.checkInFrom,
  checkOutBefore: residenceHours.checkOutBefore,
};
