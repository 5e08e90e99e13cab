import 'server-only';
import { findOrder } from '@/db/orders/orders';
import { saveWithdrawal } from '@/db/orders/withdrawals';
import { keyRing } from '@/db/process/key-ring';
import { dayOf, inWords } from '@/lib/calendar/dates';
import { readOrderNumber } from '@/lib/document-number';
import type { Locale } from '@/lib/i18n/locales';
import { signalMail } from '@/lib/mail/mail-signal';
import { signReceipt } from '@/lib/orders/receipt';
import type { Declaration } from '@/lib/orders/withdrawal';
import { keyedHash } from '@/lib/process/keyed-hash';
import type { Keys } from '@/lib/process/keys';
import { log } from '@/lib/process/log';
import { budgetsOf } from '@/use-cases/account/mail-budgets';
import { provenVisitor } from '@/use-cases/account/read-visitor';
import { orAway } from '@/use-cases/process/or-away';
import { isTheirs } from './read-order';

/** A declaration that was stored. */
type Declared = {
  readonly reference: string;
  /** When it was declared first. */
  readonly at: Date;
  /** Path of the page that shows it, without language. */
  readonly path: string;
};

/** Reference of a declaration: the same for the same declaration on the same day, and not guessable. */
function referenceOf({ name, order, email }: Declaration, at: Date, keys: Keys): string {
  const hash = keyedHash(JSON.stringify(['withdrawal', name, order, email, dayOf(at)]), keys);
  const digits = Buffer.from(hash, 'base64url').toString('hex').toUpperCase();
  return `R-${digits.slice(0, 5)}-${digits.slice(5, 10)}-${digits.slice(10, 15)}`;
}

/** Whether the order that a declaration names belongs to this visitor. */
async function namesTheirs({ order }: Declaration): Promise<boolean> {
  const number = readOrderNumber(order);
  const named = number && (await findOrder(number));
  return named ? isTheirs(named) : false;
}

/**
 * Stores a declaration of withdrawal and acknowledges it by mail. No limit refuses it; where there are many, the mails
 * wait. What was typed goes by mail only to a mailbox that this visitor has proven to own; any other gets a link.
 */
export async function declareWithdrawal(
  declaration: Declaration,
  language: Locale,
): Promise<Declared | 'away'> {
  const declaredAt = new Date();
  return orAway('a withdrawal could not be stored', async () => {
    const keys = await keyRing();
    const reference = referenceOf(declaration, declaredAt, keys);
    const facts = { reference, ...inWords(declaredAt, language) };
    const isOwner = (await provenVisitor()) === declaration.email;
    const kind = isOwner ? 'withdrawal' : 'receipt';
    const mail = {
      kind,
      facts: isOwner ? { ...declaration, ...facts } : facts,
      budgets: await budgetsOf(kind, declaration.email),
    } as const;
    const isBuyers = await namesTheirs(declaration);
    const at = await saveWithdrawal({
      ...{ ...declaration, reference, language, declaredAt, isBuyers, mail },
    });
    signalMail();
    log().info({ event: 'withdrawal', reference }, 'a withdrawal was declared');
    const path = `/withdrawal/receipt?token=${await signReceipt(reference, keys)}`;
    return { reference, at, path };
  });
}
