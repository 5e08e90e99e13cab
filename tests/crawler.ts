import { parse } from 'node-html-parser';

/** What a robot found at an address. */
export type Found = {
  /** Path and query. */
  readonly address: string;
  readonly status: number;
  /** `file` for what is no page. */
  readonly kind: 'indexed' | 'canonical elsewhere' | 'noindex' | 'file' | 'missing';
  readonly canonical?: string;
  /** The page it was found on first; empty for a start. */
  readonly from: string;
};

export type Crawl = {
  readonly found: readonly Found[];
  /** Addresses known and not fetched, because the limit was reached. */
  readonly waiting: number;
};

type Rules = {
  /** Answers are not asked for beyond this number. */
  readonly most: number;
  /** Links marked `nofollow`, and those of pages marked so, are followed too, as some robots do. */
  readonly followsAll?: boolean;
  readonly robot?: string;
};

const escaped = (text: string) => text.replace(/[.+?^{}()|[\]\\]/g, '\\$&');

/**
 * Reads robots.txt as RFC 9309 says: the group that names the robot, else the one for all; the longest rule that
 * matches decides, and `Allow` between two of a length.
 * @returns whether the robot may ask for a path with its query
 */
export function robotsRules(text: string, robot: string): (address: string) => boolean {
  const groups = new Map<string, { isAllowed: boolean; path: string }[]>();
  let named: string[] = [];
  let isNaming = false;
  for (const line of text.split('\n')) {
    const [, key = '', value = ''] = /^\s*([\w-]+)\s*:\s*(.*?)\s*(?:#.*)?$/.exec(line) ?? [];
    const field = key.toLowerCase();
    if (field === 'user-agent') {
      named = isNaming ? [...named, value.toLowerCase()] : [value.toLowerCase()];
      isNaming = true;
    } else if (field === 'allow' || field === 'disallow') {
      isNaming = false;
      if (value === '') continue;
      for (const name of named) {
        const rules = groups.get(name) ?? [];
        rules.push({ isAllowed: field === 'allow', path: value });
        groups.set(name, rules);
      }
    }
  }
  const rules = (groups.get(robot.toLowerCase()) ?? groups.get('*') ?? [])
    .map(({ isAllowed, path }) => ({
      isAllowed,
      length: path.length,
      shape: new RegExp(`^${escaped(path).replaceAll('*', '.*').replace(/\$$/, '(?![\\s\\S])')}`),
    }))
    .sort((a, b) => b.length - a.length || Number(b.isAllowed) - Number(a.isAllowed));
  return (address) => rules.find(({ shape }) => shape.test(address))?.isAllowed ?? true;
}

/** Follows the links of a shop breadth first as a search engine does, which obeys robots.txt, `nofollow` and redirects. */
export async function crawl(
  origin: string,
  starts: readonly string[],
  { most, followsAll = false, robot = 'Googlebot' }: Rules,
): Promise<Crawl> {
  const mayAsk = robotsRules(await (await fetch(`${origin}/robots.txt`)).text(), robot);
  const from = new Map(starts.map((start) => [start, '']));
  const queue = [...starts];
  const found: Found[] = [];
  const isFollowed = (rel = '') => followsAll || !/\bnofollow\b/.test(rel);
  for (let at = 0; at < queue.length && at < most; at += 1) {
    const address = queue[at] ?? '';
    const response = await fetch(origin + address, { redirect: 'manual' });
    const { page, links } = await read(response, address, isFollowed);
    found.push({ ...page, from: from.get(address) ?? '' });
    for (const link of links) {
      const url = URL.parse(link, new URL(address, origin));
      const known = url && url.pathname + url.search;
      if (!url || url.origin !== origin || !known || from.has(known) || !mayAsk(known)) continue;
      from.set(known, address);
      queue.push(known);
    }
  }
  return { found, waiting: queue.length - found.length };
}

/** What an answer is, and the links of it that may be followed. */
async function read(response: Response, address: string, isFollowed: (rel?: string) => boolean) {
  const { status, headers } = response;
  const text = await response.text();
  const location = headers.get('location');
  if (status !== 200) {
    return {
      page: { address, status, kind: 'missing' as const },
      links: location ? [location] : [],
    };
  }
  if (!headers.get('content-type')?.startsWith('text/html'))
    return { page: { address, status, kind: 'file' as const }, links: [] };
  const dom = parse(text);
  const robots = dom.querySelector('meta[name=robots]')?.getAttribute('content') ?? '';
  const own = dom.querySelector('link[rel=canonical]')?.getAttribute('href');
  const canonical = own && new URL(own).pathname;
  const isElsewhere = canonical !== undefined && canonical !== address;
  const kind = /\bnoindex\b/.test(robots)
    ? ('noindex' as const)
    : isElsewhere
      ? ('canonical elsewhere' as const)
      : ('indexed' as const);
  const links = isFollowed(robots)
    ? dom
        .querySelectorAll('a[href]')
        .filter((link) => isFollowed(link.getAttribute('rel')))
        .flatMap((link) => link.getAttribute('href') ?? [])
    : [];
  return { page: { address, status, kind, canonical }, links };
}
