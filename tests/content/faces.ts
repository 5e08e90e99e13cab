import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';

const require = createRequire(import.meta.url);
const Face = z.object({ characterSet: z.array(z.number()) });

/** Characters that a font file has shapes for; it is read by what Next itself measures fonts with. */
export function charactersOf(file: string): ReadonlySet<number> {
  const fontkit: {
    default: (data: Buffer) => unknown;
  } = require('next/dist/compiled/@next/font/dist/fontkit');
  const face = Face.parse(fontkit.default(readFileSync(require.resolve(file))));
  return new Set(face.characterSet);
}

const files = {
  cormorant: '@fontsource-variable/cormorant/files/cormorant-latin-wght-normal.woff2',
  cormorantCyrillic: '@fontsource-variable/cormorant/files/cormorant-cyrillic-wght-normal.woff2',
  jost: '@fontsource-variable/jost/files/jost-latin-wght-normal.woff2',
  jostCyrillic: '@fontsource-variable/jost/files/jost-cyrillic-wght-normal.woff2',
  amiri: '@fontsource/amiri/files/amiri-arabic-400-normal.woff2',
  plex: '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2',
  plexLatin: '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-latin-400-normal.woff2',
} as const;

const characters = (...names: readonly (keyof typeof files)[]) =>
  new Set(names.flatMap((name) => [...charactersOf(files[name])]));

/** What the display face and the text face of each language can write, as `languages.css` has it. */
export const faces = {
  fr: { display: characters('cormorant'), text: characters('jost') },
  en: { display: characters('cormorant'), text: characters('jost') },
  it: { display: characters('cormorant'), text: characters('jost') },
  ru: {
    display: characters('cormorantCyrillic', 'cormorant'),
    text: characters('jostCyrillic', 'jost'),
  },
  ar: { display: characters('amiri', 'cormorant'), text: characters('plex', 'plexLatin') },
} as const;
