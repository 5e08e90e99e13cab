import 'server-only';
import { findEmail, findEndedEmail } from '@/db/account/sessions';
import { knowAddress, knowCustomer } from '@/db/account/subscriptions';
import { queueAccessMail } from '@/db/mail/mails';
import { visitorTokenHash } from '@/lib/account/session';
import { signalMail } from '@/lib/mail/mail-signal';
import { env } from '@/lib/process/env';
import { orAway } from '@/use-cases/process/or-away';
import { type LimitRefusal, withinLimit } from '@/use-cases/process/rate-limit';

const failure = 'a link could not be requested';

/** What the link of a mail carries: `carriedBy` of the form that asked for it. */
type Carried = Readonly<Record<string, string>>;

async function queueLink(recipient: string, language: string, facts: Carried) {
  await queueAccessMail({ recipient, language, facts });
  signalMail();
  return 'linkSent' as const;
}

/**
 * Sends a known address a link that opens a session, and then does what the form asked for or leads back to its page.
 * For any other address no mail leaves.
 */
export async function sendLink(
  recipient: string,
  language: string,
  facts: Carried,
): Promise<'linkSent' | LimitRefusal> {
  return withinLimit('link', failure, () => queueLink(recipient, language, facts));
}

/**
 * Sends such a link to an address that is known, that the house holds something of, or that belongs to somebody of the house. The
 * answer does not depend on whether it does.
 * @param typed by default the address of this device
 * @returns `undefined` for a device without an address
 */
export async function requestLink(
  typed: string | undefined,
  language: string,
  facts: Carried,
): Promise<'linkSent' | LimitRefusal | undefined> {
  return orAway(failure, async () => {
    const recipient = typed ?? (await addressOfDevice());
    if (!recipient) return undefined;
    return withinLimit('link', failure, async () => {
      await (env().STAFF?.includes(recipient) ? knowAddress(recipient) : knowCustomer(recipient));
      return queueLink(recipient, language, facts);
    });
  });
}

/** The address that this device gave: that of its session, also of one that ended unproven. */
async function addressOfDevice(): Promise<string | undefined> {
  const hash = await visitorTokenHash();
  return hash && ((await findEmail(hash)) ?? (await findEndedEmail(hash)));
}
