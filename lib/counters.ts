import 'server-only';

type Counters = {
  /** Lines of the log at level `error` and above. */
  errorsLogged: number;
  /** Requests above a limit of `lib/limits.ts`. */
  limitRefusals: number;
};

// Pages, actions and the server are separate bundles of one process: they share one set of counters.
const shared = globalThis as typeof globalThis & { theogonieCounters?: Counters };

/** What this process has counted since it started. */
export function counters(): Counters {
  shared.theogonieCounters ??= { errorsLogged: 0, limitRefusals: 0 };
  return shared.theogonieCounters;
}
