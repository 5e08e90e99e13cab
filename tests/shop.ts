import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './postgres';
import { currentRelease } from './release';

/** A shop that runs as `npm start` runs it, in a process of its own. */
export type TestShop = {
  readonly url: string;
  readonly dataDir: string;
  readonly process: ChildProcess;
  /** Everything it printed so far. */
  readonly output: () => string;
  /** Resolves with its exit code. */
  readonly exited: Promise<number | null>;
  /** Asks it to end, as Ctrl-C does, and waits until it has. */
  readonly stop: () => Promise<void>;
};

type Settings = Readonly<Record<string, string>>;

/** Starts what stands built, whatever it was built for: another `SITE_URL` would have it built anew. */
export const asBuilt = [
  '--input-type=module',
  `--eval=(await import(${JSON.stringify(join(currentRelease(), 'server.mjs'))})).open()`,
];

/**
 * Starts the built shop, from the project's folder, without waiting for it to be open.
 * @param program what Node is to run
 */
export async function launchShop(
  settings: Settings = {},
  program = ['server/start.mjs'],
): Promise<TestShop> {
  const port = settings.PORT ?? String(await freePort());
  const dataDir = settings.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'theogonie-data-'));
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, program, {
    env: {
      ...inherited,
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      // All requests of the tests come from one address.
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

/** Starts the built shop and waits until it is open. @throws with its output when it ends instead. */
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
