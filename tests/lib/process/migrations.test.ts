import { readdirSync, readFileSync } from 'node:fs';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, test } from 'vitest';
import * as schema from '@/db/schema';

const folder = 'db/migrations/meta';
const snapshots = readdirSync(folder).filter((name) => name.endsWith('_snapshot.json'));

test('the migrations make what the schema says: npm run migration would write nothing', async () => {
  const newest = snapshots.sort().at(-1) ?? '';
  const made = JSON.parse(readFileSync(`${folder}/${newest}`, 'utf8'));
  expect(await generateMigration(made, generateDrizzleJson({ ...schema }))).toEqual([]);
});
