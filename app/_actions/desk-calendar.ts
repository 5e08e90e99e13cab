'use server';
import { redirect } from 'next/navigation';
import type { ProvenEmail } from '@/lib/account/proof';
import { calendarPath, readView } from '@/lib/desk/calendar-view';
import type { DeskNotice } from '@/lib/desk/desk-words';
import { requireStaff } from '@/use-cases/desk/require-staff';
import { revokeCalendar as revoke, shareCalendar as share } from '@/use-cases/desk/share-calendar';
import { withinLimit } from '@/use-cases/process/rate-limit';
import { noticePath } from '@/use-cases/site/redirect-with-notice';

/** Does something with the calendar of who asks, and goes back to the view of the form. */
async function handle(
  form: FormData,
  work: (staff: ProvenEmail) => Promise<DeskNotice>,
): Promise<never> {
  const page = calendarPath(readView(Object.fromEntries(form), new Date()));
  const staff = await requireStaff(page);
  const outcome = await withinLimit('desk', 'a request of the desk failed', () => work(staff));
  redirect(noticePath(page, outcome));
}

/** Makes a private address of the calendar for who asks; the one before opens nothing any more. */
export async function shareCalendar(form: FormData): Promise<void> {
  await handle(form, share);
}

/** Ends the private address of who asks. */
export async function revokeCalendar(form: FormData): Promise<void> {
  await handle(form, revoke);
}
