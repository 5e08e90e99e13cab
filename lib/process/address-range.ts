import 'server-only';
import { isIPv4, isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const gap = tail === undefined ? 0 : 8 - left.length - right.length;
  const all = [...left, ...Array<string>(Math.max(0, gap)).fill('0'), ...right];
  return all.map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''));
}

/**
 * The address range that requests are counted by: /24 for IPv4; for IPv6 /48, the usual size for one
 * subscriber. An IPv4-mapped IPv6 address counts as IPv4.
 * @returns `unknown` for anything that is not an address
 */
export function rangeOf(address: string | undefined): string {
  const plain = (address ?? '').trim().replace(/^\[|\]$|%.*$/g, '');
  const four = plain.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(four)) return `${four.split('.').slice(0, 3).join('.')}.0/24`;
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 3).join(':')}::/48` : 'unknown';
}
