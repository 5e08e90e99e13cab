import { type ChildProcess, spawn } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { findKeptKeys } from '@/db/process/kept-keys.mjs';
import { installedBrowser } from '@/tests/programs/installed-browser.cjs';
import { findNginx } from '@/tests/programs/nginx.mjs';
import { findPrograms, startPostgres, type TestPostgres } from '@/tests/programs/postgres';
import { startProxy, type TestProxy } from '@/tests/programs/proxy';
import { launchBrowser } from '../bench/slow-phone';
import { copyShop, linkTree } from '../bench/untouched';
import buildOnce from '../built';
import { compare, enter, startLoad, unlimited, whatIsKept } from '../faults/load';
import { makeSmallDisk } from '../faults/tmpfs';
import { currentRelease } from '../release';
import { startShop, type TestShop } from '../shop';

const programs = findPrograms();
/** How long shared caches keep a page. */
const sharedMs = 60_000;
/** How many releases follow each other; an even number ends at the first one. */
const rolls = Number(process.env.ROLLING_RELEASES ?? 10);

/** A process, what it printed, and its end. */
function launch(folder: string, file: string, settings: Readonly<Record<string, string>>) {
  const child: ChildProcess = spawn(process.execPath, [join(folder, 'server', file)], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that it can be killed with the processes it started.
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return {
    output: () => output,
    exited,
    killAll: () => process.kill(-(child.pid ?? 0), 'SIGKILL'),
  };
}

describe.skipIf(!programs || !findNginx() || !installedBrowser() || process.getuid?.() !== 0)(
  'releases in a folder of their own',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'theogonie-releases-'));
    const releases = join(folder, '.releases');
    let secretKey = '';
    let database: TestPostgres;
    let shops: TestShop[] = [];
    let proxy: TestProxy;
    const settings = () => ({
      ...unlimited,
      TRUSTED_PROXIES: '1',
      DATABASE_URL: database.url,
      // No build makes a key in a new database; with that of this installation its release is this one too.
      SECRET_KEY: secretKey,
    });
    const current = () => readlinkSync(join(releases, 'current'));
    const build = () => launch(folder, 'build.mjs', settings());
    const start = (port?: string) =>
      startShop({ ...settings(), ...(port && { PORT: port }) }, [join(folder, 'server/start.mjs')]);

    /** Gives the bed Zeus another price in the sources. */
    function setPrice(cents: string): void {
      const file = join(folder, 'content/catalogue/beds.ts');
      const text = readFileSync(file, 'utf8');
      writeFileSync(file, text.replace(/(?<=id: 'zeus',[\s\S]*?priceCents: )[\d_]+/, cents));
    }

    /** Stops a process and starts another on its port. */
    async function replace(index: number): Promise<void> {
      const old = shops[index];
      old?.process.kill('SIGTERM');
      expect(await old?.exited).toBe(0);
      shops[index] = await start(new URL(old?.url ?? '').port);
    }

    /** The price that a page of the bed states, and the scripts that it loads. */
    async function visit(url: string, query = '') {
      const answer = await fetch(`${url}/bed/zeus${query}`);
      const html = await answer.text();
      const [, price] = /"price":"?([\d.]+)/.exec(html) ?? [];
      const scripts = parse(html).querySelectorAll('script');
      return {
        status: answer.status,
        price,
        scripts: scripts.flatMap((script) => script.getAttribute('data-src') ?? []),
      };
    }

    beforeAll(async () => {
      await buildOnce();
      database = await startPostgres(programs ?? '');
      copyShop(folder);
      const release = currentRelease();
      linkTree(release, join(releases, basename(release)));
      rmSync(join(releases, basename(release), 'running'), { recursive: true, force: true });
      symlinkSync(basename(release), join(releases, 'current'));
      secretKey = (await findKeptKeys(process.env))?.text ?? '';
    }, 300_000);
    afterAll(async () => {
      proxy?.stop();
      await Promise.all(shops.map((shop) => shop.stop()));
      database?.destroy();
      rmSync(folder, { recursive: true, force: true });
    });

    test('a release of the same sources and key is served, wherever it was built', async () => {
      shops = [await start(), await start()];
      for (const shop of shops) expect(shop.output()).not.toContain('building the pages');
    });

    test('a killed build leaves the shop and its release unchanged', async () => {
      const first = current();
      proxy = await startProxy(shops);
      setPrice('1_111_100');
      const killed = build();
      await vi.waitFor(() => expect(killed.output()).toContain('building the pages'), 60_000);
      await vi.waitFor(() => existsSync(join(folder, '.next/server')) || Promise.reject(), 60_000);
      killed.killAll();
      await killed.exited;
      expect(current()).toBe(first);
      expect(await visit(proxy.url)).toMatchObject({ status: 200, price: '9999.99' });
      expect(await enter(proxy.url)).toMatchObject({ location: '/cart?done=subscribed' });
    });

    test('a build that fails on a full disk leaves the shop and its release unchanged', async () => {
      const first = current();
      const disk = makeSmallDisk(16);
      if (!disk) throw new Error('a small disk can be made by root only');
      rmSync(join(folder, '.next'), { recursive: true, force: true });
      symlinkSync(disk.folder, join(folder, '.next'));
      try {
        const failed = build();
        expect(await failed.exited, failed.output()).toBe(1);
        expect(failed.output()).toMatch(/the build failed/);
      } finally {
        rmSync(join(folder, '.next'));
        disk.destroy();
      }
      expect(current()).toBe(first);
      expect(await visit(proxy.url)).toMatchObject({ status: 200, price: '9999.99' });
      expect(await enter(proxy.url)).toMatchObject({ location: '/cart?done=subscribed' });
    });

    test(`${rolls} releases in a row fail no request, lose no form and keep no old price`, async () => {
      const open = await visit(proxy.url);
      const browser = await launchBrowser(installedBrowser() ?? '');
      const page = await browser.newPage();
      await page.goto(`${proxy.url}/bed-story/zeus`, { waitUntil: 'networkidle' });
      const before = current();
      // Two at once make one release: the second waits for the first.
      const builds = [build(), build()];
      expect(await Promise.all(builds.map(({ exited }) => exited))).toEqual([0, 0]);
      const output = builds.map((one) => one.output()).join('');
      expect(output.match(/building the pages/g)).toHaveLength(1);
      expect(output).toContain('waiting for it');
      expect(existsSync(join(releases, current(), 'snapshot/index.json'))).toBe(true);
      expect(current()).not.toBe(before);
      const members = await Promise.all(Array.from({ length: 2 }, () => enter(proxy.url)));
      // Its forms come from a page of the first release.
      const load = await startLoad(proxy.url, members);

      const first = { price: '9999.99', until: Number.POSITIVE_INFINITY };
      const second = { price: '11111.00', until: 0 };
      const seen: { price: string | undefined; at: number }[] = [];
      const failures: string[] = [];
      let isOver = false;
      const pages = (async () => {
        while (!isOver) {
          // As a reader turns pages, so that processes have time to start.
          await setTimeout(100);
          // Every other visit is answered by a process, the others by the cache of nginx.
          const query = seen.length % 2 ? '' : `?visit=${seen.length}`;
          const { status, price, scripts } = await visit(proxy.url, query);
          seen.push({ price, at: Date.now() });
          if (status !== 200) failures.push(`page ${status}`);
          for (const script of scripts) {
            const answer = await fetch(proxy.url + script);
            if (!answer.ok) failures.push(`${script} ${answer.status}`);
            await answer.arrayBuffer();
          }
        }
      })();

      for (let roll = 0; roll < rolls; roll += 1) {
        if (roll > 0) {
          const rolledBack = launch(folder, 'rollback.mjs', settings());
          expect(await rolledBack.exited, rolledBack.output()).toBe(0);
        }
        for (const index of [0, 1]) {
          await replace(index);
          await load.more(10);
        }
        if (roll === 0) {
          // A page of the first release, left open until only the second runs, leads on.
          await page.locator('main a.button[href="/bed/zeus"]').first().click();
          await page.getByRole('heading', { level: 1, name: 'Lit Zeus' }).waitFor();
          await browser.close();
        }
        const [, gone] = current() === before ? [first, second] : [second, first];
        gone.until = Date.now() + sharedMs;
        (gone === first ? second : first).until = Number.POSITIVE_INFINITY;
        const late = seen.filter(({ price, at }) =>
          [first, second].some((one) => one.price === price && at > one.until),
        );
        expect(late).toEqual([]);
      }
      // The last roll went back to the first release: within a minute nobody sees the other price.
      expect(current()).toBe(before);
      await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(second.until), {
        timeout: sharedMs + 5_000,
        interval: 500,
      });
      const from = Date.now();
      await vi.waitFor(
        () => expect(seen.filter(({ at }) => at > from).length).toBeGreaterThan(20),
        60_000,
      );
      isOver = true;
      await pages;
      await load.end();

      expect(failures).toEqual([]);
      expect(load.failed, proxy.errors()).toEqual([]);
      // A form that finds its line full was answered too.
      expect(load.refused.filter((location) => !location.includes('cartLimit'))).toEqual([]);
      expect(new Set(seen.map(({ price }) => price))).toEqual(new Set([first.price, second.price]));
      expect(seen.filter(({ price, at }) => price === second.price && at > from)).toEqual([]);
      expect(compare(load.acknowledged, await whatIsKept(database.url))).toEqual({
        lost: 0,
        doubled: 0,
      });
      // The page that was opened before all of them still finds its scripts.
      for (const script of open.scripts) {
        for (const shop of shops) expect((await fetch(shop.url + script)).status, script).toBe(200);
      }
    });

    test('a release that was rolled back is not served again, but changed sources are', async () => {
      const served = current();
      const again = build();
      expect(await again.exited).toBe(0);
      expect(again.output()).toMatch(/was rolled back: serving/);
      expect(current()).toBe(served);
    });

    test('running processes and the last hour keep their releases', () => {
      const names = readdirSync(releases).filter((name) => /^[0-9a-f]{16}$/.test(name));
      expect(names).toHaveLength(2);
      for (const name of names) expect(existsSync(join(releases, name, 'server.mjs'))).toBe(true);
      expect(readdirSync(releases).filter((name) => name.endsWith('.draft'))).toEqual([]);
    });
  },
);
