'use server';
import { z } from 'zod';
import {
  endSession as end,
  eraseData,
  findVisitor,
  setNewsletter as set,
} from '@/db/account/my-data';
import { dropSession, findEmail } from '@/db/account/sessions';
import { keyRing } from '@/db/process/key-ring';
import { readBack } from '@/lib/account/back-path';
import { dropToken, visitorTokenHash } from '@/lib/account/session';
import type { Faults } from '@/lib/action';
import { clearOutbox } from '@/lib/mail/outbox';
import { cartNoticePath } from '@/use-cases/site/respond';
import { type Outcome, settle } from '@/use-cases/site/settle';

/** Ends the session of this device, proven or not, and comes back to the page that was left. */
export async function leaveSession(form: FormData): Promise<void> {
  await settle(form, async () => {
    const hash = await visitorTokenHash();
    if (hash) await dropSession(hash);
    await dropToken();
    const page = readBack({ back: form.get('page') });
    if (page === '/cart') return { path: cartNoticePath({ ok: true, code: 'left' }) };
    return { page, notice: 'sessionEnded' };
  });
}

/** Ends one session of the visitor's address. */
export async function endSession(form: FormData): Promise<void> {
  await settle(form, async () => {
    const id = z.uuid().safeParse(form.get('id'));
    const hash = await visitorTokenHash();
    if (!id.success || !(await end(hash, id.data))) return undefined;
    if (hash && !(await findVisitor(hash))) await dropToken();
    return { notice: 'sessionEnded' };
  });
}

/** Turns the newsletter on or off for a proven visitor. */
export async function setNewsletter(form: FormData): Promise<void> {
  await settle(form, async (): Promise<Outcome | undefined> => {
    const wants = z.enum(['on', 'off']).safeParse(form.get('letter'));
    const hash = await visitorTokenHash();
    if (!wants.success || !hash || !(await set(hash, wants.data === 'on'))) return undefined;
    return { notice: wants.data === 'on' ? 'letterOn' : 'letterOff' };
  });
}

/**
 * Erases everything stored about a proven visitor who ticked the confirmation.
 * @returns only when it was not ticked, with the field; redirects otherwise
 */
export async function erase(_: unknown, form: FormData): Promise<Faults> {
  if (form.get('sure') !== 'on') return { fields: ['sure'], typed: {} };
  return settle(form, async () => {
    const session = z.uuid().safeParse(form.get('session'));
    const hash = await visitorTokenHash();
    const email = hash && (await findEmail(hash));
    // Read before the rows are gone: without them nobody could try again.
    const keys = await keyRing();
    if (!(await eraseData(hash, session.data))) return undefined;
    if (email) clearOutbox(email, keys);
    await dropToken();
    return { notice: 'erased' };
  });
}
