/**
 * Cuts the fonts to what the shop writes: app/fonts/<role>-<script>.woff2. To be run again when a test
 * says that a font lacks a character.
 *
 *     node content/render/fonts.mjs
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subset from 'subset-font';
import { root } from './content.mjs';

const require = createRequire(import.meta.url);

/** Characters from one code to another, both included. */
const span = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));

const ascii = span(0x20, 0x7e);
/** What any visitor may type in the languages of the shop, besides what the shop itself says. */
const latin = `${ascii}${span(0xa0, 0xff)}œŒ–—‘’“”„•…‹›€−→←`;
const cyrillic = `${span(0x400, 0x45f)}№`;
const arabic = `${span(0x621, 0x63a)}${span(0x641, 0x652)}،؛؟`;
/** Latin names, addresses and numbers in Arabic titles; a test finds those that are missing. */
const latinOfTitles = `${span(0x30, 0x39)}${span(0x41, 0x5a)}${span(0x61, 0x7a)}é .,’:–-−×€$@+`;

/** Every character of the messages of a language. */
const wordsOf = (language) => {
  const folder = join(root, 'messages', language);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('');
};
const scriptOf = (language, pattern) => (wordsOf(language).match(pattern) ?? []).join('');

const shapes = ['ccmp', 'locl', 'mark', 'mkmk', 'kern', 'liga'];
const joined = ['ccmp', 'init', 'medi', 'fina', 'isol', 'rlig', 'calt', 'liga', 'curs'];
const marks = ['mark', 'mkmk'];
const normal = { wght: 400 };
/** Warnings about credit are bold in the text font. */
const upToBold = { wght: { min: 400, max: 700 } };

const cormorant = '@fontsource-variable/cormorant/files/cormorant';
const jost = '@fontsource-variable/jost/files/jost';
const amiri = '@fontsource/amiri/files/amiri';
const plex = '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic';

const fonts = {
  'display-latin': {
    from: `${cormorant}-latin-wght-normal.woff2`,
    characters: latin,
    features: [...shapes, 'lnum'],
    axes: normal,
  },
  'display-cyrillic': {
    from: `${cormorant}-cyrillic-wght-normal.woff2`,
    characters: cyrillic,
    features: shapes,
    axes: normal,
  },
  'display-arabic': {
    from: `${amiri}-arabic-400-normal.woff2`,
    characters: scriptOf('ar', /\p{Script_Extensions=Arabic}/gu),
    features: [...joined, ...marks],
  },
  'display-names': {
    from: `${cormorant}-latin-wght-normal.woff2`,
    characters: latinOfTitles,
    features: ['lnum'],
    axes: normal,
  },
  'text-latin': {
    from: `${jost}-latin-wght-normal.woff2`,
    characters: latin,
    features: [...shapes, 'lnum'],
    axes: upToBold,
  },
  'text-cyrillic': {
    from: `${jost}-cyrillic-wght-normal.woff2`,
    characters: cyrillic,
    features: shapes,
    axes: upToBold,
  },
  'text-arabic': {
    from: `${plex}-arabic-400-normal.woff2`,
    characters: arabic,
    features: [...joined, ...marks],
  },
  'text-names': {
    from: `${plex}-latin-400-normal.woff2`,
    characters: `${ascii}${scriptOf('ar', /\P{Script_Extensions=Arabic}/gu)}€éèçàùïœ«»`,
    features: [],
  },
};

for (const [name, { from, characters, features, axes }] of Object.entries(fonts)) {
  const cut = await subset(readFileSync(require.resolve(from)), characters, {
    targetFormat: 'woff2',
    keepFeatures: features,
    noHinting: true,
    ...(axes ? { variationAxes: axes } : {}),
  });
  writeFileSync(join(root, `app/fonts/${name}.woff2`), cut);
  console.log(`${name.padEnd(17)} ${String(cut.length).padStart(6)} bytes`);
}
