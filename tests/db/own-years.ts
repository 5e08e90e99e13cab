const turns = 3_000;

/**
 * A number that no other file of tests of the last fifty minutes has: where a database outlives a
 * file and a run, each has years of its own. Two files may be read within one second; the worker's
 * number, which grows from file to file, tells them apart.
 */
export const ownYears =
  (Math.floor(Date.now() / 1000) + Number(process.env.VITEST_WORKER_ID ?? 0)) % turns;
