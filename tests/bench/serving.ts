import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { bodyFile } from '@/server/packed';
import { findNginx } from '../nginx.mjs';
import { freePort } from '../postgres';
import { ask } from '../server/ask';
import { startShop } from '../shop';
import { note, type Scale } from './figures';

const page = '/bed/zeus';
const connections = 32;
const headers = { 'accept-encoding': 'br' };

/** Requests a second of one address, asked by one thread. */
export async function requestsPerSecond(url: string, { seconds }: Scale): Promise<number> {
  await autocannon({ url, connections, duration: Math.min(2, seconds), headers });
  const result = await autocannon({ url, connections, duration: seconds, headers });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} failed under load`);
  return result.requests.average;
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

/** Runs a server, uses it, and ends it. */
async function withServer<T>(child: ChildProcess, url: string, use: () => Promise<T>): Promise<T> {
  try {
    await until(url);
    return await use();
  } finally {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill();
    await ended;
  }
}

/** `next start` on the same build. */
async function nextAlone(scale: Scale): Promise<number> {
  const port = await freePort();
  const args = ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1', '-p', String(port)];
  const env = { ...process.env, NODE_ENV: 'production' as const };
  const url = `http://127.0.0.1:${port}${page}`;
  const child = spawn(process.execPath, args, { stdio: 'ignore', env });
  return withServer(child, url, () => requestsPerSecond(url, scale));
}

/** nginx with the page's brotli body as a file. */
async function fromDisk(nginx: string, body: Buffer, scale: Scale): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'theogonie-disk-'));
  mkdirSync(join(folder, 'root'));
  writeFileSync(join(folder, 'root', 'page'), body);
  const port = await freePort();
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${name};`)
    .join(' ');
  writeFileSync(
    join(folder, 'conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes auto; daemon off; pid pid; error_log error;
    events {} http { ${temp} access_log off; sendfile on; tcp_nopush on; open_file_cache max=100;
    server { listen 127.0.0.1:${port}; root root; keepalive_requests 1000000;
    default_type text/html; add_header Content-Encoding br; add_header Vary Accept-Encoding; } }`,
  );
  const url = `http://127.0.0.1:${port}/page`;
  const child = spawn(nginx, ['-p', folder, '-c', join(folder, 'conf')], { stdio: 'ignore' });
  try {
    return await withServer(child, url, () => requestsPerSecond(url, scale));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A page's brotli body as the build left it, found by its mark. */
async function packedBody(url: string): Promise<Buffer> {
  const { etag = '' } = (await ask(url, { headers })).headers;
  return readFileSync(bodyFile(etag.replace(/^"|-br"$/g, ''), 'br'));
}

/** How fast a prerendered page is served, beside Next alone and a file. */
export async function benchServing(scale: Scale): Promise<void> {
  const shop = await startShop();
  let own: number;
  let body: Buffer;
  try {
    own = await requestsPerSecond(shop.url.replace('localhost', '127.0.0.1') + page, scale);
    body = await packedBody(shop.url + page);
  } finally {
    await shop.stop();
  }
  const what = `requests of ${page}, 32 connections, brotli`;
  const next = await nextAlone(scale);
  note({ what, value: own, unit: '/s', against: { what: 'next start (gzip)', value: next } });
  const nginx = findNginx();
  if (!nginx) return console.log('skipped: nginx is not installed');
  const disk = await fromDisk(nginx, body, scale);
  note({ what, value: own, unit: '/s', against: { what: 'nginx from disk', value: disk } });
}
