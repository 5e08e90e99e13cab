import 'server-only';
import { timingSafeEqual } from 'node:crypto';
import { keyedHashes } from '@/lib/process/keyed-hash';
import type { Keys } from '@/lib/process/keys';
import { signatureSigns, tokenPlace } from '@/lib/process/reply-template';

/** The signatures of a conversation under every key: lower case and digits, which every mail server keeps. */
const signaturesOf = (id: string, keys: Keys): string[] =>
  keyedHashes(`reply ${id}`, keys).map((hash) =>
    Buffer.from(hash, 'base64url').toString('hex').slice(0, signatureSigns),
  );

/**
 * The address that answers to a message come to: it names the conversation, and nobody without the shop's key can make
 * one for another.
 * @param id of the message @param template with `{token}`
 */
export function replyAddressOf(id: string, template: string, keys: Keys): string {
  const [signature = ''] = signaturesOf(id, keys);
  return template.replace(tokenPlace, id.replaceAll('-', '') + signature);
}

/** The id of the message that an address names. `undefined` for any other address, and for one that was made up. */
export function readReplyAddress(
  address: string,
  template: string,
  keys: Keys,
): string | undefined {
  const [before = '', after = ''] = template.toLowerCase().split(tokenPlace);
  const given = address.trim().toLowerCase();
  if (!given.startsWith(before) || !given.endsWith(after)) return undefined;
  const token = given.slice(before.length, given.length - after.length);
  const [, id = '', signature = ''] = /^([0-9a-f]{32})([0-9a-f]{20})$/.exec(token) ?? [];
  if (!id) return undefined;
  const uuid = id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  const isOurs = signaturesOf(uuid, keys).some((one) =>
    timingSafeEqual(Buffer.from(one), Buffer.from(signature)),
  );
  return isOurs ? uuid : undefined;
}
