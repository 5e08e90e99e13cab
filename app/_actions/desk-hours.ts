'use server';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { endHourByHand, prepareHour as prepare } from '@/db/desk/desk-hours';
import type { DeskNotice } from '@/lib/desk/desk-words';
import { signalMail } from '@/lib/mail/mail-signal';
import { readAppointmentNumber } from '@/lib/orders/document-number';
import { readDay } from '@/lib/residence/days';
import { requireStaff } from '@/use-cases/desk/require-staff';
import { withinLimit } from '@/use-cases/process/rate-limit';
import { noticePath } from '@/use-cases/site/redirect-with-notice';

/** Does something for a person of the house, and goes back to the week of the form, which says what came of it. */
async function handle(
  form: FormData,
  work: (author: string) => Promise<DeskNotice>,
): Promise<never> {
  const week = readDay(form.get('week'));
  const page = week ? `/desk/calendar?week=${week}` : '/desk/calendar';
  const author = await requireStaff(page);
  const outcome = await withinLimit('desk', 'a request of the desk failed', () => work(author));
  signalMail();
  redirect(noticePath(page, outcome));
}

const numberIn = (form: FormData) => readAppointmentNumber(String(form.get('number')));

const Prepared = z.object({
  videoLink: z.literal('').or(z.url({ protocol: /^https$/ }).max(2_000)),
  houseNote: z.string().trim().max(5_000),
});

/** Keeps the address of a video and a note. */
export async function prepareHour(form: FormData): Promise<void> {
  const number = numberIn(form);
  const given = Prepared.safeParse({
    videoLink: String(form.get('videoLink') ?? '').trim(),
    houseNote: String(form.get('houseNote') ?? '').replaceAll('\0', ''),
  });
  await handle(form, async (author) => {
    if (!number || !given.success) return 'badHour';
    const { videoLink, houseNote } = given.data;
    const kept = { videoLink: videoLink || null, houseNote: houseNote || null };
    return prepare(number, kept, author);
  });
}

/** Cancels an hour, or keeps that nobody came. */
export async function endHour(form: FormData): Promise<void> {
  const number = numberIn(form);
  const mark = z.enum(['cancelled', 'noShow']).safeParse(form.get('mark'));
  await handle(form, async (author) =>
    number && mark.success ? endHourByHand(number, mark.data, author) : 'refused',
  );
}
