import { toLocale } from '@/lib/i18n/locales';
import { suggestFor } from '@/lib/search/catalogue';
import { readQuery } from '@/lib/search/query';

/** What the search in the header shows for `?q=`, where the catalogue is too large to be searched by browsers. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/[locale]/search/suggestions'>,
) {
  const { searchParams } = new URL(request.url);
  const { text } = readQuery(searchParams.get('q') ?? undefined);
  return Response.json(await suggestFor(toLocale((await params).locale), text));
}
