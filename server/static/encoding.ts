import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { type Encoding, encodings } from '@/server/release';

const offered: string[] = Object.keys(encodings);
const chosen = new LRUCache<string, Encoding>({ max: 200 });

const isEncoding = (name: string | undefined): name is Encoding =>
  name !== undefined && Object.hasOwn(encodings, name);

/** The encoding to answer in: of those the browser prefers equally, the smallest. */
export function encodingFor(header: string | string[] = ''): Encoding {
  const accepted = String(header);
  const known = chosen.get(accepted);
  if (known) return known;
  const browser = new Negotiator({ headers: { 'accept-encoding': accepted } });
  // @ts-expect-error: the published types lack negotiator's second argument
  const preferred: string | undefined = browser.encoding(offered, { preferred: offered });
  const encoding = isEncoding(preferred) ? preferred : 'identity';
  chosen.set(accepted, encoding);
  return encoding;
}
