import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enter, sendForm } from '@/tests/faults/load';
import { startShop, type TestShop } from '@/tests/shop';

type Value = { readonly stringValue?: string; readonly intValue?: number | string };
type Attribute = { readonly key: string; readonly value: Value };
type Span = {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly Attribute[];
  readonly events?: readonly { readonly name: string; readonly attributes: readonly Attribute[] }[];
};

/** What the collector received, as text and span by span. */
const received: string[] = [];
let collector: Server;
let shop: TestShop;

const spans = (): Span[] =>
  received.flatMap((body) =>
    JSON.parse(body).resourceSpans.flatMap((one: { scopeSpans: { spans: Span[] }[] }) =>
      one.scopeSpans.flatMap((scope) => scope.spans),
    ),
  );
const attribute = (span: Span, key: string) =>
  span.attributes.find((one) => one.key === key)?.value;

/** A caller's trace, whose id every span of this test must have. */
const caller = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };

beforeAll(async () => {
  collector = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.once('end', () => {
      if (request.url === '/v1/traces') received.push(Buffer.concat(chunks).toString());
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { port } = collector.address() as AddressInfo;
  shop = await startShop({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
  });
  const traceparent = `00-${caller.traceId}-${caller.spanId}-01`;
  const member = await enter(shop.url);
  const headers = { traceparent, cookie: member.cookie };
  await fetch(`${shop.url}/bed/zeus?token=secret`, { headers: { traceparent } });
  await fetch(`${shop.url}/cart?token=secret`, { headers });
  await fetch(`${shop.url}/access?token=secret&email=leda@theogonie.example`, { headers });
  await fetch(`${shop.url}/quote/secret`, { headers });
  await fetch(`${shop.url}/leda%40theogonie.example/203.0.113.7`, { headers: { traceparent } });
  await sendForm(shop.url, '/contact', 'Envoyer', [
    ['name', 'Léda'],
    ['email', 'leda@theogonie.example'],
    ['subject', 'Lit'],
    ['message', 'leda@theogonie.example, 203.0.113.7'],
  ]);
  // The remaining spans are sent during shutdown.
  await shop.stop();
});

afterAll(() => new Promise((resolve) => collector.close(resolve)));

test('a collector gets a span for each request, within the trace of its caller', () => {
  const calls = spans().filter(
    ({ traceId, parentSpanId }) => traceId === caller.traceId && parentSpanId === caller.spanId,
  );
  const paths = calls.map((span) => attribute(span, 'url.path')?.stringValue);
  expect(paths).toEqual(['/bed/zeus', '/cart', '/access', '/quote/…', '/[address]/[address]']);
  const codes = calls.map((span) => Number(attribute(span, 'http.response.status_code')?.intValue));
  expect(codes).toEqual([200, 200, 200, 404, 404]);
  for (const span of calls) {
    expect(attribute(span, 'request.id')?.stringValue).toMatch(/^[\da-f-]{36}$/);
  }
  expect(received.join()).toContain('"theogonie"');
  expect(received.join()).toContain('deployment.environment.name');
});

test('each database query is a span within that of its page, with the text of its statement', () => {
  const cart = spans().find(
    (span) =>
      span.parentSpanId === caller.spanId && attribute(span, 'url.path')?.stringValue === '/cart',
  );
  const parents = new Map(spans().map((span) => [span.spanId, span.parentSpanId]));
  const isWithin = (id: string | undefined): boolean =>
    id !== undefined && (id === cart?.spanId || isWithin(parents.get(id)));
  const asked = spans().filter(({ name, spanId }) => name === 'database' && isWithin(spanId));
  expect(asked.length).toBeGreaterThan(0);
  const texts = asked.flatMap(({ events = [] }) =>
    events.flatMap(({ attributes }) => attributes.map(({ value }) => value.stringValue ?? '')),
  );
  expect(texts.join()).toMatch(/select .* from/);
});

test('a trace holds neither secrets nor people: no query, mailbox, IP address or value', () => {
  expect(received.length).toBeGreaterThan(0);
  expect(received.join()).not.toMatch(/secret|theogonie\.example|%40|Léda|203\.0\.113/);
});
