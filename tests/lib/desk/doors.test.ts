import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const app = join(import.meta.dirname, '../../../app');
const desk = join(app, '[locale]/(desk)/desk');
const files = readdirSync(desk, { recursive: true, encoding: 'utf8' });
const read = (file: string) => readFileSync(join(desk, file), 'utf8');

test('each page of the desk asks who is there before it reads anything', () => {
  const pages = files.filter((file) => file.endsWith('page.tsx'));
  expect(pages.length).toBeGreaterThan(12);
  for (const file of pages) {
    const source = read(file);
    const asks = file === 'page.tsx' ? 'findStaff()' : 'await openDesk(';
    const reads = /await (?:Promise\.all\(\[\n|(?:find|list|count|search)\w*\()/.exec(
      source,
    )?.index;
    expect(source.indexOf(asks), file).toBeGreaterThan(0);
    if (file !== 'page.tsx' && reads) expect(source.indexOf(asks), file).toBeLessThan(reads);
  }
});

test('each file of the desk is sent to the staff alone', () => {
  const routes = files.filter((file) => file.endsWith('route.ts'));
  expect(routes.length).toBeGreaterThanOrEqual(3);
  // The calendar is sent to the private addresses of the staff.
  const asks = /sendToStaff\(|await findStaff\(\)|await readSharedCalendar\(/;
  for (const file of routes) expect(read(file), file).toMatch(asks);
});

test('each action of the desk goes through the one that asks who is there', () => {
  const actionsOf = (file: string) =>
    readFileSync(join(app, '_actions', file), 'utf8')
      .split('export async function ')
      .slice(1);
  const actions = actionsOf('desk.ts');
  for (const action of actions) expect(action, action.slice(0, 30)).toContain('await handle(');
  expect(actions.length + actionsOf('desk-messages.ts').length).toBeGreaterThanOrEqual(8);
});

test('the actions about offers, stays, messages and files ask who is there before they do anything', () => {
  for (const file of ['desk-offers.ts', 'desk-stays.ts', 'desk-messages.ts', 'desk-files.ts']) {
    const source = readFileSync(join(app, '_actions', file), 'utf8');
    const asks = source.indexOf('await requireStaff(');
    expect(asks, file).toBeGreaterThan(0);
    expect(source.indexOf('withinLimit(', asks), file).toBeGreaterThan(asks);
  }
});

test('each action about offers, messages and files asks by itself', () => {
  for (const file of ['desk-offers.ts', 'desk-messages.ts', 'desk-files.ts']) {
    const source = readFileSync(join(app, '_actions', file), 'utf8');
    const actions = source.split('export async function ').slice(1);
    expect(actions.length, file).toBeGreaterThan(0);
    for (const action of actions) {
      const asks = action.indexOf('await requireStaff(');
      expect(asks, action.slice(0, 30)).toBeGreaterThan(0);
      expect(action.indexOf('withinLimit('), action.slice(0, 30)).toBeGreaterThan(asks);
    }
  }
});
