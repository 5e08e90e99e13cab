const hour = 3_600;
/** Seconds to wait after each failed try to send a mail. */
export const mailRetrySeconds = [
  60,
  540,
  3_000,
  5 * hour,
  6 * hour,
  12 * hour,
  12 * hour,
  12 * hour,
  12 * hour,
  12 * hour,
] as const;
/** The database checks it: another number of tries needs a migration. */
export const maxMailTries = mailRetrySeconds.length + 1;
