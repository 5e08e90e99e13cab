import { addLink } from '@/db/account/links';
import type { WaitingMail } from '@/db/mail/mails';
import { carriedBy } from '@/lib/account/back-path';
import { newToken, tokenHash } from '@/lib/account/token';
import { toLocale } from '@/lib/i18n/locales';
import type { LinkPurpose, VisitorMailKind } from '@/lib/mail/mail-rules';
import { mailWords } from '@/lib/mail/mail-words';
import { addressOf, type Draft, type Writer } from './mail-draft';
import { offerMail } from './offer-mail';
import { receiptMail } from './receipt-mail';
import { replyMail } from './reply-mail';

type Button = {
  readonly path: string;
  /** Makes the token of the link; `undefined` when the address has been erased. */
  readonly token?: (mail: WaitingMail) => Promise<string | undefined>;
};

/** A mail that says nothing beside its letter. */
type PlainKind = Exclude<VisitorMailKind, 'offer' | 'receipt' | 'reply'>;

/** Where the button of each mail leads. */
const buttons: Readonly<Record<PlainKind, Button>> = {
  access: { path: '/access', token: ({ recipient }) => tokenFor('access', recipient) },
  newsletter: { path: '/letter', token: ({ recipient }) => tokenFor('newsletter', recipient) },
  welcome: { path: '/collections' },
  withdrawal: { path: '/withdrawal' },
};

/** A fresh token for a link; only its hash is stored. `undefined` when the address has been erased. */
async function tokenFor(purpose: LinkPurpose, email: string): Promise<string | undefined> {
  const token = newToken();
  return (await addLink(purpose, email, tokenHash(token))) ? token : undefined;
}

/** Writes a mail with links created now. */
async function write(kind: PlainKind, waiting: WaitingMail): Promise<Draft | undefined> {
  const { recipient, language, facts } = waiting;
  const button = buttons[kind];
  const token = await button.token?.(waiting);
  if (button.token && !token) return undefined;
  const locale = toLocale(language);
  const unsubscribe = kind === 'welcome' ? await tokenFor('unsubscribe', recipient) : undefined;
  const leave = (path: string) =>
    unsubscribe ? addressOf(path, locale, { token: unsubscribe }) : undefined;
  return {
    locale,
    letter: (await mailWords(locale))[kind],
    facts,
    link: addressOf(button.path, locale, token ? { token, ...carriedBy(facts) } : {}),
    unsubscribeLink: leave('/unsubscribe'),
    oneClick: leave('/unsubscribe/now'),
  };
}

/** The mails to visitors. */
export const visitorMails: Readonly<Record<VisitorMailKind, Writer>> = {
  access: (mail) => write('access', mail),
  newsletter: (mail) => write('newsletter', mail),
  welcome: (mail) => write('welcome', mail),
  withdrawal: (mail) => write('withdrawal', mail),
  receipt: receiptMail,
  reply: replyMail,
  offer: offerMail,
};
