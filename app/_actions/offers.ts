'use server';
import { z } from 'zod';
import { visitorTokenHash } from '@/lib/account/session';
import type { ErrorCode } from '@/lib/action';
import { toLocale } from '@/lib/i18n/locales';
import { choiceIn } from '@/use-cases/cart/choice-in';
import {
  type OfferRefusal,
  renewOffer as renew,
  type WrittenOffer,
  writeCartOffer,
  writeOffer,
} from '@/use-cases/orders/write-offer';
import { isRefused, refusedResult } from '@/use-cases/process/rate-limit';
import { redirectFrom } from '@/use-cases/site/redirect-with-notice';
import { cartNoticePath } from '@/use-cases/site/respond';

/** Writes an offer for one configured product, delivery included, and redirects to its page. */
export async function requestOffer(form: FormData): Promise<void> {
  const choice = choiceIn(form);
  const wanted = choice ? [{ ...choice, quantity: 1 }] : [];
  const hash = await visitorTokenHash();
  const offer = await writeOffer(wanted, 'piece', toLocale(form.get('locale')), {
    hash,
    key: keyIn(form),
  });
  redirectToOffer(form, offer, 'offerFailed');
}

/** Writes an offer for the visitor's whole cart, delivery added once, and redirects to its page. */
export async function requestCartOffer(form: FormData): Promise<void> {
  const hash = await visitorTokenHash();
  const locale = toLocale(form.get('locale'));
  const offer = hash ? await writeCartOffer(hash, locale, keyIn(form)) : undefined;
  redirectToOffer(form, offer, 'cartLoadFailed');
}

/**
 * Writes an offer that has expired once more, at the prices and the delivery of today, and redirects to the page of
 * the new one. Any other offer goes back to its page, which says its state.
 */
export async function renewOffer(form: FormData): Promise<void> {
  const hash = await visitorTokenHash();
  const offer = await renew(String(form.get('token')), toLocale(form.get('locale')), hash);
  redirectToOffer(form, offer, 'offerFailed');
}

/** The idempotency key that a script adds to a form; without scripts there is none. */
const keyIn = (form: FormData) => z.guid().safeParse(form.get('key')).data;

/** Redirects to the page of an offer; else to the cart, which says why there is none. @param failure code of that */
function redirectToOffer(
  form: FormData,
  offer: Pick<WrittenOffer, 'path'> | OfferRefusal,
  failure: ErrorCode,
): never {
  if (isRefused(offer)) redirectFrom(form, cartNoticePath(refusedResult(offer, failure)));
  if (typeof offer === 'object') redirectFrom(form, offer.path);
  redirectFrom(form, cartNoticePath({ ok: false, code: offer ?? failure }));
}
