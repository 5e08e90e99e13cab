import { randomUUID } from 'node:crypto';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { parse } from 'node-html-parser';
import postgres from 'postgres';
import { listProducts } from '@/lib/catalogue/products';

/** High enough for any load: the limits are tested elsewhere. */
export const unlimited = { LIMIT_FACTOR: '1000' };

export type Answered = { readonly status: number; readonly headers: IncomingHttpHeaders };
type Body = { readonly content: Buffer; readonly type: string };

/** Posts on a connection that stays open. @throws when the connection breaks before the answer is complete */
export function post(
  agent: Agent,
  address: string,
  body: Body,
  cookie: string,
  network: Readonly<Record<string, string>> = {},
): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const headers = {
      ...network,
      cookie,
      origin: new URL(address).origin,
      'content-type': body.type,
      'content-length': body.content.length,
    };
    const asking = request(address, { method: 'POST', agent, headers }, (response) => {
      response.resume();
      response.once('error', reject);
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers }),
      );
    });
    asking.once('error', reject);
    asking.end(body.content);
  });
}

/** A page, on a connection that is not kept: what is done to the shop may take longer than it keeps one. */
export async function pageOf(address: string, cookie = '') {
  const response = await fetch(address, { headers: { cookie, connection: 'close' } });
  return { status: response.status, dom: parse(await response.text()) };
}

/** The hidden fields that say which form of a page is sent. */
export async function marksOf(
  url: string,
  path: string,
  button: string,
  cookie = '',
): Promise<[string, string][]> {
  const { dom } = await pageOf(url + path, cookie);
  const form = dom.querySelectorAll('main form').find((one) => one.textContent.includes(button));
  if (!form) throw new Error(`no form with ${button} on ${path}`);
  return form
    .querySelectorAll('input[type=hidden]')
    .map((input): [string, string] => [
      input.getAttribute('name') ?? '',
      input.getAttribute('value') ?? '',
    ])
    .filter(([name]) => name.startsWith('$'));
}

export async function encode(fields: readonly (readonly [string, string])[]): Promise<Body> {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type') ?? '';
  return { content: Buffer.from(await encoded.arrayBuffer()), type };
}

/** A visitor with a session: the cookie that opens it, and the address behind it. */
export type Member = { readonly email: string; readonly cookie: string };

/** Sends a form of a page as a browser without JavaScript does. @returns where the shop redirects to */
export async function sendForm(
  url: string,
  path: string,
  button: string,
  fields: readonly (readonly [string, string])[],
  cookie = '',
) {
  const agent = new Agent();
  const body = await encode([...(await marksOf(url, path, button, cookie)), ...fields]);
  const { headers } = await post(agent, url + path, body, cookie);
  const given = (headers['set-cookie'] ?? []).map((text) => text.split(';')[0]).join('; ');
  return { cookie: given, location: headers.location?.replace(url, '') ?? '' };
}

/** Joins with the form of the cart page, with or without the newsletter. */
export async function enter(url: string, letter: 'letter' | 'no letter' = 'no letter') {
  const email = `${randomUUID()}@theogonie.example`;
  const wants = letter === 'letter' ? ([['letter', 'on']] as const) : [];
  const done = await sendForm(url, '/cart', 'S’inscrire', [['email', email], ...wants]);
  return { ...done, email };
}

/** Adds a bed to a cart; a key that was sent before changes nothing. */
export async function addBed(url: string, { cookie }: Member, key: string = randomUUID()) {
  const fields = [['productId', 'lit-zeus'] as const, ['key', key] as const];
  return (await sendForm(url, '/bed/zeus', 'Ajouter au Panier', fields, cookie)).location;
}

/** The number of pieces the cart page shows a visitor. */
export async function countInCart(url: string, { cookie }: Member): Promise<number> {
  const { dom } = await pageOf(`${url}/cart`, cookie);
  return Number(/\d+/.exec(dom.querySelector('main nav a')?.textContent ?? '')?.[0]);
}

/** The adds sent to the shop, and what it answered. */
export type Load = {
  /** Keys of the adds that the shop confirmed. */
  readonly acknowledged: Set<string>;
  /** Error codes of the adds that the shop refused. */
  readonly refused: string[];
  /** Requests without an answer, or with a 5xx. */
  readonly failed: string[];
  /** Waits until so many more adds are acknowledged. */
  readonly more: (count: number) => Promise<void>;
  /** Sends no more adds, and waits for those in progress. */
  readonly end: () => Promise<void>;
};

type Settings = {
  /** Sends an add that was refused or failed again with its key, as the browser's retry does. */
  readonly isStubborn?: boolean;
  /** The agent of the next add; by default one that keeps connections open. */
  readonly agent?: Agent;
  /** Called with each answer. */
  readonly onAnswer?: (answer: Answered) => void;
};

/** Lets visitors add pieces one after the other, each with a key of its own, until told to stop. */
export async function startLoad(
  url: string,
  members: readonly Member[],
  { isStubborn = false, agent = new Agent({ keepAlive: true }), onAnswer }: Settings = {},
): Promise<Load> {
  const marks = await marksOf(url, '/bed/zeus', 'Ajouter au Panier');
  const products = listProducts();
  const load = { acknowledged: new Set<string>(), refused: [] as string[], failed: [] as string[] };
  const waiting: { at: number; wake: () => void }[] = [];
  let isOver = false;

  const send = async (body: Body, cookie: string, key: string): Promise<boolean> => {
    try {
      const answer = await post(agent, `${url}/bed/zeus`, body, cookie);
      onAnswer?.(answer);
      const { location = '' } = answer.headers;
      if (location.includes('done=added')) load.acknowledged.add(key);
      else if (answer.status >= 500 || !location) load.failed.push(`status ${answer.status}`);
      else load.refused.push(location);
      return location.includes('done=added');
    } catch (error) {
      load.failed.push(String(error));
      return false;
    }
  };
  const visit = async ({ cookie }: Member) => {
    for (let n = 0; !isOver; n += 1) {
      const key = randomUUID();
      const productId = products[n % products.length]?.id ?? '';
      const body = await encode([...marks, ['productId', productId], ['key', key]]);
      while (!(await send(body, cookie, key)) && isStubborn) await nextTurn();
      for (const { at, wake } of waiting) if (load.acknowledged.size >= at) wake();
      await nextTurn();
    }
  };
  const visits = Promise.all(members.map(visit));
  return {
    ...load,
    more: (count) =>
      new Promise((wake) => waiting.push({ at: load.acknowledged.size + count, wake })),
    end: async () => {
      isOver = true;
      await visits;
      agent.destroy();
    },
  };
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** What a PostgreSQL server has stored: pieces in all carts, and the keys of the adds. */
export async function whatIsKept(databaseUrl: string) {
  const sql = postgres(databaseUrl, { max: 1 });
  try {
    const [row] = await sql`
      select (select coalesce(sum(quantity), 0)::int from cart_items) as pieces,
        (select coalesce(array_agg(key::text), '{}') from cart_adds) as keys`;
    return { pieces: Number(row?.pieces), keys: new Set<string>(row?.keys) };
  } finally {
    await sql.end();
  }
}

/** How many acknowledged adds are missing, and how many pieces count twice. */
export function compare(
  acknowledged: ReadonlySet<string>,
  kept: { readonly pieces: number; readonly keys: ReadonlySet<string> },
) {
  const lost = [...acknowledged].filter((key) => !kept.keys.has(key)).length;
  return { lost, doubled: kept.pieces - kept.keys.size };
}
