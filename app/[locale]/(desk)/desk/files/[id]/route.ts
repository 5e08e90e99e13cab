import { defaultLocale } from '@/lib/i18n/locales';
import { sendFile } from '@/use-cases/desk/keep-files';
import { findStaff } from '@/use-cases/desk/require-staff';

/** Sends a file of an order to a member of the staff; 404 for anybody else, and in any language but French. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/[locale]/desk/files/[id]'>,
): Promise<Response> {
  const { locale, id } = await params;
  const isTheirs = locale === defaultLocale && (await findStaff());
  if (isTheirs) return sendFile(id);
  return new Response(null, { status: 404, headers: { 'x-robots-tag': 'noindex' } });
}
