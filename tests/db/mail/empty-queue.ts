import { run } from '@/db/client';
import { mails } from '@/db/schema';

/** Drops the mails that tests before left in the queue: who sends until none is due would send them too. */
export const emptyQueue = () => run((db) => db.delete(mails));
