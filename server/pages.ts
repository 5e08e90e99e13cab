import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import {
  computeCacheBustingSearchParam,
  computeLegacyCacheBustingSearchParam,
} from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js';
import { type Encoding, findRecord } from './packed';
import { type Answer, encodingFor, makeAnswer, type Shelf, send } from './shelf';

/** Headers under which Next answers a page's address with something else than the page. */
const special = [
  'rsc',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-action',
] as const;

/** Next's cookie of an editor who looks at drafts. */
const draftCookie = '__prerender_bypass';

/** The one header as text. */
const textOf = (value: string | string[] | undefined) =>
  Array.isArray(value) ? value.join(',') : value;

/** Whether the address carries the mark that Next's router computes of its headers. */
async function hasRightMark({ headers }: IncomingMessage, query: string): Promise<boolean> {
  const mark = /^_rsc=([\w-]*)$/.exec(query)?.[1] ?? (query === '_rsc' ? '' : undefined);
  if (mark === undefined) return false;
  const prefetch = headers['next-router-prefetch'] === '1' ? '1' : undefined;
  const about = [
    textOf(headers['next-router-segment-prefetch']),
    textOf(headers['next-router-state-tree']),
    textOf(headers['next-url']),
  ] as const;
  return (
    mark === (await computeCacheBustingSearchParam(prefetch, ...about)) ||
    mark === computeLegacyCacheBustingSearchParam(prefetch, ...about)
  );
}

/** Whether a request is for a page itself, and not for the data of one. */
export const isForPage = ({ headers }: IncomingMessage) =>
  special.every((name) => headers[name] === undefined);

/** Which data of an address the browser's router asks for; `undefined` when that is Next's to say. */
async function dataAskedFor(request: IncomingMessage, query: string): Promise<string | undefined> {
  const { headers, method } = request;
  if (method !== 'GET' || headers.rsc !== '1' || headers['next-action']) return undefined;
  const segment = textOf(headers['next-router-segment-prefetch']);
  const isPrefetch = headers['next-router-prefetch'] !== undefined;
  if (isPrefetch !== (segment !== undefined)) return undefined;
  return (await hasRightMark(request, query)) ? (segment ?? 'rsc') : undefined;
}

/** Whether a page was declared stale since the build, as `revalidatePath` does. */
const isRevalidated = ({ tags }: Answer) =>
  tagsManifest.size > 0 && tags.some((tag) => tagsManifest.has(tag));

/** Whether a rule of next.config might send this request elsewhere. */
function mightLeadElsewhere({ unless }: Answer, request: IncomingMessage, query: string): boolean {
  return unless.some(({ type, key }) => {
    if (type === 'cookie') return request.headers.cookie?.includes(key);
    if (type === 'query') return new URLSearchParams(query).has(key);
    return type === 'header' ? request.headers[key.toLowerCase()] !== undefined : true;
  });
}

const keyOf = (address: string, variant: string, encoding: Encoding) =>
  `${encoding} ${variant} ${address}`;

async function prepare(
  address: string,
  variant: string,
  encoding: Encoding,
): Promise<Answer | undefined> {
  const record = await findRecord(address);
  const found = record && Object.hasOwn(record.variants, variant) && record.variants[variant];
  if (!found) return undefined;
  const { file, hash, headers } = found;
  const { tags, unless } = record;
  return makeAnswer({ raw: await readFile(file), hash, encoding, headers, tags, unless });
}

/**
 * Answers a request for something prerendered from memory.
 * @param isKnown whether an address is one of the shop's; others are not looked for on the disk
 * @returns whether it was answered; what was not is Next's
 */
export function servePages(shelf: Shelf, isKnown: (address: string) => boolean) {
  /** Known addresses that are made for each request. */
  const dynamic = new Set<string>();

  const fetchAnswer = async (address: string, variant: string, encoding: Encoding) => {
    if (dynamic.has(address) || !isKnown(address)) return undefined;
    const answer = await prepare(address, variant, encoding);
    if (answer) shelf.set(keyOf(address, variant, encoding), answer);
    else if (variant === 'page') dynamic.add(address);
    return answer;
  };

  // Not `async` as a whole: what stands ready is sent without waiting for anything.
  return (request: IncomingMessage, response: ServerResponse): boolean | Promise<boolean> => {
    const { method, headers, url = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    if (headers.cookie?.includes(draftCookie)) return false;
    const mark = url.indexOf('?');
    const address = mark < 0 ? url : url.slice(0, mark);
    const query = mark < 0 ? '' : url.slice(mark + 1);
    const encoding = encodingFor(textOf(headers['accept-encoding']));

    const give = (answer: Answer | undefined) => {
      if (!answer || isRevalidated(answer)) return false;
      if (mightLeadElsewhere(answer, request, query)) return false;
      send(answer, request, response);
      return true;
    };
    const find = (variant: string) =>
      shelf.get(keyOf(address, variant, encoding)) ?? fetchAnswer(address, variant, encoding);

    if (!isForPage(request)) {
      return dataAskedFor(request, query).then(async (variant) =>
        variant === undefined ? false : give(await find(variant)),
      );
    }
    const found = find('page');
    return found instanceof Promise ? found.then(give) : give(found);
  };
}
