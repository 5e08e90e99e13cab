import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';

/** What a figure, or its ratio to the reference where it has one, may be at most or must be at least. */
export type Limit = { readonly most: number } | { readonly least: number };

/** A measured value, and its reference in the same run. */
export type Figure = {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly against?: { readonly what: string; readonly value: number };
  readonly limit?: Limit;
};

const folder = join('tests', 'results', 'bench');
/** Steps run in processes of their own: each adds its lines here. */
const notes = join(folder, 'notes.jsonl');

/** Deletes the values of an earlier run. */
export function startNotes(): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(notes, '');
}

const shown = (value: number) =>
  value >= 100 ? Math.round(value).toLocaleString('en') : String(Math.round(value * 100) / 100);

/** Stores a figure, and prints it at once to show the progress of a long run. */
export function note(figure: Figure): void {
  appendFileSync(notes, `${JSON.stringify(figure)}\n`);
  console.log(line(figure).join(' | '));
}

const ratioOf = ({ value, against }: Figure) => (against ? value / against.value : undefined);

/** Whether a figure keeps to its limit; `undefined` where it has none. */
export function isWithin(figure: Figure): boolean | undefined {
  const { limit, value } = figure;
  if (!limit) return undefined;
  const held = ratioOf(figure) ?? value;
  return 'most' in limit ? held <= limit.most : held >= limit.least;
}

function line(figure: Figure): string[] {
  const { what, value, unit, against, limit } = figure;
  const reference = against ? `${shown(against.value)} (${against.what})` : '–';
  const limited = limit && ('most' in limit ? `≤ ${limit.most}` : `≥ ${limit.least}`);
  const verdict = { true: 'ok', false: 'OVER', undefined: '' }[`${isWithin(figure)}`];
  const ratio = ratioOf(figure)?.toFixed(2) ?? '–';
  return [what, `${shown(value)} ${unit}`, reference, ratio, limited ?? '–', verdict];
}

const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout?.trim();

/** The commit that is measured, with a mark where files differ from it. */
function commit(): string {
  const name = git('rev-parse', '--short', 'HEAD') || 'unknown';
  return git('status', '--porcelain') ? `${name}-changed` : name;
}

/** Prints the table of the whole run, and writes it as JSON named after the commit. */
export function printTable(): void {
  const figures: Figure[] = readFileSync(notes, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((text) => JSON.parse(text));
  const heads = ['what', 'measured', 'reference', 'ratio', 'limit', ''];
  const rows = [heads, ...figures.map(line)];
  const widths = heads.map((_, n) => Math.max(...rows.map((row) => row[n]?.length ?? 0)));
  const text = rows.map(
    (row) => `| ${row.map((cell, n) => cell.padEnd(widths[n] ?? 0)).join(' | ')} |`,
  );
  text.splice(1, 0, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`);
  const machine = `${cpus().length} × ${cpus()[0]?.model}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
  console.log(`\n${machine}, commit ${commit()}\n\n${text.join('\n')}`);
  const file = join(folder, `${commit()}.json`);
  const at = new Date().toISOString();
  writeFileSync(file, JSON.stringify({ at, commit: commit(), machine, figures }, null, 2));
  const over = figures.filter((figure) => isWithin(figure) === false);
  console.log(`\n${over.length} over their limit; written to ${file}`);
}

/** The value below which a share of all values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const median = (values: readonly number[]) => percentile(values, 0.5);

/** The servers that requests are compared with. */
export type Rival = 'node' | 'nginx' | 'next';

/** How thoroughly a run measures. */
export type Scale = {
  /** Of one round of requests. */
  readonly seconds: number;
  /** Repetitions, of which the median counts. */
  readonly rounds: number;
  readonly adds: number;
  /** Numbers of pieces of the larger catalogues. */
  readonly sizes: readonly number[];
  readonly rivals: readonly Rival[];
  /** Pages whose paint and weight are measured; all kinds of pages where none are named. */
  readonly paths?: readonly string[];
};
