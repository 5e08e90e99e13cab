import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClientLimits } from '@/server/port';
import { copyEmptyDatabase } from './empty-database';
import { freePort } from './programs/postgres';
import { currentRelease } from './release';

/** A shop run as `npm start` runs it, in its own process. */
export type TestShop = {
  readonly url: string;
  readonly dataDir: string;
  readonly process: ChildProcess;
  /** Everything it has printed so far. */
  readonly output: () => string;
  /** Resolves with its exit code. */
  readonly exited: Promise<number | null>;
  /** Stops it as Ctrl-C does, and waits until it has ended. */
  readonly stop: () => Promise<void>;
};

type Settings = Readonly<Record<string, string>>;

/**
 * Starts the release built last, without a build: another `SITE_URL` would cause a new one.
 * @param limits for slow clients, if not the usual ones
 */
export const builtWith = (limits?: ClientLimits) => [
  '--input-type=module',
  `--eval=(await import(${JSON.stringify(join(currentRelease(), 'server.mjs'))})).open(${JSON.stringify(limits) ?? ''})`,
];
export const asBuilt = builtWith();

/** A data folder for one shop, with a database that is made already. */
function newDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'theogonie-data-'));
  copyEmptyDatabase(dataDir);
  return dataDir;
}

/**
 * Starts the shop without waiting for it to be open.
 * @param program the arguments for Node
 */
export async function launchShop(
  settings: Settings = {},
  program = ['server/start.mjs'],
): Promise<TestShop> {
  const port = settings.PORT ?? String(await freePort());
  const dataDir = settings.DATA_DIR ?? newDataDir();
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, program, {
    env: {
      ...inherited,
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      // The tests send all requests from one address.
      LIMIT_FACTOR: '1000',
      ...settings,
      PORT: port,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return {
    url: `http://localhost:${port}`,
    dataDir,
    process: child,
    output: () => output,
    exited,
    stop: async () => {
      child.kill('SIGINT');
      await exited;
      if (!settings.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts the shop and waits until it is open. @throws with its output when it exits instead */
export async function startShop(settings?: Settings, program?: string[]): Promise<TestShop> {
  const shop = await launchShop(settings, program);
  const open = new Promise<void>((resolve) => {
    shop.process.stdout?.on('data', () => shop.output().includes('open at') && resolve());
  });
  const ended = shop.exited.then((code) => {
    throw new Error(`the shop ended with code ${code}:\n${shop.output()}`);
  });
  await Promise.race([open, ended]);
  return shop;
}
