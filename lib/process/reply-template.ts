/** Where the token stands in `MAIL_REPLY_ADDRESS`. */
export const tokenPlace = '{token}';
/** Longest local part of an address, and the length of a token: 32 signs of the id, 20 of its signature. */
const longestLocalPart = 64;
const idSigns = 32;
export const signatureSigns = 20;

/** Whether an address has the token before its `@`, and room for it there. */
export function isReplyTemplate(template: string): boolean {
  const [local = '', host = '', ...more] = template.split('@');
  const around = local.split(tokenPlace);
  const isPlain = around.length === 2 && around.every((part) => /^[\w.+-]*$/.test(part));
  const free = longestLocalPart - around.join('').length;
  const isHost = more.length === 0 && /^[a-z\d-]+(?:\.[a-z\d-]+)+$/i.test(host);
  return isPlain && isHost && free >= idSigns + signatureSigns;
}

/** Largest mail that may come in, with what is attached to it. */
export const largestMailBytes = 10 * 1024 * 1024;
