import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import { defaultLocale, languageKey, locales } from '@/lib/i18n/locales';
import { env } from '@/lib/process/env';
import { log } from '@/lib/process/log';
import { cacheControlOf, varyOf } from '@/server/answers/cache-control';
import { acceptedAddress } from '@/server/answers/markdown';
import { countAnswer } from '@/server/answers/request-counts';
import { securityHeaders } from '@/server/answers/security';
import { bodyFile, type Encoding, type Snapshot, type SnapshotAnswer } from '@/server/release';
import { encodingFor } from './encoding';

/** An answer as it is sent, without the date. */
type Prepared = {
  readonly body: Buffer;
  readonly etag: string;
  /** Alternating names and values, as `writeHead` takes them. */
  readonly headers: string[];
  /** Headers of a 304. */
  readonly unchanged: string[];
};

/** Rough size of a prepared answer beside its body. */
const overheadBytes = 2_048;

const prefixed = locales.filter((locale) => locale !== defaultLocale).join('|');
const otherLanguage = new RegExp(`(?:^|;\\s*)${languageKey}=(?:${prefixed})(?:;|$)`);

/** `next.config.ts` redirects the home page to the language that a visitor chose. */
const isRedirected = (address: string, cookie: string | undefined) =>
  address === '/' && cookie !== undefined && otherLanguage.test(cookie);

const languageCookie = new RegExp(`^${languageKey}=[^;]*$`);

/** Nothing in a request distinguishes its visitor: no query, and no cookie but the language, which addresses tell too. */
const isOfStranger = (hasQuery: boolean, cookie: string | undefined) =>
  !hasQuery && (!cookie || languageCookie.test(cookie));

/** @param requested the address of the request, which has Markdown at another one */
function prepare(
  requested: string,
  body: Buffer,
  { hash, headers, isForStrangers }: SnapshotAnswer,
  encoding: Encoding,
): Prepared {
  const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
  const { 'content-type': type = 'application/octet-stream', vary = '', ...others } = headers;
  const pageKind = isForStrangers ? 'personal page' : 'static page';
  const kind = type.startsWith('text/html') ? pageKind : 'file';
  const caching = {
    'cache-control': cacheControlOf(kind, requested),
    vary: varyOf(requested, vary),
    etag,
  };
  const unchanged = Object.entries({ ...securityHeaders(), ...others, ...caching }).flat();
  const content = ['content-type', type, 'content-length', String(body.length)];
  if (encoding !== 'identity') content.push('content-encoding', encoding);
  return { body, etag, headers: [...unchanged, ...content], unchanged };
}

/**
 * Answers requests for static pages, and those of strangers for pages that start alike, with what the snapshot recorded,
 * from a bounded memory. Next answers requests for router data, and pages whose file in the snapshot is missing or cut.
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

  function load(requested: string, address: string, answer: SnapshotAnswer, encoding: Encoding) {
    const file = bodyFile(release, answer.hash, encoding);
    try {
      const body = readFileSync(file);
      if (body.length !== answer.sizes[encoding]) throw new Error(`${file} is cut`);
      return prepare(requested, body, answer, encoding);
    } catch (error) {
      log().error({ event: 'snapshot-file', err: error }, 'a page comes from Next instead');
      pages.delete(address);
      return undefined;
    }
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, headers, url = '' } = request;
    if ((method !== 'GET' && method !== 'HEAD') || headers.rsc === '1') return false;
    const query = url.indexOf('?');
    const requested = query < 0 ? url : url.slice(0, query);
    const address = acceptedAddress(requested, headers.accept);
    const answer = pages.get(address);
    if (!answer || isRedirected(requested, headers.cookie)) return false;
    if (answer.isForStrangers && !isOfStranger(query >= 0, headers.cookie)) return false;
    const encoding = encodingFor(headers['accept-encoding']);
    const key = `${encoding} ${requested} ${address}`;
    const prepared = memory.get(key) ?? load(requested, address, answer, encoding);
    if (!prepared) return false;
    memory.set(key, prepared);
    if (headers['if-none-match'] && fresh(headers, { etag: prepared.etag })) {
      countAnswer('static page', 304);
      response.writeHead(304, prepared.unchanged).end();
      return true;
    }
    countAnswer('static page', 200);
    response.writeHead(200, prepared.headers);
    response.end(method === 'HEAD' ? undefined : prepared.body);
    return true;
  };
}
