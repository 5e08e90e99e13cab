import { listDeclarations } from '@/db/orders/withdrawals';
import { keyRing } from '@/db/process/key-ring';
import { inWords } from '@/lib/calendar/dates';
import { formatText } from '@/lib/i18n/format';
import { toLocale } from '@/lib/i18n/locales';
import { mostListed } from '@/lib/mail/mail-rules';
import { mailWords } from '@/lib/mail/mail-words';
import { readSpan } from '@/lib/mail/span';
import { signReceipt } from '@/lib/orders/receipt';
import { addressOf, type Writer } from './mail-draft';

/**
 * The acknowledgement of a withdrawal to an address that is not proven: no words of the visitor, but a link to them.
 * It lists all declarations that joined it while it waited.
 */
export const receiptMail: Writer = async ({ facts, recipient, language }) => {
  const locale = toLocale(language);
  const [words, keys] = await Promise.all([mailWords(locale), keyRing()]);
  const linkTo = async (reference = '') =>
    addressOf('/withdrawal/receipt', locale, { token: await signReceipt(reference, keys) });
  const span = readSpan(facts);
  const { count, rows } = span
    ? await listDeclarations(span, mostListed, recipient)
    : { count: 1, rows: [] };
  const others = rows.filter(({ reference }) => reference !== facts.reference);
  const listed = others.map(async ({ reference, declaredAt }) => ({
    rows: [[reference, formatText(words.declaredAt, locale, inWords(declaredAt, locale))]] as const,
    link: { label: words.receipt.button, href: await linkTo(reference) },
  }));
  const title = formatText(words.declarations, locale, { count });
  return {
    locale,
    letter: words.receipt,
    facts,
    link: await linkTo(facts.reference),
    annexes: others.length > 0 ? [{ title }, ...(await Promise.all(listed))] : [],
  };
};
