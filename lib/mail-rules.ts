/** What a link in a mail may do. */
export type LinkPurpose = 'access' | 'newsletter' | 'unsubscribe';

/** How long the links of a mail are good, in minutes. */
export const linkMinutes: Readonly<Record<LinkPurpose, number>> = {
  access: 10,
  newsletter: 7 * 24 * 60,
  unsubscribe: 400 * 24 * 60,
};

/** The mails the shop writes. */
export const mailKinds = ['access', 'newsletter', 'welcome', 'withdrawal'] as const;
export type MailKind = (typeof mailKinds)[number];
