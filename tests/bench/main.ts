import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPrograms, startPostgres } from '@/tests/programs/postgres';
import { benchAnswers } from './answers';
import { benchQuestions } from './connector/questions';
import { benchCrawl } from './crawl';
import { benchCarts } from './database/carts';
import { benchData } from './database/data';
import { benchNights } from './database/nights';
import { benchDesk } from './desk/pages';
import { printTable, type Scale, startNotes } from './figures';
import { benchFirstPress } from './first-press';
import { benchGrowth } from './growth/growth';
import { benchJourney } from './journey';
import { benchLighthouse } from './lighthouse';
import { benchMails } from './mails';
import { benchPaint } from './paint';
import { benchPapers } from './papers';
import { benchProcess } from './process';
import { benchSearch } from './search';
import { benchServing } from './serving';
import { benchIslands, benchSources } from './sources';
import { benchTurns } from './turns';
import { benchVisitor } from './visitor';
import { benchWeights } from './weights';

const scales = {
  full: {
    seconds: 5,
    rounds: 5,
    adds: 1000,
    rivals: ['node', 'nginx', 'next'],
    sizes: [20, 200, 600, 2000],
  },
  small: {
    seconds: 1,
    rounds: 1,
    adds: 100,
    rivals: ['node', 'nginx', 'next'],
    paths: ['/bed/zeus'],
    sizes: [40],
  },
  /** What tells two commits apart, in three minutes. */
  quick: {
    seconds: 3,
    rounds: 3,
    adds: 100,
    rivals: ['node'],
    paths: ['/', '/bed/zeus', '/collections'],
    sizes: [20, 200],
  },
} satisfies Record<string, Scale>;

/** A step that needs a configuration of its own runs in a process of its own. */
type Step = (scale: Scale, browser: string) => Promise<void> | void;

const database = () => (process.env.DATABASE_URL ? 'PostgreSQL' : 'embedded database');

const steps: Readonly<Record<string, Step>> = {
  sources: benchSources,
  serving: benchServing,
  weights: benchWeights,
  islands: benchIslands,
  process: () => benchProcess(database(), databaseOf(process.env)),
  carts: (scale) => benchCarts(database(), process.env.DATABASE_URL || undefined, scale),
  mails: (scale) => benchMails(database(), scale),
  data: (scale) => benchData(scale, scale === scales.small ? 0.01 : 1),
  nights: (scale) => benchNights(database(), scale),
  desk: (scale) => benchDesk(scale, scale === scales.small ? 0.01 : 1),
  visitor: (scale) => benchVisitor(database(), scale),
  paint: benchPaint,
  answers: benchAnswers,
  journey: benchJourney,
  search: benchSearch,
  crawl: benchCrawl,
  turns: benchTurns,
  papers: benchPapers,
  questions: benchQuestions,
  press: benchFirstPress,
  lighthouse: benchLighthouse,
  growth: benchGrowth,
};
/** All but growth, which builds a shop for each number of pieces. */
const usual = Object.keys(steps).filter((step) => step !== 'growth');
const quick = ['serving', 'weights', 'paint', 'journey'];
/** Steps that are about the database: each is run on every one there is. */
const onEach = ['process', 'carts', 'mails', 'visitor', 'nights'];
const onPostgres = [...onEach, 'data', 'desk'];

const databaseOf = ({ DATABASE_URL }: NodeJS.ProcessEnv): Record<string, string> =>
  DATABASE_URL ? { DATABASE_URL } : {};

/** Runs a step in a process of its own. @returns whether it came to its end */
function runStep(
  step: string,
  file: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
): boolean {
  const code = `import { bench } from ${JSON.stringify(file)}; await bench(${JSON.stringify(['only', step, ...args])}, '', process.env.TEST_BROWSER);`;
  const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...settings },
  });
  if (status !== 0) console.log(`the step ${step} failed: its figures are missing`);
  return status === 0;
}

const isNumber = (word: string) => /^\d+$/.test(word);

function scaleOf(words: readonly string[]): Scale {
  if (words.includes('--small')) return scales.small;
  const scale = words.includes('quick') ? scales.quick : scales.full;
  const sizes = words.filter(isNumber).map(Number);
  return sizes.length > 0 ? { ...scale, sizes } : scale;
}

/** The steps that the words of the command name, else the usual ones. @throws on a word that is none */
function chosenSteps(words: readonly string[]): readonly string[] {
  const named = words.filter(
    (word) => !word.startsWith('--') && word !== 'quick' && !isNumber(word),
  );
  const unknown = named.find((word) => !Object.hasOwn(steps, word));
  if (unknown) throw new Error(`no step is called ${unknown}: ${Object.keys(steps).join(', ')}`);
  if (named.length > 0) return named;
  return words.includes('quick') ? quick : usual;
}

/**
 * Measures, prints the table, and has the process fail when a step did not come to its end.
 * @param words of the command: steps, `quick`, `--small`, numbers of pieces
 * @param file this program, for steps that need a process of their own
 */
export async function bench(words: readonly string[], file: string, browser = ''): Promise<void> {
  const [first = '', only = ''] = words;
  if (first === 'only') return steps[only]?.(scaleOf(words), browser);
  const chosen = chosenSteps(words);
  const flags = words.filter((word) => !chosen.includes(word));

  startNotes();
  const programs = chosen.some((step) => onPostgres.includes(step)) ? findPrograms() : undefined;
  const postgres = programs ? await startPostgres(programs) : undefined;
  const dataDir = mkdtempSync(join(tmpdir(), 'theogonie-bench-'));
  const embedded = { DATABASE_URL: '', DATA_DIR: dataDir, TEST_BROWSER: browser };
  const ran: boolean[] = [];
  try {
    for (const step of chosen) {
      console.log(`\n${step}…`);
      if (!onPostgres.includes(step) || onEach.includes(step)) {
        ran.push(runStep(step, file, flags, embedded));
      }
      if (!onPostgres.includes(step)) continue;
      if (postgres)
        ran.push(runStep(step, file, flags, { ...embedded, DATABASE_URL: postgres.url }));
      else console.log(`skipped: ${step} on PostgreSQL, which is not installed`);
    }
  } finally {
    postgres?.destroy();
    rmSync(dataDir, { recursive: true, force: true });
  }
  printTable();
  if (ran.includes(false)) process.exitCode = 1;
}
