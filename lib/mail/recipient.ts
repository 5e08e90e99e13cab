declare const claimed: unique symbol;

/**
 * The address of a mail that is being sent: what is read for it goes to that mailbox and to nobody else. Only
 * `claimMail` in `db/mail/mails.ts` makes one.
 */
export type Recipient = string & { readonly [claimed]: true };
