import 'server-only';
import { type Attributes, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

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
