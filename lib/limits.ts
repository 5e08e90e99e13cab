/** Whose requests are counted together: a session, a range of addresses, a mailbox. */
type Counted = 'session' | 'range' | 'mailbox';

export type Limit = {
  readonly per: Counted;
  /** How many may pass in one window. */
  readonly most: number;
  readonly seconds: number;
};

/** How many requests may pass, by what they ask for. Offices and phone networks share a range. */
export const limits = {
  subscribe: [
    { per: 'session', most: 10, seconds: 600 },
    { per: 'range', most: 30, seconds: 600 },
  ],
  link: [
    { per: 'session', most: 5, seconds: 600 },
    { per: 'range', most: 20, seconds: 600 },
    { per: 'mailbox', most: 3, seconds: 600 },
    { per: 'mailbox', most: 10, seconds: 86_400 },
  ],
  cart: [
    { per: 'session', most: 180, seconds: 60 },
    { per: 'range', most: 900, seconds: 60 },
  ],
  payment: [
    { per: 'session', most: 30, seconds: 60 },
    { per: 'range', most: 200, seconds: 60 },
  ],
  message: [
    { per: 'session', most: 5, seconds: 600 },
    { per: 'range', most: 10, seconds: 600 },
  ],
  proof: [
    { per: 'session', most: 30, seconds: 600 },
    { per: 'range', most: 100, seconds: 600 },
  ],
  withdrawal: [
    { per: 'session', most: 10, seconds: 600 },
    { per: 'range', most: 20, seconds: 600 },
    { per: 'mailbox', most: 10, seconds: 86_400 },
  ],
} as const satisfies Record<string, readonly Limit[]>;

export type RateLimitName = keyof typeof limits;
