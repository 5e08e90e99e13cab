import { linkSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { transformSync } from 'esbuild';
import { categories } from '@/content/catalogue/piece';
import { allPieces, editionsOf } from '@/lib/catalogue/catalogue';
import { locales } from '@/lib/i18n/locales';
import { linkTree } from '../untouched';

const facts = [
  ...categories.map((category) => `${category}s`),
  'bed-options',
  'colours',
  'materials',
  'models',
  'parcel-sizes',
  'pictures',
  'which-god',
];
const words = categories.flatMap((category) => [`${category}s`, `${category}-stories`]);
const dataFiles = [
  ...facts.map((name) => `content/catalogue/${name}.ts`),
  'content/search/merchant.ts',
  ...locales.flatMap((locale) => words.map((name) => `messages/${locale}/catalogue/${name}.ts`)),
];

const ids = new Set(allPieces.map(({ id }) => id));
const productIds = new Set(
  allPieces.flatMap((piece) => editionsOf(piece).map(({ productId }) => productId)),
);

/** A key of a table of facts or words for the nth copy of the piece it names; undefined where it names none. */
function copyOfKey(key: string, n: number): string | undefined {
  if (productIds.has(key)) return `${key}-x${n}`;
  const parts = key.split('/');
  const place = parts.findIndex((part) => ids.has(part));
  if (place < 0) return undefined;
  return parts.with(place, `${parts[place]}-x${n}`).join('/');
}

const isPiece = (value: unknown): value is { category: string; id: string } =>
  typeof value === 'object' && value !== null && 'category' in value && 'productId' in value;

/** What stands under a copied key: names and product ids of its own, the same facts and words besides. */
function copyOfValue(value: unknown, n: number): unknown {
  if (Array.isArray(value)) return value.map((one) => copyOfValue(one, n));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => {
      if (key === 'name' && typeof one === 'string') return [key, `${one} ${n + 1}`];
      if (key === 'productId') return [key, `${one}-x${n}`];
      return [key, copyOfValue(one, n)];
    }),
  );
}

/** A table of facts or words with so many copies of whatever a piece has in it. */
function grown(value: unknown, copies: readonly number[]): unknown {
  if (Array.isArray(value)) {
    return value.flatMap((one) => {
      if (typeof one === 'string' && ids.has(one))
        return [one, ...copies.map((n) => `${one}-x${n}`)];
      if (!isPiece(one)) return [grown(one, copies)];
      const copied = copies.map((n) => ({
        ...Object(copyOfValue(one, n)),
        id: `${one.id}-x${n}`,
        aliases: [],
      }));
      return [one, ...copied];
    });
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => {
      const copied = copies.flatMap((n) => {
        const name = copyOfKey(key, n);
        return name ? [[name, copyOfValue(one, n)]] : [];
      });
      return [[key, grown(one, copies)], ...copied];
    }),
  );
}

/** The tables that a file of data exports. */
async function tablesOf(path: string): Promise<Readonly<Record<string, unknown>>> {
  const { code } = transformSync(readFileSync(path, 'utf8'), { loader: 'ts', format: 'esm' });
  return import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
}

/** Puts the larger tables in the place of a file, and the file itself beside it. */
async function growFile(path: string, copies: readonly number[]): Promise<void> {
  const real = path.replace(/\.ts$/, '.real.ts');
  const tables = Object.entries(await tablesOf(path)).flatMap(([name, table]) => {
    const larger = grown(table, copies);
    return JSON.stringify(larger) === JSON.stringify(table) ? [] : [{ name, larger }];
  });
  if (tables.length === 0) throw new Error(`${path} names no piece`);
  renameSync(path, real);
  const lines = tables.map(
    ({ name, larger }) =>
      `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(larger))});`,
  );
  writeFileSync(path, [`export * from './${basename(real, '.ts')}';`, ...lines, ''].join('\n'));
}

/** Gives every copy the pictures, the model and the card of its piece. */
function growPictures(folder: string, copies: readonly number[]): void {
  for (const { category, id } of allPieces) {
    for (const room of ['pictures', 'models']) {
      const place = join(folder, 'public', room, category);
      for (const name of readdirSync(place)) {
        const stem = basename(name, extname(name));
        if (stem !== id) continue;
        for (const n of copies) {
          const [from, to] = [join(place, name), join(place, `${id}-x${n}${extname(name)}`)];
          if (statSync(from).isDirectory()) linkTree(from, to);
          else linkSync(from, to);
        }
      }
    }
    for (const n of copies) {
      const card = join(folder, 'public', 'social', `${category}-${id}`);
      linkSync(`${card}.jpg`, `${card}-x${n}.jpg`);
    }
  }
}

/**
 * Adds pieces to a copy of the shop as its makers would: facts, words in five languages, pictures and models. The code
 * stays as it is.
 * @param times how often each piece of the catalogue stands in the larger one, under ids of its own
 * @throws when that is no whole number, or when a file of data names no piece
 */
export async function growCatalogue(folder: string, times: number): Promise<void> {
  if (!Number.isInteger(times)) throw new Error('a larger catalogue has each piece equally often');
  const copies = Array.from({ length: times - 1 }, (_, n) => n + 1);
  if (copies.length === 0) return;
  for (const file of dataFiles) await growFile(join(folder, file), copies);
  growPictures(folder, copies);
}
