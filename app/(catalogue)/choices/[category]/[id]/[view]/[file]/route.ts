import { notFound } from 'next/navigation';
import { composePicture } from '@/use-cases/catalogue/compose-picture';

const retrySeconds = 5;

/** The picture of a configuration as one JPEG, for readers of feeds, assistants and mails that are previewed. */
export async function GET(
  _: Request,
  { params }: RouteContext<'/choices/[category]/[id]/[view]/[file]'>,
) {
  const { category, id, view, file } = await params;
  const picture = (await composePicture(`${category}/${id}/${view}`, file)) ?? notFound();
  if (picture === 'busy') {
    const headers = { 'retry-after': String(retrySeconds) };
    return new Response(null, { status: 503, headers });
  }
  return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/jpeg' } });
}
