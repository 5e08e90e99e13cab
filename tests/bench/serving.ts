import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findNginx } from '@/tests/programs/nginx.mjs';
import { freePort } from '@/tests/programs/postgres';
import { ask } from '../server/ask';
import { startShop } from '../shop';
import { median, note, type Scale } from './figures';
import { UntouchedShop } from './untouched';

const page = '/bed/zeus';
const connections = 32;
/** Next knows gzip only; the others answer in brotli. */
const accepted = 'br, gzip';

/** Whether wrk is here; says in one line what is left out where it is not. */
export function hasWrk(): boolean {
  const isHere = !spawnSync('wrk', ['-v']).error;
  if (!isHere) console.log('skipped: requests a second, wrk is not installed');
  return isHere;
}

/** Requests a second of one address, asked by wrk with one thread. @throws when an answer is an error */
export function requestsPerSecond(url: string, seconds: number, cookie = ''): number {
  const headers = [
    '-H',
    `Accept-Encoding: ${accepted}`,
    ...(cookie && ['-H', `Cookie: ${cookie}`]),
  ];
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, ...headers];
  const { stdout } = spawnSync('wrk', [...args, url], { encoding: 'utf8' });
  const found = /Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1];
  if (!found || /Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}: ${stdout}`);
  return Number(found);
}

async function until(url: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const isThere = await ask(url).then(
      ({ status }) => status === 200,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`nothing answers at ${url}`);
}

/** The page as the shop sends it: its body still compressed, and the headers that are not the connection's. */
type Answer = { readonly headers: Readonly<Record<string, string>>; readonly body: Buffer };

const ofConnection = ['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length'];

function fetchRaw(url: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = request(url, { headers: { 'accept-encoding': accepted } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        const body = Buffer.concat(chunks);
        const kept = Object.entries(response.headers).filter(
          ([name]) => !ofConnection.includes(name),
        );
        const headers = Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
        resolve({ headers: { ...headers, 'content-length': String(body.length) }, body });
      });
    });
    asking.once('error', reject);
    asking.end();
  });
}

type Server = {
  readonly what: string;
  readonly url: string;
  /** Of the process that answers. */
  readonly pid?: number;
  readonly child?: ChildProcess;
};

async function bareNode(folder: string, { headers, body }: Answer): Promise<Server> {
  const port = String(await freePort());
  const file = join(folder, 'answer.json');
  writeFileSync(file, JSON.stringify({ headers, body: body.toString('base64') }));
  const child = spawn(process.execPath, ['tests/bench/bare-server.mjs', port, file], {
    stdio: 'inherit',
  });
  return {
    what: 'Node alone, same bytes',
    url: `http://127.0.0.1:${port}${page}`,
    pid: child.pid,
    child,
  };
}

/** nginx with one worker and the page as a file. */
async function nginx(program: string, folder: string, { headers, body }: Answer): Promise<Server> {
  const port = await freePort();
  mkdirSync(join(folder, 'root'));
  writeFileSync(join(folder, 'root', 'page'), body);
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${name};`)
    .join(' ');
  const own = ['content-type', 'content-length', 'etag', 'last-modified'];
  const added = Object.entries(headers)
    // A dollar sign would begin a variable of nginx.
    .filter(([name, value]) => !own.includes(name) && !value.includes('$'))
    .map(([name, value]) => `add_header ${name} "${value.replaceAll(/["\\]/g, '\\$&')}";`)
    .join('\n');
  writeFileSync(
    join(folder, 'conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 1; daemon off; pid pid; error_log error;
    events {} http { ${temp} access_log off; sendfile on; tcp_nopush on; open_file_cache max=100;
    server { listen 127.0.0.1:${port}; root root; keepalive_requests 1000000; default_type text/html;
    ${added} } }`,
  );
  const child = spawn(program, ['-p', folder, '-c', join(folder, 'conf')], { stdio: 'ignore' });
  return { what: 'nginx, one worker', url: `http://127.0.0.1:${port}/page`, child };
}

async function end({ child }: Server): Promise<void> {
  if (!child || child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await ended;
}

/** Processor time that a process has used, in microseconds; only Linux tells. */
function processorUs(pid: number | undefined): number {
  if (!pid || process.platform !== 'linux') return Number.NaN;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  // User and system time, in hundredths of a second. Source: proc_pid_stat(5), fields 14 and 15.
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

/** Requests a second, and microseconds of the server's processor for one of them. */
type Speed = { readonly perSecond: number; readonly processorUs: number };

function measure({ url, pid }: Server, seconds: number): Speed {
  const before = processorUs(pid);
  const perSecond = requestsPerSecond(url, seconds);
  return { perSecond, processorUs: (processorUs(pid) - before) / (perSecond * seconds) };
}

/** The medians of each server, measured by turns: what slows one round slows all. */
function byTurns(servers: readonly Server[], { rounds, seconds }: Scale): Speed[] {
  for (const { url } of servers) requestsPerSecond(url, Math.min(2, seconds));
  const found = servers.map((): Speed[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [n, server] of servers.entries()) found[n]?.push(measure(server, seconds));
  }
  return found.map((speeds) => ({
    perSecond: median(speeds.map(({ perSecond }) => perSecond)),
    processorUs: median(speeds.map((speed) => speed.processorUs)),
  }));
}

/** How fast a page is served, beside a bare Node server, nginx, and an untouched `next start`. */
export async function benchServing(scale: Scale): Promise<void> {
  if (!hasWrk()) return;
  const folder = mkdtempSync(join(tmpdir(), 'theogonie-serving-'));
  const untouched = scale.rivals.includes('next') ? new UntouchedShop() : undefined;
  untouched?.build();
  const shop = await startShop();
  const servers: Server[] = [];
  try {
    const own = {
      what: 'the shop',
      url: shop.url.replace('localhost', '127.0.0.1') + page,
      pid: shop.process.pid,
    };
    const answer = await fetchRaw(own.url);
    servers.push(own, await bareNode(folder, answer));
    const program = scale.rivals.includes('nginx') ? findNginx() : undefined;
    if (program) servers.push(await nginx(program, folder, answer));
    else if (scale.rivals.includes('nginx')) console.log('skipped: nginx is not installed');
    const next = await untouched?.start();
    if (next)
      servers.push({ what: 'next start, untouched', url: next.url + page, child: next.child });
    for (const { url } of servers) await until(url);
    const [shopSpeed, ...others] = byTurns(servers, scale);
    if (!shopSpeed) return;
    for (const [n, other] of others.entries()) {
      const what = servers[n + 1]?.what ?? '';
      note({
        what: `requests of ${page}, 1 thread, ${connections} connections`,
        value: shopSpeed.perSecond,
        unit: '/s',
        against: { what, value: other.perSecond },
        ...(n === 0 && { limit: { least: 0.6 } }),
      });
      // Says more than requests a second where other programs share the machine.
      if (!Number.isFinite(other.processorUs)) continue;
      note({
        what: `processor time of one request of ${page}`,
        value: shopSpeed.processorUs,
        unit: 'µs',
        against: { what, value: other.processorUs },
      });
    }
  } finally {
    for (const server of servers) await end(server);
    await shop.stop();
    untouched?.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}
