// One answer from memory, by Node alone: `node bare-server.mjs <port> <file of { headers, body }>`.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [port, file = ''] = process.argv.slice(2);
/** @type {{ headers: Record<string, string>, body: string }} */
const { headers, body } = JSON.parse(readFileSync(file, 'utf8'));
const bytes = Buffer.from(body, 'base64');
createServer((_, response) => response.writeHead(200, headers).end(bytes)).listen(
  Number(port),
  '127.0.0.1',
);
