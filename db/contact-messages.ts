import 'server-only';
import { run } from './client';
import { contactMessages } from './schema';

export type ContactMessage = {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly subject: string;
  readonly message: string;
};

/** Stores a message of the contact form. */
export async function saveMessage(message: ContactMessage): Promise<void> {
  await run((db) => db.insert(contactMessages).values(message));
}
