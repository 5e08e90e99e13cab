import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { facturX } from './factur-x';
import type { Paper } from './paper';
import { type PaperMessages, sheetOf } from './paper-sheet';
import { writeInThread } from './pdf/thread';

/** An invoice or a credit note as a PDF with its structured data, in a language. */
export function writePaper(paper: Paper, words: PaperMessages, locale: Locale): Promise<Buffer> {
  const sheet = sheetOf(paper, words, locale);
  return writeInThread({ sheet, xml: facturX(paper, sheet, words), issuedAt: paper.issuedAt });
}
