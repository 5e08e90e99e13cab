import { SpanStatusCode } from '@opentelemetry/api';
import {
  InMemorySpanExporter,
  SimpleSpanProcessor,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { expect, test } from 'vitest';
import { redacting } from '@/lib/process/tracing';

/** What leaves the house of a span, when it is told so much. */
function exported(message?: string) {
  const memory = new InMemorySpanExporter();
  const spanProcessors = [new SimpleSpanProcessor({ exporter: redacting(memory) })];
  const span = new TracerProvider({ spanProcessors })
    .getTracer('test')
    .startSpan('GET /my-data?key=secret');
  span.setAttribute('url.full', 'https://theogonie.example/my-data?key=secret');
  span.addEvent('statement', { 'db.query.text': 'select $1\nparams: leda@theogonie.example' });
  span.setStatus({ code: SpanStatusCode.ERROR, ...(message && { message }) });
  span.end();
  return memory.getFinishedSpans().map(({ name, attributes, events, status }) => ({
    name,
    attributes,
    events: events.map((event) => event.attributes),
    status,
  }));
}

test('a span leaves without queries, values and mailboxes', () => {
  const [span] = exported('no account for leda@theogonie.example at /my-data?key=secret');
  expect(span).toMatchObject({
    name: 'GET /my-data',
    attributes: { 'url.full': 'https://theogonie.example/my-data' },
    events: [{ 'db.query.text': 'select $1' }],
  });
  expect(JSON.stringify(span)).not.toMatch(/leda|secret/);
  expect(span?.status.message).toMatch(/^no account for .* at \/my-data$/);
});

test('a failure without a message has none', () => {
  expect(exported()[0]?.status).toEqual({ code: SpanStatusCode.ERROR });
});
