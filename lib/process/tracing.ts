import 'server-only';
import { type Attributes, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';
import { withoutAddresses } from './log';
import { withoutToken } from './without-token';

/**
 * Runs work in a span of the current trace and records a failure. Costs almost nothing without a configured
 * collector: OpenTelemetry's default tracer does nothing.
 */
export function traced<T>(
  name: string,
  attributes: Attributes,
  work: () => Promise<T>,
): Promise<T> {
  const options = { kind: SpanKind.CLIENT, attributes };
  return trace.getTracer('theogonie').startActiveSpan(name, options, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Logger for the database drivers: adds the text of a statement, never its values, to the current span. */
export const statements = {
  logQuery: (query: string): void => {
    trace.getActiveSpan()?.addEvent('statement', { 'db.query.text': query });
  },
};

/**
 * An exporter that sends neither queries and tokens, which open what a link leads to, nor values of
 * statements, mailboxes or IP addresses.
 */
export function redacting(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => exporter.export(spans.map(redacted), done),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}

function clean(text: string): string {
  const short = text.replace(/\?[^\s"')]*/g, '').replace(/\nparams: [\s\S]*$/, '');
  return withoutAddresses(withoutToken(short));
}

function cleanAttributes(attributes: Attributes = {}): Attributes {
  const entries = Object.entries(attributes).map(([name, value]) => [
    name,
    typeof value === 'string' ? clean(value) : value,
  ]);
  return Object.fromEntries(entries);
}

function redacted(span: ReadableSpan): ReadableSpan {
  const { name, attributes, events, status } = span;
  const message = status.message && clean(status.message);
  return Object.create(span, {
    name: { value: clean(name) },
    attributes: { value: cleanAttributes(attributes) },
    events: {
      value: events.map((event) => ({ ...event, attributes: cleanAttributes(event.attributes) })),
    },
    status: { value: { ...status, ...(message && { message }) } },
  });
}
