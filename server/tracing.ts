import type { IncomingMessage, ServerResponse } from 'node:http';
import { context, propagation, SpanKind, trace } from '@opentelemetry/api';
import { env } from '@/lib/process/env';
import { printable } from '@/lib/process/log';
import { redacting } from '@/lib/process/tracing';

/** How requests are traced, and how to stop: the remaining spans are sent. */
export type Tracing = {
  /** Serves a request within a span, which continues the caller's trace if there is one. */
  readonly follow: (
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
    serve: () => void,
  ) => void;
  readonly stop: () => Promise<void>;
};

/**
 * Starts sending traces to the collector at `OTEL_EXPORTER_OTLP_ENDPOINT` (OTLP over HTTP), if one is
 * configured. Its other settings are OpenTelemetry's own variables. An unavailable collector delays no
 * visitor: spans that it cannot take are dropped.
 */
export async function startTracing(): Promise<Tracing | undefined> {
  if (!env().OTEL_EXPORTER_OTLP_ENDPOINT) return undefined;
  const [
    { BatchSpanProcessor, TracerProvider },
    { OTLPTraceExporter },
    { AsyncLocalStorageContextManager },
    { W3CTraceContextPropagator },
    { detectResources, envDetector, resourceFromAttributes },
  ] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/core'),
    import('@opentelemetry/resources'),
  ]);
  const named = detectResources({ detectors: [envDetector] });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'theogonie' }).merge(named),
    spanProcessors: [new BatchSpanProcessor({ exporter: redacting(new OTLPTraceExporter()) })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return { follow, stop: () => provider.shutdown().catch(() => undefined) };
}

const follow: Tracing['follow'] = (request, response, requestId, serve) => {
  const { method = 'GET', url = '/', headers } = request;
  const caller = propagation.extract(context.active(), headers);
  const attributes = {
    'http.request.method': method,
    'url.path': printable(url.split('?', 1)[0] ?? ''),
    'request.id': requestId,
  };
  const span = trace
    .getTracer('theogonie')
    .startSpan(method, { kind: SpanKind.SERVER, attributes }, caller);
  response.once('close', () => {
    span.setAttribute('http.response.status_code', response.statusCode);
    span.end();
  });
  context.with(trace.setSpan(caller, span), serve);
};
