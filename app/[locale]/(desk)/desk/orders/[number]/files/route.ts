import type { DeskNotice } from '@/lib/desk/desk-words';
import { keepTyped } from '@/lib/desk/forms/refused-form';
import { defaultLocale } from '@/lib/i18n/locales';
import { mostUploadBytes } from '@/lib/orders/order-file';
import { keepFiles } from '@/use-cases/desk/keep-files';
import { findStaff } from '@/use-cases/desk/require-staff';
import { type LimitRefusal, withinLimit } from '@/use-cases/process/rate-limit';
import { noticePath } from '@/use-cases/site/redirect-with-notice';

const seeOther = (location: string) => new Response(null, { status: 303, headers: { location } });

/**
 * Keeps the files of a form with an order, and goes back to its page, which says what came of it. A route handler and no
 * action: files are larger than any other form may be, and nothing of them is read before the session is.
 */
export async function POST(
  request: Request,
  { params }: RouteContext<'/[locale]/desk/orders/[number]/files'>,
): Promise<Response> {
  const { locale, number } = await params;
  const page = `/desk/orders/${number}`;
  const staff = locale === defaultLocale ? await findStaff() : undefined;
  if (!staff) return seeOther(`/desk?${new URLSearchParams({ back: page })}`);
  const outcome = await withinLimit('file', 'files of an order were not kept', async () => {
    // The server takes no body without a length.
    if (Number(request.headers.get('content-length')) > mostUploadBytes) return 'filesTooLarge';
    const form = await request.formData().catch(() => new FormData());
    return keepFiles(number, await filesIn(form), staff);
  });
  return seeOther(`${await pathAfter(page, outcome)}#notice`);
}

/** The files of a form; a field without one has a file without a name. */
async function filesIn(form: FormData) {
  const sent = form.getAll('file').filter((each) => each instanceof File);
  const named = sent.filter(({ name, size }) => name !== '' || size > 0);
  return Promise.all(
    named.map(async (file) => ({
      name: file.name,
      bytes: new Uint8Array(await file.arrayBuffer()),
    })),
  );
}

type Outcome = Awaited<ReturnType<typeof keepFiles>> | 'filesTooLarge' | LimitRefusal;

/** The page with what came of it. The name of a file that was refused goes back in a cookie: no address has it. */
async function pathAfter(page: string, outcome: Outcome): Promise<string> {
  if (typeof outcome !== 'object' || 'waitSeconds' in outcome) return noticePath(page, outcome);
  const notice: DeskNotice = outcome.fault;
  const typed = new FormData();
  typed.set('name', outcome.name.slice(-longestGivenBack));
  return noticePath(page, notice, await keepTyped('file', typed, page));
}

/** Characters of a name that is given back. */
const longestGivenBack = 120;
