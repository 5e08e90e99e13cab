import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Every name of an event in the sources of the shop; a name that is put together ends in `…`. */
function eventsOfSources(): string[] {
  const rooms = ['app', 'components', 'db', 'lib', 'server', 'use-cases', 'instrumentation.ts'];
  const files = execFileSync('git', ['ls-files', ...rooms], { encoding: 'utf8' })
    .trim()
    .split('\n');
  const sources = files
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'));
  const calls = sources.flatMap((source) => [
    ...source.matchAll(/\blog\(\)\.\w+\(\s*\{\s*event: ['`]([a-z-]+)(\$\{)?/g),
    ...source.matchAll(/^ *const event = .*$/gm),
  ]);
  return calls.flatMap(([line, name, cut]) =>
    name
      ? [cut ? `${name}…` : name]
      : [...line.matchAll(/'([a-z-]+)'/g)].map(([, one]) => `${one}`),
  );
}

test('each event of the log has a row in docs/operations.md', () => {
  const [, logs = ''] = readFileSync('docs/operations.md', 'utf8').split('\n## Logs\n');
  const rows = [...(logs.split('\n## ')[0] ?? '').matchAll(/^\| (`.*?) \| /gm)];
  const documented = rows.flatMap(([, names = '']) =>
    [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => `${name}`),
  );
  const events = [...new Set(eventsOfSources())];
  expect(events.length).toBeGreaterThan(15);
  const isDocumented = (event: string) =>
    documented.some((name) =>
      name.endsWith('…') ? event.startsWith(name.slice(0, -1)) : name === event,
    );
  expect(events.filter((event) => !isDocumented(event))).toEqual([]);
});
