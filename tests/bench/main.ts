import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listedPaths } from '@/lib/sitemap';
import { findPrograms, startPostgres } from '../postgres';
import { startShop } from '../shop';
import { benchAnswers } from './answers';
import { benchCarts } from './carts';
import { benchData } from './data';
import { note, printTable, type Scale, startNotes } from './figures';
import { benchGrowth } from './growth';
import { benchLighthouse, benchPaint } from './paint';
import { pictureBytes } from './pictures';
import { benchProcess } from './process';
import { benchServing } from './serving';
import { weigh } from './weights';

const scales = {
  full: { seconds: 10, rounds: 5, adds: 1000 },
  small: { seconds: 2, rounds: 1, adds: 100 },
} satisfies Record<string, Scale>;

/** A step that needs a configuration of its own runs in a process of its own. */
type Step = (scale: Scale, browser: string) => Promise<void> | void;

const database = () => (process.env.DATABASE_URL ? 'PostgreSQL' : 'embedded database');

const steps: Readonly<Record<string, Step>> = {
  serving: benchServing,
  weights: benchWeights,
  process: () => benchProcess(database(), databaseOf(process.env)),
  carts: (scale) => benchCarts(database(), process.env.DATABASE_URL || undefined, scale),
  data: (scale) => benchData(scale, scale === scales.small ? 0.01 : 1),
  paint: benchPaint,
  answers: benchAnswers,
  lighthouse: benchLighthouse,
  growth: (scale) => benchGrowth(scale, scale === scales.small ? [40] : [20, 200, 2000]),
};
const usual = ['serving', 'weights', 'process', 'carts', 'data', 'paint', 'answers', 'lighthouse'];
/** Steps that are about the database: each is run on every one there is. */
const onEach = ['process', 'carts'];
const onPostgres = [...onEach, 'data'];

const databaseOf = ({ DATABASE_URL }: NodeJS.ProcessEnv): Record<string, string> =>
  DATABASE_URL ? { DATABASE_URL, QUOTE_SECRET: 'for-the-bench-alone-'.repeat(2) } : {};

const templates = ['/', '/collections', '/gallery', '/bed/zeus', '/bed-story/zeus', '/contact'];

/** The heaviest first visit of each kind. */
async function benchWeights(_: Scale, browser: string): Promise<void> {
  const shop = await startShop();
  try {
    const heaviest = new Map<string, { path: string; bytes: number }>();
    for (const path of listedPaths()) {
      for (const [kind, bytes] of Object.entries(await weigh(shop.url, path))) {
        if (bytes > (heaviest.get(kind)?.bytes ?? -1)) heaviest.set(kind, { path, bytes });
      }
    }
    for (const [kind, { path, bytes }] of heaviest) {
      note({
        what: `heaviest ${kind} of a first visit (${path})`,
        value: bytes / 1000,
        unit: 'KB',
      });
    }
    if (!browser) return console.log('skipped: pictures, there is no Chromium');
    const pictures = await pictureBytes(browser, shop.url, templates);
    for (const [path, bytes] of pictures) {
      note({ what: `pictures of ${path} on a phone, unscrolled`, value: bytes / 1000, unit: 'KB' });
    }
  } finally {
    await shop.stop();
  }
}

/** Runs a step in a process of its own. */
function runStep(
  step: string,
  file: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
) {
  const code = `import { bench } from ${JSON.stringify(file)}; await bench(${JSON.stringify(['only', step, ...args])}, '', process.env.TEST_BROWSER);`;
  const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...settings },
  });
  if (status !== 0) throw new Error(`the step ${step} failed`);
}

/**
 * Measures what the words of the command name, else the usual steps.
 * @param file this program, for steps that need a process of their own
 */
export async function bench(words: readonly string[], file: string, browser = ''): Promise<void> {
  const scale = words.includes('--small') ? scales.small : scales.full;
  const [first = '', only = ''] = words;
  if (first === 'only') return steps[only]?.(scale, browser);
  const flags = words.filter((word) => word.startsWith('--'));
  const named = words.filter((word) => !word.startsWith('--'));
  const unknown = named.find((word) => !Object.hasOwn(steps, word));
  if (unknown) throw new Error(`no step is called ${unknown}: ${Object.keys(steps).join(', ')}`);
  const chosen = named.length > 0 ? named : usual;

  startNotes();
  const programs = chosen.some((step) => onPostgres.includes(step)) ? findPrograms() : undefined;
  const postgres = programs ? await startPostgres(programs) : undefined;
  const dataDir = mkdtempSync(join(tmpdir(), 'theogonie-bench-'));
  const embedded = { DATABASE_URL: '', DATA_DIR: dataDir, TEST_BROWSER: browser };
  try {
    for (const step of chosen) {
      console.log(`\n${step}…`);
      if (!onPostgres.includes(step) || onEach.includes(step)) runStep(step, file, flags, embedded);
      if (!onPostgres.includes(step)) continue;
      if (postgres) runStep(step, file, flags, { ...embedded, DATABASE_URL: postgres.url });
      else console.log(`skipped: ${step} on PostgreSQL, which is not installed`);
    }
  } finally {
    postgres?.destroy();
    rmSync(dataDir, { recursive: true, force: true });
  }
  printTable();
}
