/** Whose requests are counted together: those of a session, a range of addresses, a mailbox. */
type Counted = 'session' | 'range' | 'mailbox';

export type Limit = {
  readonly per: Counted;
  /** Requests allowed in one window. */
  readonly max: number;
  readonly seconds: number;
};

/** Rate limits by what a request asks for. Those of ranges are higher: offices and phone networks share one. */
export const limits = {
  subscribe: [
    { per: 'session', max: 10, seconds: 600 },
    { per: 'range', max: 30, seconds: 600 },
  ],
  link: [
    { per: 'session', max: 5, seconds: 600 },
    { per: 'range', max: 20, seconds: 600 },
    { per: 'mailbox', max: 3, seconds: 600 },
    { per: 'mailbox', max: 10, seconds: 86_400 },
  ],
  cart: [
    { per: 'session', max: 180, seconds: 60 },
    { per: 'range', max: 900, seconds: 60 },
  ],
  payment: [
    { per: 'session', max: 30, seconds: 60 },
    { per: 'range', max: 200, seconds: 60 },
  ],
  message: [
    { per: 'session', max: 5, seconds: 600 },
    { per: 'range', max: 10, seconds: 600 },
  ],
  proof: [
    { per: 'session', max: 30, seconds: 600 },
    { per: 'range', max: 100, seconds: 600 },
  ],
  withdrawal: [
    { per: 'session', max: 10, seconds: 600 },
    { per: 'range', max: 20, seconds: 600 },
    { per: 'mailbox', max: 10, seconds: 86_400 },
  ],
} as const satisfies Record<string, readonly Limit[]>;

export type RateLimitName = keyof typeof limits;
