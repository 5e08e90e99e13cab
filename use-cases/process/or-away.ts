import 'server-only';
import { log } from '@/lib/process/log';

/**
 * Does something that needs the database.
 * @param failure what the log says when it fails
 * @returns what `work` gives; `away` for an error, which is logged
 */
export async function orAway<T>(failure: string, work: () => Promise<T>): Promise<T | 'away'> {
  try {
    return await work();
  } catch (error) {
    log().error(error, failure);
    return 'away';
  }
}
