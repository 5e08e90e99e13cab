import {
  request as askShop,
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { freePort } from './postgres';

/** What stands between a browser and a shop, for engines that cannot be cut off themselves. */
export type TestGateway = {
  readonly url: string;
  /** Keeps scripts waiting until they are let through. */
  readonly holdScripts: () => void;
  readonly letThrough: () => void;
  /** How long nobody has asked for anything and nothing was under way, in milliseconds. */
  readonly quietMs: () => number;
  /** Refuses connections, and ends those that are open, until `open`. */
  readonly close: () => Promise<void>;
  readonly open: () => Promise<void>;
};

/** Starts one on loopback, open, in front of a shop. */
export async function startGateway(shop: string): Promise<TestGateway> {
  let held: (() => void)[] | undefined;
  let underWay = 0;
  let lastAt = Date.now();

  function forward(request: IncomingMessage, response: ServerResponse): void {
    const { url: path, method, headers } = request;
    const asked = askShop(shop + path, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    asked.on('error', () => response.destroy());
    response.on('close', () => asked.destroy());
    request.pipe(asked);
  }

  const server = createServer((request, response) => {
    underWay += 1;
    response.on('close', () => {
      underWay -= 1;
      lastAt = Date.now();
    });
    const pass = () => forward(request, response);
    if (held && /\.js(\?|$)/.test(request.url ?? '')) held.push(pass);
    else pass();
  });
  const port = await freePort();
  const listen = () =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', resolve);
    });
  await listen();

  return {
    url: `http://localhost:${port}`,
    holdScripts: () => {
      held = [];
    },
    letThrough: () => {
      for (const pass of held ?? []) pass();
      held = undefined;
    },
    quietMs: () => (underWay > 0 ? 0 : Date.now() - lastAt),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    open: listen,
  };
}
