import { defaultLocale, isLocale, localePath } from '@/lib/i18n/locales';
import { endNewsletter } from '@/use-cases/account/newsletter';
import { orAway } from '@/use-cases/process/or-away';

const answer = (status: number) => new Response(null, { status });

/**
 * Ends the newsletter for a mailbox that posts here by itself (RFC 8058): no cookie, no page, no question.
 * @returns 200; 404 for an unknown link; 503 while the database is unavailable
 */
export async function POST(request: Request): Promise<Response> {
  const token = new URL(request.url).searchParams.get('token');
  const isEnded = await orAway('ending the newsletter failed', () => endNewsletter(token));
  if (isEnded === 'away') return answer(503);
  return answer(isEnded ? 200 : 404);
}

/** A person who opens the address gets the page with a button. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/[locale]/unsubscribe/now'>,
): Promise<Response> {
  const { locale } = await params;
  const page = localePath(isLocale(locale) ? locale : defaultLocale, '/unsubscribe');
  const location = `${page}${new URL(request.url).search}`;
  return new Response(null, { status: 303, headers: { location } });
}
