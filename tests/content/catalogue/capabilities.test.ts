import { describe, expect, test } from 'vitest';
import { bodily, capabilities, kilobytesPerDay } from '@/content/catalogue/capabilities';
import { configurators } from '@/content/catalogue/configurators';
import { editionParts, editionRows } from '@/content/catalogue/editions';
import { models } from '@/content/catalogue/models';
import { parcelItems } from '@/content/catalogue/parcels';
import { categories } from '@/content/catalogue/piece';
import {
  bodilyOf,
  capabilitiesOf,
  capabilitiesWith,
  hasMotors,
  isFixedToWall,
  kilobytesOf,
  parcelsAddedBy,
  recordedBy,
} from '@/lib/catalogue/capabilities';
import { allPieces, requirePiece } from '@/lib/catalogue/catalogue';
import { productWords } from '@/lib/catalogue/product-words';
import { optionsOf, requireProduct } from '@/lib/catalogue/products';
import { locales } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { vocabulary } from '@/tests/content/i18n/vocabulary';
import { messages, textsUnder } from '@/tests/content/texts';
import {
  contradictions,
  editionFaults,
  foreignWords,
  missingForms,
  optionFaults,
  silences,
} from '@/tests/content/truth';
import { aPiece } from '@/tests/make';

describe.each(locales)('in %s', (locale) => {
  const words: Messages = messages[locale];
  const everywhere = (check: typeof contradictions) =>
    allPieces.flatMap((piece) => check(words, locale, piece));

  test('no text claims a capability that the piece lacks, or denies one that it has', () => {
    expect(everywhere(contradictions)).toEqual([]);
  });

  test('each capability of a piece is mentioned in its texts', () => {
    expect(everywhere(silences)).toEqual([]);
  });

  test('every option has a description, and tells what it adds where its label repeats', () => {
    expect(everywhere(optionFaults)).toEqual([]);
  });

  test('the texts of a piece contain no word of another language', () => {
    expect(everywhere(foreignWords)).toEqual([]);
  });

  test('every plural has the forms of the language', () => {
    const missing = textsUnder(words, '').flatMap(([key, text]) => missingForms(locale, key, text));
    expect(missing).toEqual([]);
  });

  test('every capability, parcel, part and record has a name, and no name is unused', () => {
    const { sheet, detail, options } = words;
    expect(Object.keys(sheet.capabilities).sort()).toEqual([...capabilities].sort());
    expect(Object.keys(sheet.parcels).sort()).toEqual([...parcelItems].sort());
    expect(Object.keys(sheet.records).sort()).toEqual(Object.keys(kilobytesPerDay).sort());
    expect(Object.keys(sheet.body).sort()).toEqual([...bodily].sort());
    expect(Object.keys(detail.editionParts).sort()).toEqual([...editionParts].sort());
    expect(Object.keys(detail.editionRows)).toEqual(expect.arrayContaining([...editionRows]));
    expect(Object.keys(options.ateliers.bases).sort()).toEqual([...categories].sort());
    for (const base of Object.values(options.ateliers.bases)) expect(base).toContain('{size}');
  });

  test('nothing calls an image a photograph', () => {
    const { viewer, gallery, home, collections, detail } = words;
    const { untrue } = vocabulary[locale];
    const found = textsUnder({ viewer, gallery, home, collections, detail }, '').filter(
      ([, text]) => untrue.photograph.test(text),
    );
    expect(found).toEqual([]);
  });

  test('the sizes in a headline are those of the piece', () => {
    const wrong = allPieces.flatMap((piece) => {
      const { headline, summary } = productWords(words, piece);
      const { width = 0, length = 0 } = piece.mattressCm ?? {};
      const true_ = [width, length, ...Object.values(piece.sizeMm).map((mm) => mm / 10)];
      const numbers = `${headline} ${summary}`.match(/\d{2,}/g) ?? [];
      return numbers
        .filter((number) => !true_.includes(Number(number)))
        .map((number) => `${piece.productId}: ${number}`);
    });
    expect(wrong).toEqual([]);
  });
});

test('every edition has parcels that agree with what it can do', () => {
  expect(allPieces.flatMap(editionFaults)).toEqual([]);
  for (const category of categories) expect(configurators[category].parcels).toContain('manual');
});

test('a bed is delivered with its mattress, in every edition and composition', () => {
  for (const piece of allPieces.filter(({ mattressCm }) => mattressCm)) {
    expect(piece.parcels, piece.id).toContain('mattress');
    expect(piece.structure?.parcels ?? ['mattress'], piece.id).toContain('mattress');
  }
  expect(configurators.bed.parcels).toContain('mattress');
});

test('a composition has the capabilities of its base and of the chosen options', () => {
  const mirror = requireProduct('miroir-hera-atelier');
  expect(capabilitiesWith(mirror, [])).toEqual([]);
  expect(capabilitiesWith(mirror, ['tech-1', 'func-3'])).toEqual([
    'screen',
    'camera',
    'face',
    'weather',
    'network',
  ]);
  expect(bodilyOf(capabilitiesWith(mirror, ['tech-1']))).toEqual(['camera', 'face']);
  expect(capabilitiesWith(requireProduct('miroir-hera'), ['tech-1'])).not.toContain('camera');
  expect(capabilitiesWith(requireProduct('lit-zeus'), ['safe_storage'])).toContain('fingerprint');
  const structure = capabilitiesWith(requireProduct('lit-chronos-structure'), []);
  expect(structure).toEqual(['mattress', 'presence']);
});

