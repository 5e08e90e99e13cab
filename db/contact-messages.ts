import 'server-only';
import { eq } from 'drizzle-orm';
import { run } from './client';
import { queueHouseMail } from './house-mails';
import { contactMessages } from './schema';

export type ContactMessage = {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly subject: string;
  readonly message: string;
};

/** Stores a message of the contact form and queues the mail that tells the house, both or neither. */
export async function saveMessage(message: ContactMessage): Promise<void> {
  await run((db) =>
    db.transaction(async (tx) => {
      const [saved] = await tx
        .insert(contactMessages)
        .values(message)
        .returning({ id: contactMessages.id });
      if (saved) await queueHouseMail(tx, 'houseMessage', { message: saved.id });
    }),
  );
}

/** A message by its id; `undefined` when it was erased. */
export async function findMessage(id: string) {
  const [message] = await run((db) =>
    db.select().from(contactMessages).where(eq(contactMessages.id, id)),
  );
  return message;
}
