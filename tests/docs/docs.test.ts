import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { customsPaidBy } from '@/content/delivery/delivery';
import { exportTerms } from '@/content/orders/invoice-terms';
import { dataFile } from '@/lib/account/data-file';
import { parseEnv, variables } from '@/lib/process/env';
import { minKeyLength } from '@/lib/process/keys';
import { isBetween, nodeVersions } from '@/server/releases/node-versions.mjs';
import { stopWithinMs } from '@/server/shutdown';
import { patternOf, statements, textOf } from './statements';

const files = Object.entries(statements).flatMap(([file, all]) =>
  all.map((statement) => [file, statement[0], statement] as const),
);

test.each(files)(
  'docs/%s.md says the number that the shop has: %s',
  (file, sentence, statement) => {
    const pattern = patternOf(statement);
    expect(pattern, `${sentence}: ${statement.slice(1)}`).toBeDefined();
    expect(textOf(file)).toMatch(pattern ?? '');
  },
);

test('the docs say who pays a customs office, and in which format people get their data', () => {
  const operations = textOf('operations');
  const said = {
    buyer: "import tax and duty are the buyer's",
    house: 'the house pays import tax and duty',
  } as const;
  for (const [who, words] of Object.entries(said))
    expect(operations.includes(words), words).toBe(who === customsPaidBy);
  expect(operations).toContain(`the terms of delivery, ${exportTerms.split(' ')[0]}.`);
  expect(operations).toContain(`hands out everything as ${dataFile.format},`);
});

test('the docs name every tool of the connector, and no other', () => {
  const folder = 'app/[locale]/(search)/mcp';
  const sources = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  const made = sources.flatMap((text) =>
    [...text.matchAll(/addTool\(\s*\w+,\s*'(\w+)'/g)].map(([, name]) => name),
  );
  const [, table = ''] =
    /\| tool of the connector [^\n]+\n[^\n]+\n((?:\|[^\n]+\n)+)/.exec(
      readFileSync('docs/operations.md', 'utf8'),
    ) ?? [];
  const named = table.split('\n').flatMap((row) => row.split('|')[1]?.match(/\w+/g) ?? []);
  expect(named.sort()).toEqual(made.sort());
  const counts = ['nine', 'ten', 'eleven', 'twelve', 'thirteen', 'fourteen'];
  expect(readFileSync('docs/operations.md', 'utf8')).toContain(
    `no sessions): ${counts[made.length - 9]} tools`,
  );
});

test('the README names the versions of Node that the shop starts on', () => {
  const { from, to } = nodeVersions(readFileSync('package.json', 'utf8'));
  expect(readFileSync('README.md', 'utf8')).toContain(`only Node ${from} to ${to} and npm`);
  const isGood = (version: string) => isBetween(version, '20.9', '26');
  expect(['20.8.1', '18.20.0', '27.0.0', '9.9.9'].filter(isGood)).toEqual([]);
  expect(['20.9.0', '20.20.2', '21.0.0', '26.8.1'].filter((one) => !isGood(one))).toEqual([]);
});

test('a version manager takes a version of Node that the shop starts on', () => {
  const { from, to } = nodeVersions(readFileSync('package.json', 'utf8'));
  expect(isBetween(`${readFileSync('.nvmrc', 'utf8').trim()}.0`, from, to)).toBe(true);
});

test('the unit of the documentation gives a process more time to stop than it takes', () => {
  const unit = readFileSync('docs/theogonie@.service', 'utf8');
  const [, seconds] = /^TimeoutStopSec=(\d+)$/m.exec(unit) ?? [];
  expect(Number(seconds) * 1_000).toBeGreaterThan(stopWithinMs);
});

test('the README names every variable of the configuration, with its default', () => {
  const table =
    readFileSync('README.md', 'utf8').split('## Configuration')[1]?.split('\n## ')[0] ?? '';
  const rows = [...table.matchAll(/^\| `([A-Z_]+)` \| (.*?) \| (.*) \|$/gm)];
  expect(rows.map(([, name]) => name).sort()).toEqual(Object.keys(variables).sort());
  const unset = parseEnv({}) as Readonly<Record<string, unknown>>;
  // Where a default is described, there is one, or one is made.
  const described = rows.filter(([, , said = '']) => !/^(?:–|`[^`]*`)$/.test(said));
  expect(described.map(([, name]) => name).sort()).toEqual([
    ...['BANK_HOLDER', 'MAIL_FROM', 'SECRET_KEY', 'STRIPE_API_URL'],
  ]);
  const wrong = rows
    .filter((row) => !described.includes(row))
    .filter(
      ([, name = '', said]) => said !== (unset[name] === undefined ? '–' : `\`${unset[name]}\``),
    )
    .map(([row]) => row);
  expect(wrong).toEqual([]);
  for (const [name, least] of [
    ['SECRET_KEY', minKeyLength],
    ['MAIL_INBOUND_SECRET', 24],
    ['METRICS_TOKEN', 16],
  ] as const) {
    expect(rows.find(([, one]) => one === name)?.[3], name).toContain(
      `at least ${least} characters`,
    );
    const parse = (length: number) => () => parseEnv({ [name]: 'k'.repeat(length) });
    expect(parse(least), name).not.toThrow();
    expect(parse(least - 1), name).toThrow(/at least/);
  }
});
