/** What a link in a mail may do. */
export type LinkPurpose = 'access' | 'letter' | 'leave';

/** How long the links of a mail are good, in minutes. */
export const linkMinutes: Readonly<Record<LinkPurpose, number>> = {
  access: 10,
  letter: 7 * 24 * 60,
  leave: 400 * 24 * 60,
};

/** The mails the shop writes. */
export const mailKinds = ['access', 'letter', 'welcome', 'withdrawal'] as const;
export type MailKind = (typeof mailKinds)[number];
