import { noMail, showMail } from '@/app/[locale]/(desk)/desk/show-mail';
import { readRefused } from '@/lib/desk/forms/refused-form';
import { typedAt } from '@/lib/desk/forms/typed';
import { formOf, offerIn } from '@/lib/desk/offer-by-hand';
import { defaultLocale } from '@/lib/i18n/locales';
import { findStaff } from '@/use-cases/desk/require-staff';
import { showOfferMail } from '@/use-cases/desk/send-offer';

/**
 * Shows a member of the staff the mail of an offer that is being written, as it would leave: the address says the offer as that
 * of its page does, the cookie of the page whom it is for.
 * @returns 404 for anybody else, in any language but French, and for what is no offer; 429 above the limit; 503 while the
 * database is unavailable
 */
export async function GET(
  request: Request,
  { params }: RouteContext<'/[locale]/desk/offers/new/mail'>,
): Promise<Response> {
  if ((await params).locale !== defaultLocale) return noMail();
  if (!(await findStaff())) return noMail();
  const { searchParams } = new URL(request.url);
  const typed = formOf(
    Object.fromEntries([...searchParams.keys()].map((name) => [name, searchParams.getAll(name)])),
  );
  const whom = typedAt('offer', await readRefused({ form: searchParams.get('form') ?? undefined }));
  for (const name of ['name', 'email'] as const) typed.set(name, whom[name] ?? '');
  const offer = offerIn(typed);
  return typeof offer === 'string' ? noMail() : showMail(request, await showOfferMail(offer));
}
