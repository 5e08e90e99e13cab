import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFirefox } from './engines.mjs';
import { freePort } from './postgres';

/** A Firefox without windows. */
export type TestFirefox = {
  /** Its name and version. */
  readonly version: string;
  /** Where it takes commands of WebDriver BiDi. */
  readonly socket: string;
  readonly stop: () => Promise<void>;
};

const preferences = [
  // None of the shop's languages, so that no page offers another one.
  'user_pref("intl.accept_languages", "de-DE");',
  // A phone's scroll bar lies over the page.
  'user_pref("ui.useOverlayScrollbars", 1);',
];

/**
 * Starts it with a profile of its own, and waits until it takes commands. @throws with its output when it ends
 * instead, or when it is not installed
 */
export async function startFirefox(): Promise<TestFirefox> {
  const file = findFirefox();
  if (!file) throw new Error('Firefox is not installed');
  const profile = mkdtempSync(join(tmpdir(), 'theogonie-firefox-'));
  writeFileSync(join(profile, 'user.js'), preferences.join('\n'));
  const port = await freePort();
  const program = spawn(
    file,
    ['--headless', '--no-remote', '--profile', profile, `--remote-debugging-port=${port}`],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: profile } },
  );
  let output = '';
  await new Promise<void>((resolve, reject) => {
    program.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('WebDriver BiDi listening')) resolve();
    });
    program.once('exit', () => reject(new Error(`Firefox ended:\n${output}`)));
    program.once('error', reject);
  });
  return {
    version: spawnSync(file, ['--version'], { encoding: 'utf8' }).stdout.trim(),
    socket: `ws://127.0.0.1:${port}/session`,
    stop: async () => {
      const ended = once(program, 'exit');
      program.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
