import { company } from '@/content/company';
import { keyRing } from '@/db/key-ring';
import { addLink } from '@/db/links';
import { claimMail, dropMail, type WaitingMail } from '@/db/mails';
import { env } from '@/lib/env';
import { type Locale, localePath, toLocale } from '@/lib/i18n/locales';
import { mailWords } from '@/lib/i18n/mail-words';
import { readIntent } from '@/lib/intent';
import { log } from '@/lib/log';
import { type Mail, sendMail } from '@/lib/mail';
import type { LinkPurpose, MailKind } from '@/lib/mail-rules';
import { composeMail } from '@/lib/mail-text';
import { clearOutbox } from '@/lib/outbox';
import { signReceipt } from '@/lib/receipt';
import { maxMailTries } from '@/lib/retry';
import { newToken, tokenHash } from '@/lib/token';

type Button = {
  readonly path: string;
  /** Makes the token of the link; `undefined` when the address has been erased. */
  readonly token?: (mail: WaitingMail) => Promise<string | undefined>;
};

/** Where the button of each mail leads. */
const buttons: Readonly<Record<MailKind, Button>> = {
  access: { path: '/access', token: ({ recipient }) => tokenFor('access', recipient) },
  newsletter: { path: '/letter', token: ({ recipient }) => tokenFor('newsletter', recipient) },
  welcome: { path: '/collections' },
  withdrawal: { path: '/withdrawal' },
  receipt: {
    path: '/withdrawal/receipt',
    token: async ({ facts }) => signReceipt(facts.reference ?? '', await keyRing()),
  },
};

function address(
  path: string,
  locale: Locale,
  token?: string,
  intent?: Readonly<Record<string, string>>,
): string {
  const query = token ? `?${new URLSearchParams({ token, ...intent })}` : '';
  return `${env().SITE_URL}${localePath(locale, path)}${query}`;
}

/** A fresh token for a link; only its hash is stored. `undefined` when the address has been erased. */
async function tokenFor(purpose: LinkPurpose, email: string): Promise<string | undefined> {
  const token = newToken();
  return (await addLink(purpose, email, tokenHash(token))) ? token : undefined;
}

/** Composes a mail with links created now, or gives `undefined` when its address has been erased. */
async function writeOut(waiting: WaitingMail): Promise<Mail | undefined> {
  const { id, kind, recipient, language, facts } = waiting;
  const button = buttons[kind];
  const token = await button.token?.(waiting);
  if (button.token && !token) return undefined;
  const unsubscribe = kind === 'welcome' ? await tokenFor('unsubscribe', recipient) : undefined;
  const locale = toLocale(language);
  const text = composeMail({
    locale,
    words: await mailWords(locale),
    kind,
    facts,
    link: address(button.path, locale, token, readIntent(facts)),
    unsubscribeLink: unsubscribe && address('/unsubscribe', locale, unsubscribe),
    sender: `${company.legalName}, ${company.street}, ${company.postalCode} ${company.city}`,
  });
  return {
    ...text,
    id,
    to: recipient,
    oneClick: unsubscribe && address('/unsubscribe/now', locale, unsubscribe),
  };
}

/** What may be logged of a failure: codes only, because messages can contain addresses. */
function codesOf(error: unknown) {
  if (!(error instanceof Error)) return {};
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  const status = 'responseCode' in error ? Number(error.responseCode) : undefined;
  return { code, status };
}

/**
 * Sends one mail that is due. If sending fails, the mail waits for its next attempt.
 * @param now the time to use; by default that of the database
 * @returns false when none was due
 */
export async function sendNext(now?: Date): Promise<boolean> {
  const waiting = await claimMail(now);
  if (!waiting) return false;
  const { id, kind, tries } = waiting;
  try {
    const mail = await writeOut(waiting);
    if (mail) await sendMail(mail, await keyRing());
    // Erased while it was being written to a file: the file goes too.
    if (!(await dropMail(waiting))) clearOutbox(waiting.recipient, await keyRing());
    log().info({ event: mail ? 'mail-sent' : 'mail-dropped', mail: id, kind, tries });
  } catch (error) {
    const isLast = tries >= maxMailTries;
    log()[isLast ? 'error' : 'warn'](
      { event: isLast ? 'mail-given-up' : 'mail-failed', mail: id, kind, tries, ...codesOf(error) },
      'a mail could not be sent',
    );
  }
  return true;
}
