import {
  createMcpHandler,
  isLegacyRequest,
  McpServer,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import { checkRateLimit } from '@/app/_actions/rate-limit';
import { company } from '@/content/company';
import { type Locale, locales, toLocale } from '@/lib/i18n/locales';
import { addCatalogueTools } from './catalogue-tools';
import { addFitTool } from './fit-tool';
import { addPurchaseTools } from './purchase-tools';
import { addResources } from './resources';

/** As the request guard allows every body. */
const largestBodyBytes = 64 * 1024;

const instructions =
  'The catalogue of a house that makes connected furniture. Search or read a piece, price a configuration, check that it fits, estimate its delivery, then hand the address of a quote to the person: only people accept and pay. Prices are in euros, VAT included.';

async function serverIn(locale: Locale): Promise<McpServer> {
  const server = new McpServer({ name: company.name, version: '1.0.0' }, { instructions });
  addCatalogueTools(server, locale);
  addFitTool(server);
  addPurchaseTools(server, locale);
  await addResources(server, locale);
  return server;
}

/** One for each language, for the protocol of 2026-07-28. Source: modelcontextprotocol.io/specification. */
const handlers = new Map(
  locales.map((locale) => [
    locale,
    createMcpHandler(() => serverIn(locale), {
      legacy: 'reject',
      responseMode: 'json',
      maxRequestBodySize: largestBodyBytes,
    }),
  ]),
);

/** Serves clients that begin with `initialize`, as the protocols before 2026-07-28 do: no session, JSON answers. */
async function serveInitialized(request: Request, locale: Locale): Promise<Response> {
  if (request.method !== 'POST')
    return new Response(null, { status: 405, headers: { allow: 'POST' } });
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  const server = await serverIn(locale);
  await server.connect(transport);
  return transport.handleRequest(request);
}

const tooMany = (seconds: number) =>
  Response.json(
    {
      jsonrpc: '2.0',
      id: null,
      error: { code: -32_000, message: `Too many requests: wait ${seconds} seconds.` },
    },
    { status: 429, headers: { 'retry-after': String(seconds) } },
  );

async function serve(
  request: Request,
  { params }: RouteContext<'/[locale]/mcp'>,
): Promise<Response> {
  const locale = toLocale((await params).locale);
  const refused = await checkRateLimit('agent', 'offerFailed');
  // Reading goes on while the database, which counts, is away.
  if (refused?.code === 'tooMany') return tooMany(refused.waitSeconds ?? 60);
  const size = { maxRequestBodySize: largestBodyBytes };
  if (await isLegacyRequest(request, undefined, size)) return serveInitialized(request, locale);
  const handler = handlers.get(locale);
  if (!handler) throw new Error(`no agents are served in ${locale}`);
  return handler.fetch(request);
}

export { serve as GET, serve as POST };
