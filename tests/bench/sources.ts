import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { note } from './figures';

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

const isCode = (path: string) => /\.(ts|tsx|mjs)$/.test(path);
const linesOf = (paths: readonly string[]) =>
  paths.reduce((sum, path) => sum + readFileSync(path, 'utf8').trimEnd().split('\n').length, 0);

/** How much code there is, and how much of it leans on what Next keeps to itself. */
export function benchSources(): void {
  const server = filesBelow('server').filter(isCode);
  const builds = server.filter((path) => path.startsWith(join('server', 'releases')));
  const mails = server.filter((path) => path.startsWith(join('server', 'mail')));
  const serving = linesOf(server) - linesOf(builds) - linesOf(mails);
  note({ what: 'server/ without releases and mails', value: serving, unit: 'lines' });
  note({ what: 'server/', value: linesOf(server), unit: 'lines', limit: { most: 900 } });
  const islands = filesBelow('components').filter((path) => /\.client\.tsx?$/.test(path));
  const drawn = join('components', 'catalogue', 'drawing');
  const others = filesBelow('components').filter((path) => isCode(path) && !path.startsWith(drawn));
  note({
    what: 'islands',
    value: linesOf(islands),
    unit: 'lines',
    against: { what: 'components without drawings', value: linesOf(others) },
    limit: { most: 0.33 },
  });
  const shipped = ['app', 'components', 'db', 'lib', 'server', 'use-cases']
    .flatMap(filesBelow)
    .filter(isCode);
  const texts = [...shipped, 'next.config.ts'].map((path) => readFileSync(path, 'utf8'));
  const uses = texts.flatMap(
    (text) =>
      text.match(/\b(from |import\(|require\()['"]next\/dist\/|\b(__NEXT|NEXT_PRIVATE)_\w+/g) ?? [],
  );
  const what = 'imports from next/dist and private variables of Next';
  note({ what, value: uses.length, unit: '', limit: { most: 0 } });
}
