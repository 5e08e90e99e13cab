import type { AppointmentPlace, SpokenLanguage } from '@/content/appointments/appointments';
import type { AgreedHour } from './agreed-hour';
import { isByLink } from './place';

/** States of an hour with the house: booked, cancelled, and nobody came. One that is booked and past was kept. */
export const appointmentStates = ['booked', 'cancelled', 'noShow'] as const;
export type AppointmentState = (typeof appointmentStates)[number];

/** What is agreed on: where, in which language, when. */
export type Hour = {
  readonly place: AppointmentPlace;
  readonly spoken: SpokenLanguage;
  readonly startsAt: Date;
};

/** Who comes, and what they typed. */
export type Caller = {
  readonly name: string;
  /** Empty for somebody who telephoned and gave none. */
  readonly email: string;
  /** Empty where none was given. */
  readonly phone: string;
  readonly wishes: string;
};

/** An hour with the house as its pages show it. */
export type Appointment = Hour &
  AgreedHour & {
    readonly id: string;
    readonly number: string;
    readonly state: AppointmentState;
    /** Id of the adviser. */
    readonly adviser: string;
    /** Time zone of the visitor, by its name in the IANA database. */
    readonly timeZone: string;
    readonly language: string;
    readonly caller: Caller;
    /** What it is about: a configuration in one word, or the number of an order or a quote. */
    readonly about: string | null;
    /** Address of the conversation by video, once the house has written it. */
    readonly videoLink: string | null;
    /** What the house has noted for itself. */
    readonly houseNote: string | null;
    readonly createdAt: Date;
    /** How often its links were made anew. */
    readonly linkRound: number;
  };

/** The address of the video of an hour that takes place there: none once it is cancelled, or elsewhere. */
export const videoOf = ({
  state,
  place,
  videoLink,
}: Pick<Appointment, 'state' | 'place' | 'videoLink'>): string | undefined =>
  state === 'booked' && isByLink(place) ? (videoLink ?? undefined) : undefined;
