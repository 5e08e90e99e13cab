import 'server-only';

type Counters = {
  /** Answers of 500, and answers during which something was thrown. */
  failedAnswers: number;
  /** Lines of the log at level `error` and above. */
  errorsLogged: number;
  /** Requests above a limit of `lib/process/limits.ts`. */
  limitRefusals: number;
  /** Signed events of the payment provider, by outcome. */
  readonly paymentEvents: Record<
    'done' | 'repeated' | 'waiting' | 'unknownOrder' | 'foreign' | 'ignored',
    number
  >;
  /** Events of the payment provider that were refused, by the reason. */
  readonly refusedPaymentEvents: Record<'signature' | 'clock' | 'body', number>;
};

// Pages, actions and the server are separate bundles of one process: they share one set of counters.
const shared = globalThis as typeof globalThis & { theogonieCounters?: Counters };

/** What this process has counted since it started. */
export function counters(): Counters {
  shared.theogonieCounters ??= {
    failedAnswers: 0,
    errorsLogged: 0,
    limitRefusals: 0,
    paymentEvents: { done: 0, repeated: 0, waiting: 0, unknownOrder: 0, foreign: 0, ignored: 0 },
    refusedPaymentEvents: { signature: 0, clock: 0, body: 0 },
  };
  return shared.theogonieCounters;
}
