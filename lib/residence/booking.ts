import type { SearchParam } from '@/lib/search-params';
import type { AgreedTerms } from './agreed-terms';
import type { Stay } from './stay';

/**
 * States of a booking: held while somebody is booking it, booked, cancelled, and never arrived. A stay that is booked
 * and lies in the past was stayed.
 */
export const bookingStates = ['held', 'booked', 'cancelled', 'noShow'] as const;
export type BookingState = (typeof bookingStates)[number];

/** Whether what an address says of an earlier form still holds of a stay or an hour: after Back it may not. */
export const isTrueOf = (notice: SearchParam, state: string): boolean =>
  notice === 'moved' ? state === 'booked' : notice !== 'cancelled' || state === 'cancelled';

/** How a night is paid. */
export const bookingPayments = ['card', 'property'] as const;
export type BookingPayment = (typeof bookingPayments)[number];

/** What the house closes by the day: the nights of the Résidence, or its hours. */
export const closedFor = ['residence', 'hours'] as const;
export type ClosedFor = (typeof closedFor)[number];

/** Who books. */
export type Guest = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly city: string;
  readonly postcode: string;
  readonly country: string;
  readonly requests: string;
};

/** What is read of a stay before it is booked, as text: for somebody else, with other nights or another price it is another one. */
export const shownKey = ({
  suite,
  checkIn,
  checkOut,
  adults,
  children,
  totalCents,
  guest,
}: Pick<Booking, keyof Stay | 'totalCents' | 'guest'>): string =>
  JSON.stringify([suite, checkIn, checkOut, adults, children, totalCents, guest]);

/** A booking as its pages show it. */
export type Booking = Stay &
  AgreedTerms & {
    readonly id: string;
    readonly number: string;
    readonly state: BookingState;
    readonly totalCents: number;
    readonly language: string;
    readonly heldUntil: Date | null;
    /** `null` until the guest has given it, and once it was erased. */
    readonly guest: Guest | null;
    readonly payment: BookingPayment | null;
    readonly createdAt: Date;
    /** How often its links were made anew. */
    readonly linkRound: number;
    readonly confirmedAt: Date | null;
    /** Since when it is cancelled, or kept as missed. */
    readonly endedAt: Date | null;
    /** What the house has noted for itself: never shown to the guest. */
    readonly houseNote: string | null;
    /** What the house has noted as paid at the property, in cents of the United States dollar. */
    readonly settledCents: number;
    /** What of that the house has handed back since, and no longer counts as paid. */
    readonly handedBackCents: number;
    /** What is due of it, as it was cancelled too late to be free; 0 of any other. */
    readonly cancellationCents: number;
  };
