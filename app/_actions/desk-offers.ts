'use server';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { EmailAddress } from '@/lib/account/email-address';
import { destinationOf } from '@/lib/delivery/destination';
import type { DeskNotice } from '@/lib/desk/desk-words';
import { freeLinesIn, newOfferPath, productIdsIn, wantedInForm } from '@/lib/desk/offer-by-hand';
import { locales } from '@/lib/i18n/locales';
import { requireStaff } from '@/use-cases/desk/require-staff';
import { sendOffer as send } from '@/use-cases/desk/send-offer';
import { withinLimit } from '@/use-cases/process/rate-limit';
import { noticePath } from '@/use-cases/site/redirect-with-notice';

/** Writes an offer and mails it, and goes to the list of offers; back to its form where something is amiss. */
export async function sendOffer(form: FormData): Promise<void> {
  const page = newOfferPath(productIdsIn(form));
  const author = await requireStaff(page);
  const outcome = await withinLimit('desk', 'a request of the desk failed', () =>
    sendIn(form, author),
  );
  redirect(noticePath(outcome === 'offerSent' ? '/desk/offers' : page, outcome));
}

async function sendIn(form: FormData, author: string): Promise<DeskNotice> {
  const id = z.uuid().safeParse(form.get('id'));
  const language = locales.find((one) => one === form.get('language'));
  const email = EmailAddress.safeParse(form.get('email'));
  const [wanted, free] = [wantedInForm(form), freeLinesIn(form)];
  const place = destinationOf(String(form.get('country')), String(form.get('postcode') ?? ''));
  if (!id.success || !language || !wanted) return 'badOffer';
  if (!free) return 'badFreeLine';
  if (!email.success) return 'badEmail';
  if (typeof place === 'string') return 'badPlace';
  const isDelivered = form.get('isDelivered') === '1';
  return send(
    {
      ...{ id: id.data, email: email.data, destination: place },
      ...{ wanted, free, isDelivered, language },
    },
    author,
  );
}
