export type Limit = {
  /** Length of a window. */
  readonly seconds: number;
  /** Requests of one session allowed in a window. */
  readonly session: number;
  /** Requests of one range of addresses: more, because offices and phone networks share one. */
  readonly range: number;
};

/**
 * Rate limits by what a request asks for. They count who asks, never the mailbox that is named: otherwise
 * anybody could use up what its owner needs.
 */
export const limits = {
  /** Its answer shows whether an address is known: few are allowed, so that lists of addresses cannot be checked. */
  subscribe: { seconds: 3_600, session: 10, range: 20 },
  link: { seconds: 600, session: 5, range: 20 },
  cart: { seconds: 60, session: 180, range: 900 },
  payment: { seconds: 60, session: 30, range: 200 },
  /** Orders that are created. Without a proven address they only create rows and payment sessions. */
  order: { seconds: 600, session: 10, range: 60 },
  anonymousOrder: { seconds: 600, session: 10, range: 10 },
  /** Creating offers, and mails that link to one. */
  offer: { seconds: 600, session: 20, range: 60 },
  offerMail: { seconds: 600, session: 5, range: 20 },
  /** Nights that are held for whoever begins a booking: few at a time, so that nobody can hold the house. */
  hold: { seconds: 1_200, session: 6, range: 12 },
  /** Stays that are booked, moved and cancelled, and guests that are typed. */
  booking: { seconds: 3_600, session: 20, range: 40 },
  /** Hours with the house that are booked, moved and cancelled. */
  appointment: { seconds: 3_600, session: 10, range: 30 },
  /** Requests of programs for people: searches, prices, offers. */
  agent: { seconds: 60, session: 120, range: 600 },
  /** Invoices and credit notes as files: each takes a tenth of a second of one processor. */
  paper: { seconds: 60, session: 30, range: 150 },
  message: { seconds: 600, session: 5, range: 10 },
  /** What people of the house write; they sit in one office. */
  desk: { seconds: 60, session: 60, range: 300 },
  /** Presses that send files of an order: each may have several large ones, which are decoded. */
  file: { seconds: 600, session: 40, range: 120 },
  /** Calendars that follow that of the house: a few programs in one office, each once an hour or so. */
  calendar: { seconds: 600, session: 60, range: 60 },
  /** Files of orders that are shown: a page may have forty photos. */
  shownFile: { seconds: 60, session: 400, range: 2_000 },
  /** Requests about personal data that fail: a valid link and a proven session are not counted. */
  proof: { seconds: 600, session: 30, range: 100 },
} as const satisfies Record<string, Limit>;

export type RateLimitName = keyof typeof limits;

/** Once in so many hours, counters and holds that have ended are deleted. */
export const deletionHours = 1;

/** After this time a counter is of no use, whatever it counts. */
export const longestWindowSeconds = Math.max(
  ...Object.values(limits).map(({ seconds }) => seconds),
);