test('an option adds the parcels that its capabilities need', () => {
  const { parcels, options } = configurators.mirror;
  const able = (id: string) => options.find((option) => option.id === id)?.capabilities ?? [];
  expect(parcelsAddedBy(able('tech-1'), parcels)).toEqual(['powerCable', 'lensCover']);
  expect(parcelsAddedBy(able('frame-1'), parcels)).toEqual([]);
  expect(parcelsAddedBy(['camera'], ['powerCable', 'lensCover'])).toEqual([]);
});

test('each lamp in a 3D model belongs to the piece or to an option', () => {
  for (const piece of allPieces) {
    const { parts = {} } = models[`${piece.category}/${piece.id}`] ?? {};
    const offered = [...optionsOf(piece), ...configurators[piece.category].options];
    for (const part of Object.keys(parts)) {
      const option = offered.find(({ id }) => id === part);
      const where = `${piece.productId} ${part}`;
      if (part === 'light') expect(piece.capabilities, where).toContain('light');
      else expect(option, where).toBeDefined();
    }
  }
});

test('capabilities that follow from connectivity and battery are not listed again', () => {
  const derived = ['network', 'cellular', 'nfc', 'uwb', 'battery'] as const;
  for (const piece of allPieces) {
    for (const one of derived) expect(piece.capabilities, piece.productId).not.toContain(one);
  }
  expect(capabilitiesOf(requirePiece('bed', 'chronos'))).toEqual(
    expect.arrayContaining(['network', 'cellular', 'uwb', 'battery']),
  );
});

test('the recorded data of a piece follow from its capabilities', () => {
  const hera = capabilitiesOf(requirePiece('mirror', 'hera'));
  expect(recordedBy(hera)).toEqual(['light', 'presence', 'daylight', 'uwb']);
  expect(bodilyOf(hera)).toEqual([]);
  expect(kilobytesOf(hera)).toBe(20 + 6 + 40 + 8 + 24);
  expect(kilobytesOf([])).toBe(0);
  expect(bodilyOf(capabilitiesOf(requirePiece('wardrobe', 'persephone')))).toEqual(['fingerprint']);
  expect(bodilyOf(capabilitiesOf(requirePiece('chair', 'athena')))).toEqual([]);
});

test('the safety warnings know which pieces move and which hang on a wall', () => {
  expect(hasMotors(requirePiece('bed', 'kratos'))).toBe(true);
  expect(hasMotors(requirePiece('chair', 'hygieia'))).toBe(false);
  expect(isFixedToWall(requirePiece('mirror', 'aphrodite'))).toBe(true);
  expect(isFixedToWall(requirePiece('mirror', 'narcisse'))).toBe(false);
});

describe('the checks find', () => {
  const zeus = requirePiece('bed', 'zeus');
  const hera = requirePiece('mirror', 'hera');
  const saying = (feature: string): Messages => {
    const { fr } = messages;
    const own = {
      ...fr.products.bed.zeus,
      features: [feature],
    } as Messages['products']['bed']['zeus'];
    const bed: Messages['products']['bed'] = { ...fr.products.bed, zeus: own };
    return { ...fr, products: { ...fr.products, bed } };
  };

  test('a claim that the piece lacks, with piece, language and word', () => {
    const found = contradictions(saying('Caméra dans la tête de lit'), 'fr', zeus);
    expect(found).toEqual(['bed/zeus fr camera claimed by “Caméra” in words.features.0']);
  });

  test('a denial of a capability that the piece has', () => {
    const found = contradictions(saying('Un lit sans moteur'), 'fr', zeus);
    expect(found).toEqual(['bed/zeus fr motors denied by “moteur” in words.features.0']);
  });

  test('an option sold as part of the piece', () => {
    expect(contradictions(saying('Massage compris'), 'fr', zeus)).toHaveLength(1);
    expect(contradictions(saying('Massage en option'), 'fr', zeus)).toEqual([]);
  });

  test('a capability that no text mentions', () => {
    const mute = { ...hera, capabilities: [...hera.capabilities, 'voice' as const] };
    expect(silences(messages.fr, 'fr', mute)).toEqual(['mirror/hera fr voice: no word of it']);
  });

  test('an edition without parcels', () => {
    const chronos = requirePiece('bed', 'chronos');
    if (!chronos.structure) throw new Error('no structure');
    const bare = { ...chronos, structure: { ...chronos.structure, parcels: [] } };
    expect(editionFaults(bare)).toContain('lit-chronos-structure: no parcels');
    expect(editionFaults(bare)).toContain('lit-chronos-structure: mattress and parcels disagree');
  });

  test('an option without a description, or without a text on what it adds', () => {
    const pan = aPiece({ category: 'bed', id: 'pan', capabilities: ['light'] });
    const lamp = {
      id: 'lamp',
      priceCents: 1,
      capabilities: ['light'],
      available: ['pan'],
    } as const;
    expect(optionFaults(messages.fr, 'fr', pan, [lamp])).toEqual([
      'bed/pan: no line, missing in messages/fr/catalogue/options.ts: beds.lamp.description',
      'bed/pan: does not say what it adds, missing in messages/fr/catalogue/options.ts: additions.lamp.pan',
    ]);
  });

  test('a word of another language', () => {
    expect(foreignWords(saying('Un lit with deux ailes'), 'fr', zeus)).toEqual([
      'bed/zeus fr “with” (en) in features.0',
    ]);
  });

  test('a missing form of a plural', () => {
    expect(missingForms('ru', 'detail.days', '{n, plural, one {# день} other {# дня}}')).toEqual([
      'ru few in detail.days',
      'ru many in detail.days',
    ]);
  });
});
