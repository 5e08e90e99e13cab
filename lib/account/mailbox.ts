import 'server-only';
import { domainToASCII } from 'node:url';

/**
 * What the addresses of one mailbox have in common: no upper case, no tag (`+…`), one form of each letter. Only to
 * count by: a mail goes to the address as it was typed.
 */
export function mailboxOf(address: string): string {
  const plain = address.trim().normalize('NFKC').toLowerCase();
  const at = plain.lastIndexOf('@');
  const [name = ''] = plain.slice(0, Math.max(0, at)).split('+');
  const domain = plain.slice(at + 1);
  return `${name}@${domainToASCII(domain) || domain}`;
}
