/**
 * Cuts the fonts of invoices and credit notes, which are PDF files made on the server:
 * lib/orders/papers/fonts/<name>.ttf. Unlike those of pages they hold every letter that a name or an address may have
 * in the scripts that the families offer, and they are not compressed, so that the writer of a PDF cuts them again.
 *
 *     node content/render/paper-fonts.mjs
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subset from 'subset-font';
import { root } from './content.mjs';

const require = createRequire(import.meta.url);
const folder = join(root, 'lib/orders/papers/fonts');

/** Characters from one code to another, both included. */
const span = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));

const latin = `${span(0x20, 0x7e)}${span(0xa0, 0x17f)}${span(0x2010, 0x2026)}‹›€−→←№□`;
const latinExtended = `${span(0x100, 0x24f)}${span(0x1e00, 0x1eff)}`;
const cyrillic = `${span(0x400, 0x4ff)}№`;
const arabic = `${span(0x60c, 0x61f)}${span(0x621, 0x6d3)} `;
/** What the words of the shop are written with: names are never in titles. */
const arabicOfTitles = `${span(0x621, 0x63a)}${span(0x641, 0x652)}، `;
const greek = `${span(0x370, 0x3ff)}${span(0x1f00, 0x1fff)}`;
const hebrew = `${span(0x590, 0x5f4)}`;

const joined = ['ccmp', 'locl', 'init', 'medi', 'fina', 'isol', 'rlig', 'calt', 'liga', 'curs'];
const shapes = ['ccmp', 'locl', 'kern', 'mark', 'mkmk'];
const figures = [...shapes, 'lnum', 'tnum'];
const normal = { wght: 400 };

const cormorant = '@fontsource-variable/cormorant/files/cormorant';
const jost = '@fontsource-variable/jost/files/jost';
const amiri = '@fontsource/amiri/files/amiri';
const plex = '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic';
const openSans = '@fontsource/open-sans/files/open-sans';

/** Name, source, characters, features, and the weight of a variable source. */
const fonts = [
  ['display-latin', `${cormorant}-latin-wght-normal`, latin, figures, normal],
  ['display-cyrillic', `${cormorant}-cyrillic-wght-normal`, cyrillic, shapes, normal],
  [
    'display-arabic',
    `${amiri}-arabic-400-normal`,
    arabicOfTitles,
    [...joined, 'mark', 'mkmk', 'kern'],
  ],
  ['text-latin', `${jost}-latin-wght-normal`, latin, figures, normal],
  ['text-latin-extended', `${jost}-latin-ext-wght-normal`, latinExtended, shapes, normal],
  ['text-cyrillic', `${jost}-cyrillic-wght-normal`, cyrillic, shapes, normal],
  ['text-arabic', `${plex}-arabic-400-normal`, arabic, [...joined, 'mark', 'mkmk', 'kern']],
  ['other-latin', `${openSans}-latin-400-normal`, latin, shapes],
  ['other-latin-extended', `${openSans}-latin-ext-400-normal`, latinExtended, shapes],
  ['other-vietnamese', `${openSans}-vietnamese-400-normal`, latinExtended, shapes],
  ['other-cyrillic', `${openSans}-cyrillic-ext-400-normal`, cyrillic, shapes],
  ['other-greek', `${openSans}-greek-400-normal`, greek, shapes],
  ['other-greek-extended', `${openSans}-greek-ext-400-normal`, greek, shapes],
  ['other-hebrew', `${openSans}-hebrew-400-normal`, hebrew, shapes],
];

mkdirSync(folder, { recursive: true });
for (const [name, from, characters, features, axes] of fonts) {
  const cut = await subset(readFileSync(require.resolve(`${from}.woff2`)), characters, {
    targetFormat: 'truetype',
    keepFeatures: features,
    noHinting: true,
    ...(axes ? { variationAxes: axes } : {}),
  });
  writeFileSync(join(folder, `${name}.ttf`), cut);
  console.log(`${name.padEnd(22)} ${String(cut.length).padStart(6)} bytes`);
}
