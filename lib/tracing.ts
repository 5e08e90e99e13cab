import 'server-only';
import { type Attributes, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

/**
 * Does some work within a span of the trace under way, and notes whether it failed. Costs next to nothing
 * where no collector is configured: OpenTelemetry's own tracer then does nothing.
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

/** What a driver calls before each statement: notes its text in the span under way, never its values. */
export const statements = {
  logQuery: (query: string): void => {
    trace.getActiveSpan()?.addEvent('statement', { 'db.query.text': query });
  },
};
