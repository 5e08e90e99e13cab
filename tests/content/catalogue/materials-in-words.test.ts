import { expect, test } from 'vitest';
import { compositions, type Material } from '@/content/catalogue/materials';
import { allPieces } from '@/lib/catalogue/catalogue';
import { productWords } from '@/lib/catalogue/product-words';
import { messages, textsUnder } from '@/tests/content/texts';

/** What French calls the materials that a piece can be chosen for, and which of them are called so. */
const nouns: readonly (readonly [noun: RegExp, materials: readonly Material[]])[] = [
  [/frêne/i, ['ashLaminated', 'ashSolid', 'ashVeneer']],
  [/hêtre/i, ['beechLaminated', 'beechSolid']],
  [/cèdre/i, ['cedarSolid']],
  [/ébène/i, ['ebonyVeneer']],
  [/tilleul/i, ['limeGilded', 'limeSolid']],
  [/érable/i, ['mapleSolid']],
  [/chêne/i, ['oakSolid', 'oakVeneer']],
  [/poirier/i, ['pearSolid']],
  [/sycomore/i, ['sycamoreVeneer', 'elmMarquetry']],
  [/noyer/i, ['walnutSolid', 'walnutVeneer']],
  [/(?<!\p{L})orme(?!\p{L})/iu, ['elmMarquetry']],
  [/paille/i, ['strawMarquetry']],
  [/nacre(?!\p{L})/iu, ['pearlVeneer', 'elmMarquetry']],
  [/basalte/i, ['basalt']],
  [/marbre/i, ['marble']],
  [/stéatite/i, ['soapstone']],
  [/travertin/i, ['travertine']],
  [/aluminium/i, ['aluminium']],
  [/laiton/i, ['brass']],
  [/bronze/i, ['bronze']],
  [/(?<!\p{L})fonte/iu, ['castIron']],
  [/(?<!\p{L})acier/iu, ['steel', 'stainlessSteel']],
  [/émail/i, ['enamel']],
  [/cuir/i, ['bovineLeather', 'bovineLaces', 'sheepSuede']],
  [/(?<!cuir )velours(?! d’agneau)/i, ['velvet']],
  [/bouclette/i, ['boucle']],
  [/loden/i, ['loden']],
  [/feutre/i, ['felt']],
  [/latex/i, ['latex']],
];

/** Small parts that no composition has, as the law asks it of what a piece is mainly made of. */
const small: Readonly<Record<string, readonly string[]>> = {
  'lit-zeus': ['laiton'], // the line of its frame, a button
  'armoire-demeter': ['laiton'], // handles
  'armoire-persephone': ['velours'], // what hangs in it
  'armoire-hera': ['laiton', 'acier'], // the dots of the feathers, a key
};

test.each(allPieces)(
  'the French words of $productId name no material that its composition lacks',
  (piece) => {
    const made = compositions[piece.category][piece.id]?.map(({ material }) => material) ?? [];
    const { myth: _, ...words } = productWords(messages.fr, piece);
    const wrong = textsUnder(words, '').flatMap(([path, text]) =>
      nouns
        .filter(([, materials]) => !materials.some((material) => made.includes(material)))
        .flatMap(([noun]) => noun.exec(text)?.[0].toLowerCase() ?? [])
        .filter((name) => !small[piece.productId]?.includes(name))
        .map((name) => `${path}: ${name}`),
    );
    const hint =
      'to be said otherwise in five languages, in its story, in content/catalogue/colours.ts and in its pictures';
    expect(wrong, hint).toEqual([]);
  },
);

test('each composition is named by the words of its piece, at least by half', () => {
  for (const piece of allPieces) {
    const made = compositions[piece.category][piece.id]?.map(({ material }) => material) ?? [];
    const own = nouns.filter(([, materials]) =>
      materials.some((material) => made.includes(material)),
    );
    const { myth: _, ...words } = productWords(messages.fr, piece);
    const text = textsUnder(words, '')
      .map(([, one]) => one)
      .join(' ');
    const said = own.filter(([noun]) => noun.test(text));
    expect(said.length * 2, piece.productId).toBeGreaterThan(own.length);
  }
});
