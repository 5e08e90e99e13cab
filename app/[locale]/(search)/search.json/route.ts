import { locales, toLocale } from '@/lib/i18n/locales';
import { searchFileOf } from '@/lib/search';
import { searchTexts } from '@/lib/search/documents';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

/** What the search in the header searches, in one language. */
export async function GET(_: Request, { params }: RouteContext<'/[locale]/search.json'>) {
  return Response.json(searchFileOf(await searchTexts(toLocale((await params).locale))));
}
