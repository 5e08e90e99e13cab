/** What holds for every hour with the house. Sample business data. Days of a year are written `MM-DD`. */
export const appointmentRules = {
  slotMinutes: 60,
  /** An hour lies at most so many days ahead. */
  horizonDays: 60,
  /** Further ahead the house books an hour by hand only once it has said that it means it: a year may be mistyped. */
  farMonths: 6,
  /** So long before an hour it can still be asked for. */
  noticeHours: 3,
  /** So long before an hour it is moved or cancelled by its link. */
  changeHours: 2,
  /** Days from the first to the last of these: nobody is there. Public holidays are closed too. */
  closed: [
    { from: '08-01', to: '08-21' },
    { from: '12-24', to: '01-02' },
  ],
} as const;

/** What an hour with the house costs. */
export const hourCharge: 'free' | 'charged' = 'free';

/** When hours begin, as the clocks of the house show it, by the day of the week from Monday. */
export const openingHours = [
  [],
  ['10:00', '11:00', '12:00', '14:00', '15:00', '16:00', '17:00', '18:00'],
  ['10:00', '11:00', '12:00', '14:00', '15:00', '16:00', '17:00', '18:00'],
  ['10:00', '11:00', '12:00', '14:00', '15:00', '16:00', '17:00', '18:00'],
  ['10:00', '11:00', '12:00', '14:00', '15:00', '16:00', '17:00', '18:00'],
  ['10:00', '11:00', '12:00', '14:00', '15:00', '16:00', '17:00'],
  [],
] as const satisfies readonly (readonly string[])[];

/**
 * Where an hour takes place, and where one ever did: in the salon, by a link that the house writes, or on the telephone. Booked
 * hours name their place, so that none leaves the list.
 */
export const appointmentPlaces = ['salon', 'video', 'telephone'] as const;
export type AppointmentPlace = (typeof appointmentPlaces)[number];

/** What an hour at a place is, read by `lib/appointments/place.ts` alone. */
type PlaceFacts = {
  /** The visitor comes to the house, so its address is given and its clocks count. Else the visitor's clocks do. */
  readonly isVisit: boolean;
  /** What it cannot take place without: a number that the house calls, or an address that the house writes. */
  readonly needs?: 'number' | 'link';
  /** Whether it is offered no longer: nothing new is booked there, and hours of before keep it. */
  readonly isOver?: true;
};

export const placeFacts: Readonly<Record<AppointmentPlace, PlaceFacts>> = {
  salon: { isVisit: true },
  video: { isVisit: false, needs: 'link' },
  telephone: { isVisit: false, needs: 'number' },
};

/** Languages that advisers speak: those of the pages, each of which somebody speaks. */
export type SpokenLanguage = 'fr' | 'en' | 'it' | 'ru' | 'ar';

export type Adviser = {
  /** In the database: never changed, never given to another. */
  readonly id: string;
  readonly name: string;
  readonly speaks: readonly SpokenLanguage[];
  /** Whether they have left the house: nobody is booked with them any more, and their hours of before keep their name. */
  readonly hasLeft?: true;
};

/** Who receives, and who did: nobody leaves the list. Sample people. */
export const advisers = [
  { id: 'clio', name: 'Clio Marchand', speaks: ['fr', 'en'] },
  { id: 'livia', name: 'Livia Orsini', speaks: ['it', 'fr', 'en'] },
  { id: 'nadim', name: 'Nadim Haddad', speaks: ['ar', 'fr', 'en'] },
  { id: 'vera', name: 'Vera Sokolova', speaks: ['ru', 'fr', 'en'] },
] as const satisfies readonly Adviser[];
export type AdviserId = (typeof advisers)[number]['id'];

/**
 * Time zones that visitors choose from, by their names in the IANA database; their words are under `appointment.zones`
 * in the messages. A browser may name any other.
 */
export const offeredZones = [
  'Europe/Paris',
  'Europe/London',
  'Europe/Rome',
  'Europe/Berlin',
  'Europe/Madrid',
  'Europe/Zurich',
  'Europe/Athens',
  'Europe/Istanbul',
  'Europe/Moscow',
  'Africa/Casablanca',
  'Africa/Tunis',
  'Africa/Cairo',
  'Asia/Beirut',
  'Asia/Riyadh',
  'Asia/Qatar',
  'Asia/Dubai',
  'Asia/Almaty',
  'Asia/Kolkata',
  'Asia/Hong_Kong',
  'Asia/Singapore',
  'Asia/Tokyo',
  'Australia/Sydney',
  'America/Sao_Paulo',
  'America/New_York',
  'America/Chicago',
  'America/Los_Angeles',
] as const;
export type OfferedZone = (typeof offeredZones)[number];

/** So long a browser that has booked an hour is told that it has it, when it asks for the same one again. */
export const hourCookieMinutes = 60;
