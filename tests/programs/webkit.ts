import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findWebKit } from './engines.mjs';
import { freePort } from './postgres';

/** WebKit's driver, on a display of its own. */
export type TestWebKit = {
  /** Its name and version. */
  readonly version: string;
  /** Where it takes commands of WebDriver. */
  readonly port: number;
  readonly browser: string;
  readonly stop: () => Promise<void>;
};

async function end(program: ChildProcess): Promise<void> {
  const ended = once(program, 'exit');
  program.kill();
  await ended;
}

/** Starts a display of a free number. */
async function startDisplay(program: string) {
  const display = spawn(
    program,
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const [number] = await once(display.stdio[3] ?? display, 'data');
  return { display, name: `:${String(number).trim()}` };
}

/** Asks until there is an answer. @throws when there is none within twenty seconds */
async function answered(url: string): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer) return;
    await pause(50);
  }
  throw new Error(`no answer from ${url}`);
}

/** Starts both, and waits until the driver takes commands. @throws when WebKit is not installed */
export async function startWebKit(): Promise<TestWebKit> {
  const found = findWebKit();
  if (!found) throw new Error('WebKit, its driver or Xvfb is not installed');
  const folder = mkdtempSync(join(tmpdir(), 'theogonie-webkit-'));
  const { display, name } = await startDisplay(found.display);
  const port = await freePort();
  const env = {
    ...process.env,
    DISPLAY: name,
    HOME: folder,
    // A locale without a language, so that no page offers another one.
    LC_ALL: 'C.UTF-8',
    // Without graphics hardware, sharing buffers with it takes twice as long.
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  };
  const driver = spawn(found.driver, [`--port=${port}`], { stdio: 'ignore', env });
  await answered(`http://127.0.0.1:${port}/status`);
  const { stdout } = spawnSync(found.browser, ['--version'], { env, encoding: 'utf8' });
  return {
    version: stdout.trim(),
    port,
    browser: found.browser,
    stop: async () => {
      await end(driver);
      await end(display);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
