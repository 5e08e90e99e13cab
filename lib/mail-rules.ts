/** What a link in a mail may do. */
export type LinkPurpose = 'access' | 'newsletter' | 'unsubscribe';

/** How long links in mails are valid, in minutes. */
export const linkMinutes: Readonly<Record<LinkPurpose, number>> = {
  access: 10,
  newsletter: 7 * 24 * 60,
  unsubscribe: 400 * 24 * 60,
};

/** The kinds of mails the shop sends. */
export const mailKinds = ['access', 'newsletter', 'welcome', 'withdrawal'] as const;
export type MailKind = (typeof mailKinds)[number];
