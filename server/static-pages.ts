import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import { env } from '@/lib/env';
import { defaultLocale, languageKey, locales } from '@/lib/i18n/locales';
import { log } from '@/lib/log';
import { encodingFor } from './encoding';
import { bodyFile, type Encoding, type Snapshot, type SnapshotAnswer } from './release';
import { securityHeaders } from './security';

/** An answer as it is sent, but for the date. */
type Prepared = {
  readonly body: Buffer;
  readonly etag: string;
  /** Names and values in turn, as `writeHead` takes them. */
  readonly headers: string[];
  /** Those of a 304, which has no content. */
  readonly unchanged: string[];
};

/** What a prepared answer takes beside its body, roughly. */
const overheadBytes = 2_048;

const prefixed = locales.filter((locale) => locale !== defaultLocale).join('|');
const otherLanguage = new RegExp(`(?:^|;\\s*)${languageKey}=(?:${prefixed})(?:;|$)`);

/** `next.config.ts` redirects the home page to the language that a visitor chose. */
const isRedirected = (address: string, cookie: string | undefined) =>
  address === '/' && cookie !== undefined && otherLanguage.test(cookie);

function prepare(body: Buffer, { hash, headers }: SnapshotAnswer, encoding: Encoding): Prepared {
  const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
  const { 'content-type': type = 'application/octet-stream', ...others } = headers;
  const unchanged = [...Object.entries({ ...securityHeaders(), ...others }).flat(), 'etag', etag];
  const content = ['content-type', type, 'content-length', String(body.length)];
  if (encoding !== 'identity') content.push('content-encoding', encoding);
  return { body, etag, headers: [...unchanged, ...content], unchanged };
}

/**
 * Answers requests for static pages with what the snapshot recorded, from a bounded memory. The data of
 * Next's router are left to Next, and so is a page whose file in the snapshot is missing or cut.
 * @param maxBytes of the memory
 * @returns a function that says whether it has answered
 */
export function serveStaticPages(
  release: string,
  { answers }: Pick<Snapshot, 'answers'>,
  maxBytes = env().PAGE_MEMORY_MB * 1024 * 1024,
) {
  const pages = new Map(Object.entries(answers));
  const memory = new LRUCache<string, Prepared>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.length + overheadBytes,
  });

  function load(address: string, answer: SnapshotAnswer, encoding: Encoding) {
    const file = bodyFile(release, answer.hash, encoding);
    try {
      const body = readFileSync(file);
      if (body.length !== answer.sizes[encoding]) throw new Error(`${file} is cut`);
      return prepare(body, answer, encoding);
    } catch (error) {
      log().error({ event: 'snapshot-file', err: error }, 'a page comes from Next instead');
      pages.delete(address);
      return undefined;
    }
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, headers, url = '' } = request;
    if ((method !== 'GET' && method !== 'HEAD') || headers.rsc !== undefined) return false;
    const query = url.indexOf('?');
    const address = query < 0 ? url : url.slice(0, query);
    const answer = pages.get(address);
    if (!answer || isRedirected(address, headers.cookie)) return false;
    const encoding = encodingFor(headers['accept-encoding']);
    const key = `${encoding} ${address}`;
    const prepared = memory.get(key) ?? load(address, answer, encoding);
    if (!prepared) return false;
    memory.set(key, prepared);
    if (headers['if-none-match'] && fresh(headers, { etag: prepared.etag })) {
      response.writeHead(304, prepared.unchanged).end();
      return true;
    }
    response.writeHead(200, prepared.headers);
    response.end(method === 'HEAD' ? undefined : prepared.body);
    return true;
  };
}
