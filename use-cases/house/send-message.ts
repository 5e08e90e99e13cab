import 'server-only';
import { type ContactMessage, saveMessage } from '@/db/desk/contact-messages';
import { signalMail } from '@/lib/mail/mail-signal';
import { log } from '@/lib/process/log';
import { type LimitRefusal, withinLimit } from '@/use-cases/process/rate-limit';

/** Stores a message of the contact form and tells the house by mail. */
export async function sendMessage(message: ContactMessage): Promise<'sent' | LimitRefusal> {
  return withinLimit('message', 'a message could not be stored', async () => {
    await saveMessage(message);
    signalMail();
    log().info({ event: 'contact-message' }, 'a message was received');
    return 'sent' as const;
  });
}
