import { randomUUID } from 'node:crypto';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { parse } from 'node-html-parser';
import postgres from 'postgres';
import { listProducts } from '@/lib/products';

/** Enough for any load: what the limits hold is tested elsewhere. */
export const unlimited = { LIMIT_FACTOR: '1000', QUOTE_SECRET: 'k'.repeat(40) };

export type Answered = { readonly status: number; readonly headers: IncomingHttpHeaders };
type Body = { readonly content: Buffer; readonly type: string };

/** Posts on a connection that stays open. @throws when the connection breaks before the answer's end. */
function post(agent: Agent, address: string, body: Body, cookie: string): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const headers = {
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

/** The hidden fields by which the shop knows which form of a page was sent. */
async function marksOf(
  url: string,
  path: string,
  button: string,
  cookie = '',
): Promise<[string, string][]> {
  const dom = parse(await (await fetch(url + path, { headers: { cookie } })).text());
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

async function encode(fields: readonly (readonly [string, string])[]): Promise<Body> {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type') ?? '';
  return { content: Buffer.from(await encoded.arrayBuffer()), type };
}

/** A visitor with a session: the cookie that opens it, and the address behind it. */
export type Member = { readonly email: string; readonly cookie: string };

/** Sends a form of a page as a browser without JavaScript does. @returns where the shop leads */
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

/** Somebody joins by the form of the cart page, and may want the letter. */
export async function enter(url: string, letter: 'letter' | 'no letter' = 'no letter') {
  const email = `${randomUUID()}@theogonie.example`;
  const wants = letter === 'letter' ? ([['letter', 'on']] as const) : [];
  const done = await sendForm(url, '/cart', 'S’inscrire', [['email', email], ...wants]);
  return { ...done, email };
}

/** Somebody puts a bed in their cart; a key sent before changes nothing. */
export async function addBed(url: string, { cookie }: Member, key: string = randomUUID()) {
  const fields = [['productId', 'lit-zeus'] as const, ['key', key] as const];
  return (await sendForm(url, '/bed/zeus', 'Ajouter au Panier', fields, cookie)).location;
}

/** How many pieces the cart page shows a visitor. */
export async function countInCart(url: string, { cookie }: Member): Promise<number> {
  const dom = parse(await (await fetch(`${url}/cart`, { headers: { cookie } })).text());
  return Number(/\d+/.exec(dom.querySelector('[role=tab]')?.textContent ?? '')?.[0]);
}

/** What the shop was told, and what it answered. */
export type Load = {
  /** Keys of the adds that the shop said it has carried out. */
  readonly acknowledged: Set<string>;
  /** Adds that the shop answered with a refusal, by its code. */
  readonly refused: string[];
  /** Requests that ended without an answer, or with one above 499. */
  readonly failed: string[];
  /** Waits until so many adds more are acknowledged. */
  readonly more: (count: number) => Promise<void>;
  /** Begins nothing new, and waits for what is under way. */
  readonly end: () => Promise<void>;
};

type Settings = {
  /** An add that was refused or failed is sent again with its key, as the browser's retry does. */
  readonly isStubborn?: boolean;
  /** Where to send the next add; the first address of the shop otherwise. */
  readonly agent?: Agent;
  /** Called with each answer. */
  readonly onAnswer?: (answer: Answered) => void;
};

/** Visitors who add one piece after the other, each add with a key of its own, until told to end. */
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

/** What a PostgreSQL server holds: pieces in all carts, and the keys of the adds carried out. */
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

/** Of what was acknowledged, how much is missing; and whether anything counts twice. */
export function compare(
  acknowledged: ReadonlySet<string>,
  kept: { readonly pieces: number; readonly keys: ReadonlySet<string> },
) {
  const lost = [...acknowledged].filter((key) => !kept.keys.has(key)).length;
  return { lost, doubled: kept.pieces - kept.keys.size };
}
