import {
  createMcpHandler,
  isLegacyRequest,
  McpServer,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import { company } from '@/content/house/company';
import { type Locale, locales, toLocale } from '@/lib/i18n/locales';
import { ownTurn } from '@/lib/process/turns';
import { checkRateLimit } from '@/use-cases/process/rate-limit';
import { addCatalogueTools } from './catalogue-tools';
import { addDeliveryTools } from './delivery-tools';
import { addFitTool } from './fit-tool';
import { addHouseTools } from './house-tools';
import { batchProblem, readMessages } from './messages';
import { addPageTools } from './page-tools';
import { addPurchaseTools } from './purchase-tools';
import { addResources } from './resources';
import { addSearchTool } from './search-tool';

const instructions =
  'The catalogue of a house that makes connected furniture. Search or read a piece, price a configuration, check that it fits, estimate its delivery, total a basket, look up the rules of the shop, find a free night at the Residence or an hour with an adviser, then hand the address of a quote to the person: only people accept and pay. Prices are those of France, in euros with its VAT; a delivery estimate says what another country changes. A tool refuses arguments that it does not know, and names those that it knows.';

/** Without sessions nobody could be told that a list has changed. */
const capabilities = { tools: { listChanged: false }, resources: { listChanged: false } };

async function serverIn(locale: Locale): Promise<McpServer> {
  const server = new McpServer(
    { name: company.name, version: '1.0.0' },
    { instructions, capabilities },
  );
  addPageTools(server, locale);
  addSearchTool(server, locale);
  addCatalogueTools(server, locale);
  addFitTool(server);
  addDeliveryTools(server, locale);
  addPurchaseTools(server, locale);
  addHouseTools(server, locale);
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
    }),
  ]),
);

/**
 * Serves clients that begin with `initialize`, as the protocols before 2026-07-28 do: no session, JSON answers, each
 * message of a batch in its own turn of the event loop.
 */
async function serveInitialized(request: Request, body: unknown, locale: Locale) {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  const server = await serverIn(locale);
  await server.connect(transport);
  const receive = transport.onmessage;
  transport.onmessage = (...message) => void ownTurn().then(() => receive?.(...message));
  return transport.handleRequest(request, { parsedBody: body });
}

/** An error of JSON-RPC that is about no message in particular. Source: jsonrpc.org/specification. */
function failure(status: number, code: number, message: string, headers = {}): Response {
  return Response.json({ jsonrpc: '2.0', id: null, error: { code, message } }, { status, headers });
}

async function serve(
  request: Request,
  { params }: RouteContext<'/[locale]/mcp'>,
): Promise<Response> {
  if (request.method !== 'POST')
    return new Response(null, { status: 405, headers: { allow: 'POST' } });
  const locale = toLocale((await params).locale);
  const received = await readMessages(request);
  if (!received) return failure(400, -32_700, 'Parse error: the body is not JSON');
  const wrong = batchProblem(received, request.headers.get('mcp-protocol-version'));
  if (wrong) return failure(400, -32_600, wrong);
  const { body, count } = received;
  const refused = await checkRateLimit('agent', count);
  // Reading tools work while the database, which counts requests, is unavailable.
  if (refused && refused !== 'away') {
    const seconds = refused.waitSeconds;
    const headers = { 'retry-after': String(seconds) };
    return failure(429, -32_000, `Too many requests: wait ${seconds} seconds.`, headers);
  }
  if (await isLegacyRequest(request, body)) return serveInitialized(request, body, locale);
  const handler = handlers.get(locale);
  if (!handler) throw new Error(`no agents are served in ${locale}`);
  await ownTurn();
  return handler.fetch(request, { parsedBody: body });
}

export { serve as GET, serve as POST };
