import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { env } from '@/lib/env';
import { type Encoding, encoded, encodings } from './packed';
import { security } from './security';

/** An answer that stands ready: only the date is added when it is sent. */
export type Answer = {
  readonly body: Buffer;
  /** What a browser may hold against its own copy. */
  readonly validators: { readonly etag: string; readonly 'last-modified'?: string };
  /** Names and values by turns, as Node takes them. */
  readonly headers: string[];
  /** Those of a 304, which carries no content. */
  readonly unchanged: string[];
  readonly tags: readonly string[];
  readonly unless: readonly { readonly type: string; readonly key: string }[];
};

/** What a ready answer weighs beside its body, roughly. */
const overheadBytes = 2_048;

export type Shelf = LRUCache<string, Answer>;

/** Ready answers, the least used ones leaving when the shelf is full. */
export function makeShelf(maxBytes = env().PAGE_MEMORY_MB * 1024 * 1024): Shelf {
  return new LRUCache({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.length + overheadBytes,
  });
}

const accepted = new LRUCache<string, Encoding>({ max: 200 });
const offered: string[] = [...encodings];

/** The best encoding a browser takes; of those it likes equally, the one that weighs least. */
export function encodingFor(header = ''): Encoding {
  const known = accepted.get(header);
  if (known) return known;
  const browser = new Negotiator({ headers: { 'accept-encoding': header } });
  // @ts-expect-error: the published types do not know negotiator's second argument yet
  const liked: string | undefined = browser.encoding(offered, { preferred: offered });
  const encoding = encodings.find((one) => one === liked) ?? 'identity';
  accepted.set(header, encoding);
  return encoding;
}

type Content = {
  readonly raw: Buffer;
  readonly hash: string;
  readonly encoding: Encoding;
  readonly headers: Readonly<Record<string, string>>;
  readonly tags?: Answer['tags'];
  readonly unless?: Answer['unless'];
};

/** Makes an answer ready. */
export async function makeAnswer(content: Content): Promise<Answer> {
  const { raw, hash, encoding, headers, tags = [], unless = [] } = content;
  const body = await encoded(raw, hash, encoding);
  const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
  const { 'content-type': type = 'application/octet-stream', ...others } = headers;
  const unchanged = [...Object.entries({ ...security(), ...others }).flat(), 'ETag', etag];
  const about = ['Content-Type', type, 'Content-Length', String(body.length)];
  if (encoding !== 'identity') about.push('Content-Encoding', encoding);
  const validators = { etag, 'last-modified': headers['last-modified'] };
  return { body, validators, headers: [...unchanged, ...about], unchanged, tags, unless };
}

/** Sends a ready answer, or a 304 to a browser that has it. */
export function send(answer: Answer, request: IncomingMessage, response: ServerResponse): void {
  const { headers } = request;
  const isAsked = headers['if-none-match'] ?? headers['if-modified-since'];
  if (isAsked && fresh(headers, answer.validators)) {
    response.writeHead(304, answer.unchanged).end();
    return;
  }
  response.writeHead(200, answer.headers);
  if (request.method === 'HEAD') response.end();
  else response.end(answer.body);
}
