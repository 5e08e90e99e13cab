/** Where the token stands in `MAIL_REPLY_ADDRESS`. */
export const tokenPlace = '{token}';
/** Longest local part of an address, and the length of a token: 32 signs of the id, 20 of its signature. */
const longestLocalPart = 64;
const idSigns = 32;
export const signatureSigns = 20;

/** Whether an address has room for the token before its `@`. */
export function isReplyTemplate(template: string): boolean {
  const [local = '', host = ''] = template.split('@');
  const free = longestLocalPart - (local.length - tokenPlace.length);
  return local.split(tokenPlace).length === 2 && host !== '' && free >= idSigns + signatureSigns;
}

/** Largest mail that may come in, with what is attached to it. */
export const largestMailBytes = 10 * 1024 * 1024;
