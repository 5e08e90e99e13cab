'use server';
import { redirect } from 'next/navigation';
import { findEmail } from '@/db/account/sessions';
import { createOffer } from '@/db/orders/offers';
import { keyRing } from '@/db/process/key-ring';
import { visitorTokenHash } from '@/lib/account/session';
import type { ErrorCode } from '@/lib/action';
import { wantedAgain } from '@/lib/catalogue/choice';
import { askedBefore } from '@/lib/delivery/delivery-price';
import { type Locale, localePath, toLocale } from '@/lib/i18n/locales';
import { type OfferDraft, offerStateOf } from '@/lib/orders/offer';
import { draftOffer } from '@/lib/orders/offer-draft';
import { offerPath, signOffer } from '@/lib/orders/offer-token';
import { log } from '@/lib/process/log';
import { listChoices } from '@/use-cases/cart/cart-choices';
import { choiceIn } from '@/use-cases/cart/choice-in';
import { findSignedOffer } from '@/use-cases/orders/read-offer';
import { checkRateLimit } from '@/use-cases/process/rate-limit';
import { cartNoticePath } from '@/use-cases/site/respond';

/** Writes an offer for one configured product, delivery included, and redirects to its page. */
export async function requestOffer(form: FormData): Promise<void> {
  const choice = choiceIn(form);
  await lead(form, 'offerFailed', async (locale) =>
    choice ? draftOffer([{ ...choice, quantity: 1 }], 'piece', locale) : undefined,
  );
}

/** Writes an offer for the visitor's whole cart, delivery added once, and redirects to its page. */
export async function requestCartOffer(form: FormData): Promise<void> {
  const hash = await visitorTokenHash();
  await lead(form, 'cartLoadFailed', async (locale) =>
    hash ? draftOffer(await listChoices(hash), 'cart', locale) : undefined,
  );
}

/**
 * Writes an offer that has expired once more, at the prices and the delivery of today, and redirects to the page of
 * the new one. Any other offer goes back to its page, which says its state.
 */
export async function renewOffer(form: FormData): Promise<void> {
  await lead(form, 'offerFailed', async (locale) => {
    const old = await findSignedOffer(form.get('token'));
    if (!old) return undefined;
    if (offerStateOf(old, new Date()) !== 'expired') {
      return { page: offerPath(String(form.get('token'))) };
    }
    const wanted = wantedAgain(old.lines);
    const isMade = wanted.length === old.lines.length;
    return isMade ? draftOffer(wanted, askedBefore(old), locale) : undefined;
  });
}

type Drafted = Awaited<ReturnType<typeof draftOffer>>;

/**
 * Stores an offer and redirects to its page; else to the cart, which says why not.
 * @param failure code of that answer
 * @param draft gives `undefined` when the form names nothing that is made, or another page that says why not
 */
async function lead(
  form: FormData,
  failure: ErrorCode,
  draft: (locale: Locale) => Promise<Drafted | { readonly page: string }>,
): Promise<never> {
  const locale = toLocale(form.get('locale'));
  let path = cartNoticePath({ ok: false, code: failure });
  try {
    const drafted = await draft(locale);
    if (drafted === 'offerTooHigh') path = cartNoticePath({ ok: false, code: drafted });
    else if (drafted && 'page' in drafted) path = drafted.page;
    else if (drafted) {
      const refused = await checkRateLimit('offer', failure);
      path = refused ? cartNoticePath(refused) : await storedPath(drafted, locale);
    }
  } catch (error) {
    log().error(error, 'an offer could not be written');
  }
  redirect(localePath(locale, path));
}

async function storedPath(draft: OfferDraft, locale: Locale): Promise<string> {
  const hash = await visitorTokenHash();
  const email = (hash && (await findEmail(hash))) || null;
  const { id, createdAt } = await createOffer(draft, locale, email);
  return offerPath(await signOffer(id, createdAt, await keyRing()));
}
