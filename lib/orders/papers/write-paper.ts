import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { facturX } from './factur-x';
import type { Paper } from './paper';
import { sheetOf } from './paper-sheet';
import { prepareThread, writeInThread } from './pdf/thread';

/** Makes ready for a paper that the page which is shown offers as a file. */
export const preparePapers = prepareThread;

/** An invoice or a credit note as a PDF with its structured data, in a language. */
export function writePaper(paper: Paper, messages: Messages, locale: Locale): Promise<Buffer> {
  const sheet = sheetOf(paper, messages, locale);
  return writeInThread({ sheet, xml: facturX(paper, sheet), issuedAt: paper.issuedAt });
}
