'use server';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { readOrderNumber } from '@/lib/document-number';
import { removeFile as remove } from '@/use-cases/desk/keep-files';
import { requireStaff } from '@/use-cases/desk/require-staff';
import { withinLimit } from '@/use-cases/process/rate-limit';
import { noticePath } from '@/use-cases/site/redirect-with-notice';

/** Removes a file from an order, and goes back to its page. */
export async function removeFile(form: FormData): Promise<void> {
  const number = readOrderNumber(String(form.get('number')));
  const id = z.uuid().safeParse(form.get('id'));
  const page = number ? `/desk/orders/${number}` : '/desk/orders';
  const author = await requireStaff(page);
  const outcome = await withinLimit('desk', 'a request of the desk failed', async () =>
    number && id.success ? remove(number, id.data, author) : 'refused',
  );
  redirect(noticePath(page, outcome));
}
