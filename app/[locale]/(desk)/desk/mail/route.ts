import { noMail, showMail } from '@/app/[locale]/(desk)/desk/show-mail';
import { type Foreseen, foreseenIn } from '@/lib/desk/forms/foreseen';
import { defaultLocale } from '@/lib/i18n/locales';
import { showMailByHand } from '@/use-cases/desk/foresee-mail';
import { readMailForDesk } from '@/use-cases/desk/read-mail';
import { findStaff } from '@/use-cases/desk/require-staff';

/**
 * Shows a member of the staff a mail: as it left (`id`), or as it would leave now: one about an order (`number`, `kind`), of a
 * stay (`stay`, `kind`) or an hour (`hour`, `kind`), or that of an offer which waits (`offer`).
 * @returns 404 for anybody else, in any language but French, and for a mail that is not there; 429 above the limit; 503
 * while the database is unavailable
 */
export async function GET(
  request: Request,
  context: RouteContext<'/[locale]/desk/mail'>,
): Promise<Response> {
  return answer(request, context, (asked) => readStored(asked, {}));
}

/**
 * Shows the mail that the form of a stay, an hour or a refund would send, with what is typed there, also that of one which is
 * being booked by hand (`new`); changes nothing.
 * @returns as `GET`
 */
export async function POST(
  request: Request,
  context: RouteContext<'/[locale]/desk/mail'>,
): Promise<Response> {
  return answer(request, context, async (asked) => {
    const form = await request.formData().catch(() => new FormData());
    const made = asked.get('new');
    if (made === 'stay' || made === 'hour') return showMailByHand(made, form);
    return readStored(asked, foreseenIn(form));
  });
}

const readStored = (asked: URLSearchParams, foreseen: Foreseen) =>
  readMailForDesk({
    id: asked.get('id'),
    number: asked.get('number'),
    offer: asked.get('offer'),
    stay: asked.get('stay'),
    hour: asked.get('hour'),
    kind: asked.get('kind'),
    language: asked.get('language'),
    foreseen,
  });

async function answer(
  request: Request,
  { params }: RouteContext<'/[locale]/desk/mail'>,
  read: (asked: URLSearchParams) => ReturnType<typeof readMailForDesk>,
): Promise<Response> {
  if ((await params).locale !== defaultLocale) return noMail();
  if (!(await findStaff())) return noMail();
  return showMail(request, await read(new URL(request.url).searchParams));
}
