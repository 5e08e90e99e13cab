import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Session, signedEvent } from './stripe-events';
import { type RefundFailure, refundsOfStripe } from './stripe-refunds';

/** How the stand-in answers a new payment session instead of opening it. */
export type Failure = 'declined' | 'busy' | 'broken' | 'silent' | 'html';

export type TestStripe = {
  readonly url: string;
  readonly webhookSecret: string;
  /** Sessions in the order they were opened; a repeated idempotency key opens none. */
  readonly sessions: readonly Session[];
  /** Whether a session can still be paid. */
  readonly statusOf: (session: Pick<Session, 'id'>) => 'open' | 'complete' | 'expired';
  /** Has a session be paid, without an event that says so. */
  readonly pay: (session: Session) => void;
  /** Requests for a session, repeated ones too. */
  readonly requests: () => number;
  failure: Failure | undefined;
  refundFailure: RefundFailure | undefined;
  /** Its refunds, in the order they were made. */
  readonly refunds: ReturnType<typeof refundsOfStripe>;
  /** Where the shop answers, if not at the address that it was built for. */
  shop: string | undefined;
  /** A signed event about a session. @param changes of the object it is about */
  readonly event: (
    type: string,
    session: Session,
    changes?: Readonly<Record<string, unknown>>,
  ) => { readonly body: string; readonly signature: string };
  readonly close: () => Promise<void>;
};

const json = (response: ServerResponse, status: number, body: unknown) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const failures: Readonly<Record<Exclude<Failure, 'silent'>, (response: ServerResponse) => void>> = {
  declined: (response) => json(response, 402, { error: { type: 'card_error', message: 'no' } }),
  busy: (response) => json(response, 429, { error: { type: 'rate_limit_error', message: 'slow' } }),
  broken: (response) => json(response, 500, { error: { type: 'api_error', message: 'oops' } }),
  html: (response) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Maintenance</h1>'),
};

/** The settings of a shop that is paid through it. */
export const stripeSettings = ({
  url,
  webhookSecret,
}: Pick<TestStripe, 'url' | 'webhookSecret'>) => ({
  STRIPE_SECRET_KEY: 'sk_test_stand_in',
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_URL: url,
});

/** A stand-in for Stripe on loopback: its payment sessions, its payment page, its signed events. */
export async function startStripe(): Promise<TestStripe> {
  const webhookSecret = `whsec_${randomUUID()}`;
  const sessions: Session[] = [];
  /** Answers by idempotency key: Stripe repeats them, refusals too, and wants the same request. */
  const byKey = new Map<string, { readonly body: string; readonly session: Session | undefined }>();
  /** Sessions that are not open any more. */
  const ended = new Map<string, 'complete' | 'expired'>();
  let requests = 0;
  const refunds = refundsOfStripe();

  /** Shows a session by its id, or closes it: only one that is open can be. */
  function answerAbout(address: string, response: ServerResponse) {
    const [, id = '', verb] =
      /^\/v1\/checkout\/sessions\/([^/]+)(?:\/(expire))?$/.exec(address) ?? [];
    if (stripe.failure) return failures.broken(response);
    if (verb && ended.has(id)) {
      return json(response, 400, { error: { type: 'invalid_request_error', message: 'not open' } });
    }
    if (verb) ended.set(id, 'expired');
    json(response, 200, { id, object: 'checkout.session', status: ended.get(id) ?? 'open' });
  }

  async function open(request: IncomingMessage, response: ServerResponse): Promise<void> {
    requests += 1;
    const { failure } = stripe;
    const body = await text(request);
    const key = String(request.headers['idempotency-key']);
    const known = byKey.get(key);
    if (known && known.body !== body) {
      return json(response, 400, {
        error: { type: 'idempotency_error', message: 'other request' },
      });
    }
    if (failure === 'silent') return;
    if (failure === 'busy') return failures.busy(response);
    const isRefused = failure === 'declined' || failure === 'broken';
    const opened = {
      id: `cs_${randomUUID()}`,
      intent: `pi_${randomUUID()}`,
      given: new URLSearchParams(body),
    };
    const session = known ? known.session : isRefused ? undefined : opened;
    if (!known && session) sessions.push(session);
    byKey.set(key, { body, session });
    if (failure) return failures[failure](response);
    if (!session) return failures.broken(response);
    json(response, 200, {
      id: session.id,
      object: 'checkout.session',
      url: `${stripe.url}/pay/${session.id}`,
    });
  }

  /** The payment page, whose button pays: the shop hears of it first, then the visitor goes back there. */
  async function show(address: string, response: ServerResponse): Promise<void> {
    const id = address.split('/').at(-1) ?? '';
    const session = sessions.find((one) => one.id === id);
    // A browser asks for an icon too.
    if (!session) return void response.writeHead(204).end();
    if (!address.startsWith('/paid/')) {
      const type = 'text/html; charset=utf-8';
      return void response
        .writeHead(200, { 'content-type': type })
        .end(`<title>Pay</title><h1>Pay</h1><a href="/paid/${id}">Pay</a>`);
    }
    if (ended.has(id)) return void response.writeHead(410).end();
    ended.set(id, 'complete');
    const back = new URL(
      session.given.get('success_url')?.replace('{CHECKOUT_SESSION_ID}', id) ?? '',
    );
    const shop = stripe.shop ?? back.origin;
    await deliver(shop, stripe.event('checkout.session.completed', session));
    response.writeHead(303, { location: shop + back.pathname + back.search }).end();
  }

  const server = createServer((request, response) => {
    const { url = '/', method } = request;
    if (method === 'POST' && url === '/v1/checkout/sessions') void open(request, response);
    else if (url.startsWith('/v1/refunds') && method === 'GET') refunds.list(url, response);
    else if (url === '/v1/refunds') {
      const key = String(request.headers['idempotency-key']);
      void text(request).then((body) => refunds.create(body, key, stripe.refundFailure, response));
    } else if (url.startsWith('/v1/')) answerAbout(url, response);
    else void show(url, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const stripe: TestStripe = {
    url: `http://127.0.0.1:${port}`,
    webhookSecret,
    sessions,
    statusOf: ({ id }) => ended.get(id) ?? 'open',
    pay: ({ id }) => void ended.set(id, 'complete'),
    requests: () => requests,
    failure: undefined,
    refundFailure: undefined,
    refunds,
    shop: undefined,
    event: (type, session, changes) => signedEvent(webhookSecret, type, session, changes),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return stripe;
}

/** Delivers an event to a shop, as Stripe does. @returns the status of its answer */
export async function deliver(
  shop: string,
  { body, signature }: { readonly body: string; readonly signature: string },
): Promise<number> {
  const answer = await fetch(`${shop}/webhooks/stripe`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  });
  return answer.status;
}
