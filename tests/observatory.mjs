// `node tests/observatory.mjs`: scores the built shop with MDN's HTTP Observatory, over HTTPS. The
// scorer weighs 130 MB and is installed into a temporary folder for the run. Plain JavaScript, because
// `.ci/run` calls it too.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepareRelease } from '../server/releases/build-release.mjs';
import { root, say } from '../server/releases/steps.mjs';

const scorer = '@mdn/mdn-http-observatory@1.4.8';
const leastScore = 110;
const paths = ['/', '/bed/zeus', '/ar/collections', '/cart', '/payment', '/my-data'];
const certificate = process.env.NODE_EXTRA_CA_CERTS ?? '';

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Node reads additional certificates only at start: creates one and starts this script again with it. */
function startAgain() {
  const folder = mkdtempSync(join(tmpdir(), 'theogonie-observatory-'));
  const file = join(folder, 'certificate.pem');
  try {
    const made = spawnSync(
      'openssl',
      `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost
       -keyout ${join(folder, 'key.pem')} -out ${file}`.split(/\s+/),
      { stdio: 'ignore' },
    );
    if (made.status !== 0) return skip('openssl is not installed');
    const fetched = spawnSync(
      'npm',
      `install --prefix ${folder} --ignore-scripts --no-audit --no-fund --loglevel=error --fetch-retries=0 ${scorer}`.split(
        ' ',
      ),
      { stdio: 'ignore' },
    );
    if (fetched.status !== 0) return skip(`${scorer} could not be fetched`);
    const { status } = spawnSync(process.execPath, [process.argv[1] ?? '', folder], {
      stdio: 'inherit',
      env: { ...process.env, NODE_EXTRA_CA_CERTS: file },
    });
    process.exitCode = status ?? 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} why */
function skip(why) {
  say(`skipped: the Observatory scored nothing, ${why}`);
}

/** Starts the built shop with an `https:` address. @param {string} folder @param {number} port */
async function startShop(folder, port) {
  const server = pathToFileURL(join(await prepareRelease(), 'server.mjs')).href;
  const shop = spawn(
    process.execPath,
    ['--input-type=module', '-e', `const { open } = await import('${server}'); await open();`],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(port),
        SITE_URL: 'https://localhost',
        DATA_DIR: join(folder, 'data'),
      },
    },
  );
  await new Promise((resolve, reject) => {
    shop.once('exit', reject);
    shop.stdout.on('data', (chunk) => String(chunk).includes('open at') && resolve(undefined));
  });
  return shop;
}

/** What a proxy in front does: terminates TLS, and redirects HTTP to HTTPS. */
async function startProxies(/** @type {string} */ folder, /** @type {number} */ port) {
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const secure = https.createServer(
    { cert: readFileSync(certificate), key: readFileSync(join(folder, 'key.pem')) },
    ({ method, url, headers }, response) => {
      const to = { host: '127.0.0.1', port, method, path: url, headers };
      const call = http.request(to, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      call.end();
    },
  );
  const plain = http.createServer(({ url }, response) =>
    response.writeHead(301, { location: `https://localhost:${httpsPort}${url}` }).end(),
  );
  await new Promise((resolve) => secure.listen(httpsPort, 'localhost', () => resolve(undefined)));
  await new Promise((resolve) => plain.listen(httpPort, 'localhost', () => resolve(undefined)));
  return { httpPort: String(httpPort), httpsPort: String(httpsPort), servers: [secure, plain] };
}

/** @param {string} folder */
async function score(folder) {
  const home = join(folder, 'node_modules', '@mdn', 'mdn-http-observatory');
  // The HSTS preload list: the shop is not on it.
  writeFileSync(join(home, 'conf', 'hsts-preload.json'), '{}');
  /** @param {string} file */
  const load = (file) => import(pathToFileURL(join(home, 'src', file)).href);
  const { retrieve } = await load('retriever/retriever.js');
  const { ALL_TESTS } = await load('constants.js');
  const { getGradeForScore, getScoreModifier } = await load('grader/grader.js');
  const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await load('grader/charts.js');

  const port = await freePort();
  const shop = await startShop(folder, port);
  const { servers, ...ports } = await startProxies(folder, port);
  for (const path of paths) {
    const answers = await retrieve('localhost', { ...ports, path });
    // Adds up as the package's scanner does, which takes no port and no path.
    let all = 100;
    let without = 100;
    const lost = [];
    for (const test of ALL_TESTS) {
      const { result, pass } = test(answers);
      const modifier = getScoreModifier(result);
      all += modifier;
      if (modifier < 0) without += modifier;
      if (!pass) lost.push(result);
    }
    const total = without >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? all : without;
    const { grade } = getGradeForScore(total);
    say(`Observatory: ${path} ${grade} ${total}${lost.length ? `, but ${lost.join(', ')}` : ''}`);
    if (grade !== 'A+' || total < leastScore || lost.length > 0) process.exitCode = 1;
  }
  for (const server of servers) server.close();
  shop.kill();
}

const [, , folder] = process.argv;
if (folder) await score(folder);
else startAgain();
