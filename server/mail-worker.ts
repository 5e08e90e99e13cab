import { company } from '@/content/company';
import { addLink } from '@/db/links';
import { claimMail, dropMail, type WaitingMail } from '@/db/mails';
import { env } from '@/lib/env';
import { type Locale, localePath, toLocale } from '@/lib/i18n/locales';
import { mailWords } from '@/lib/i18n/mail-words';
import { readIntent } from '@/lib/intent';
import { log } from '@/lib/log';
import { type Mail, sendMail } from '@/lib/mail';
import type { LinkPurpose } from '@/lib/mail-rules';
import { composeMail } from '@/lib/mail-text';
import { maxMailTries } from '@/lib/retry';
import { newToken, tokenHash } from '@/lib/token';

/** Where the buttons of the mails lead; a path with a purpose carries a link made for it. */
const buttons: Readonly<Record<WaitingMail['kind'], { path: string; purpose?: LinkPurpose }>> = {
  access: { path: '/access', purpose: 'access' },
  newsletter: { path: '/letter', purpose: 'newsletter' },
  welcome: { path: '/collections' },
  withdrawal: { path: '/withdrawal' },
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

/** A fresh token for a link; only its hash is kept. `undefined` when the address is gone. */
async function tokenFor(purpose: LinkPurpose, email: string): Promise<string | undefined> {
  const token = newToken();
  return (await addLink(purpose, email, tokenHash(token))) ? token : undefined;
}

/** Writes a mail out with links made now, or `undefined` when its address was erased meanwhile. */
async function writeOut({
  id,
  kind,
  recipient,
  language,
  facts,
}: WaitingMail): Promise<Mail | undefined> {
  const { path, purpose } = buttons[kind];
  const token = purpose && (await tokenFor(purpose, recipient));
  if (purpose && !token) return undefined;
  const unsubscribe = kind === 'welcome' ? await tokenFor('unsubscribe', recipient) : undefined;
  const locale = toLocale(language);
  const text = composeMail({
    locale,
    words: await mailWords(locale),
    kind,
    facts,
    link: address(path, locale, token, readIntent(facts)),
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

/** What may be logged of a failure: codes, never sentences, which can hold addresses. */
function codesOf(error: unknown) {
  if (!(error instanceof Error)) return {};
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  const status = 'responseCode' in error ? Number(error.responseCode) : undefined;
  return { code, status };
}

/**
 * Sends the mail that is due, if one is. One that fails waits for its next try.
 * @param now a given time, else the clock of the database
 * @returns false when none was due
 */
export async function sendNext(now?: Date): Promise<boolean> {
  const waiting = await claimMail(now);
  if (!waiting) return false;
  const { id, kind, tries } = waiting;
  try {
    const mail = await writeOut(waiting);
    if (mail) await sendMail(mail);
    await dropMail(id);
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
