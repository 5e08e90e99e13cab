import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import type { Attachment } from '@/lib/mail/mail';
import type { Paper } from '@/lib/orders/papers/paper';
import { paperFileName } from '@/lib/orders/papers/paper-file-name';
import { writePaper } from '@/lib/orders/papers/write-paper';
import { log } from '@/lib/process/log';

/**
 * An invoice or a credit note as a file of the mail that announces it.
 * @returns nothing when it could not be written, which is logged: the mail leaves all the same, and its link leads to the
 * paper
 */
export async function attachedPaper(paper: Paper, locale: Locale): Promise<Attachment[]> {
  try {
    const content = await writePaper(paper, await messagesOf(locale), locale);
    return [{ filename: paperFileName(paper, locale), content, contentType: 'application/pdf' }];
  } catch (error) {
    log().error(error, 'a paper could not be written for a mail');
    return [];
  }
}
