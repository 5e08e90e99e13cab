import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';

/** Something measured, and what it is held against in the same run. */
export type Figure = {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly against?: { readonly what: string; readonly value: number };
};

const folder = join('tests', 'results');
/** Steps run in processes of their own: each adds its lines here. */
const notes = join(folder, 'bench.jsonl');

/** Forgets what an earlier run noted. */
export function startNotes(): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(notes, '');
}

const shown = (value: number) =>
  value >= 100 ? Math.round(value).toLocaleString('en') : String(Math.round(value * 100) / 100);

/** Notes a figure, and says it at once: a long run shows where it is. */
export function note(figure: Figure): void {
  appendFileSync(notes, `${JSON.stringify(figure)}\n`);
  console.log(line(figure).join(' | '));
}

function line({ what, value, unit, against }: Figure): string[] {
  const reference = against ? `${shown(against.value)} (${against.what})` : '–';
  const ratio = against ? (value / against.value).toFixed(2) : '–';
  return [what, `${shown(value)} ${unit}`, reference, ratio];
}

/** The table of the whole run, and the same as JSON. */
export function printTable(): void {
  const figures: Figure[] = readFileSync(notes, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((text) => JSON.parse(text));
  const rows = [['what', 'measured', 'reference', 'ratio'], ...figures.map(line)];
  const widths = [0, 1, 2, 3].map((n) => Math.max(...rows.map((row) => row[n]?.length ?? 0)));
  const text = rows.map(
    (row) => `| ${row.map((cell, n) => cell.padEnd(widths[n] ?? 0)).join(' | ')} |`,
  );
  text.splice(1, 0, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`);
  const machine = `${cpus().length} × ${cpus()[0]?.model}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
  console.log(`\n${machine}\n\n${text.join('\n')}`);
  const file = join(folder, 'bench.json');
  writeFileSync(file, JSON.stringify({ at: new Date().toISOString(), machine, figures }, null, 2));
  console.log(`\nwritten to ${file}`);
}

/** The value below which a share of all values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const median = (values: readonly number[]) => percentile(values, 0.5);

/** How a run was asked for: `--small` tries every step in little time, for its working alone. */
export type Scale = { readonly seconds: number; readonly rounds: number; readonly adds: number };

/** Lighthouse's mid-range phone. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
