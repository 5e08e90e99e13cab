import 'server-only';
import { orAway } from '@/use-cases/process/or-away';
import { checkRateLimit, type LimitRefusal } from '@/use-cases/process/rate-limit';

/**
 * Does something for who has a link of a mail or a proven session. Only requests that fail are counted: a valid link
 * and a proven session work whatever others in the same range of addresses do.
 * @param work gives `undefined` for a link that is not valid or a visitor who may not do this
 * @returns what `work` gives; above the limit or without a database, why it was refused
 */
export async function withProof<T>(
  work: () => Promise<T | undefined>,
): Promise<T | LimitRefusal | undefined> {
  const done = await orAway('a request about personal data failed', work);
  return done ?? checkRateLimit('proof');
}
