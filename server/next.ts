import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join, relative } from 'node:path';
import next from 'next';

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Starts Next on a release. @param port that the shop listens on @returns Next's request handler */
export async function startNext(release: string, port: number): Promise<Handler> {
  // next.config.ts reads it: Next looks for its build below the project's folder.
  process.env.NEXT_DIST_DIR = relative(process.cwd(), join(release, 'next'));
  const app = next({ dev: false, quiet: true, port });
  await app.prepare();
  return app.getRequestHandler();
}

/** Starts Next's development server. @param server on which browsers ask for reloads */
export async function startNextForDevelopment(server: Server, port: number): Promise<Handler> {
  const app = next({ dev: true, port, httpServer: server });
  await app.prepare();
  return app.getRequestHandler();
}
