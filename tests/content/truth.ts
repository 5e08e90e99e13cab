import { type BedOption, bedOptions } from '@/content/catalogue/bed-options';
import type { Capability } from '@/content/catalogue/capabilities';
import { configurators } from '@/content/catalogue/configurators';
import type { Edition, Piece } from '@/content/catalogue/piece';
import { capabilitiesOf, isRepeated } from '@/lib/catalogue/capabilities';
import { additionOf, productWords, storyWords } from '@/lib/catalogue/product-words';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { vocabulary } from './i18n/vocabulary';
import { textsUnder } from './texts';

type Said = { readonly key: string; readonly text: string; readonly able: readonly Capability[] };

/** Capabilities that even a story may not get wrong. */
const grave: ReadonlySet<Capability> = new Set([
  'camera',
  'face',
  'microphone',
  'voice',
  'fingerprint',
  'pulse',
  'weather',
  'wirelessCharging',
  'cellular',
  'nfc',
  'uwb',
  'remote',
]);

const optionsFor = (piece: Piece): readonly BedOption[] =>
  piece.category === 'bed'
    ? bedOptions.filter(({ available }) => available.some((id) => id === piece.id))
    : [];

/** Texts below a value that stand under a key of its own: words kept by category speak of every piece of it. */
function under(value: unknown, at: string, parts: readonly string[]): [string, string][] {
  return textsUnder(value, at).filter(([key]) =>
    key.split('.').some((part) => parts.includes(part)),
  );
}

/** Everything said of a piece, its editions, its options and its composition, with what each of them can do. */
export function saidOf(messages: Messages, piece: Piece): Said[] {
  const able = capabilitiesOf(piece);
  const { myth: _, name: __, tagline: ___, ...words } = productWords(messages, piece);
  const story = storyWords(messages, piece);
  const base = capabilitiesOf(configurators[piece.category]);
  const { beds, ateliers: composed } = messages.options;
  const bedWords: Readonly<Record<string, unknown>> = beds;
  const atelierWords: Readonly<Record<string, unknown>> = composed[piece.category];
  const bases: Readonly<Record<string, string>> = composed.bases ?? {};
  const parts: Readonly<Record<string, string>> = messages.detail.editionParts ?? {};
  const with_ = (more: readonly Capability[], to: readonly Capability[]) => [...to, ...more];
  const said = (texts: [string, string][], those: readonly Capability[]) =>
    texts.map(
      ([key, text]): Said => ({
        key,
        // Values of placeholders are not words.
        text: text.replace(/\{\w+\}/g, ''),
        able: those,
      }),
    );
  return [
    ...said(textsUnder(words, 'words'), able),
    ...said([['story', story.modernConnection]], able),
    ...said(under(messages.sheet, 'sheet', [piece.category, piece.id]), able),
    ...said(textsUnder(messages.sheet.maker, 'sheet.maker'), able),
    ...said(textsUnder(messages.sheet.data, 'sheet.data'), able),
    ...optionsFor(piece).flatMap((option) => [
      ...said(textsUnder(bedWords[option.id], option.id), with_(option.capabilities, able)),
      ...said(
        textsUnder(additionOf(messages, piece, option.id) ?? '', `${option.id} adds`),
        with_(option.capabilities, able),
      ),
    ]),
    ...said(textsUnder(bases[piece.category], 'base'), base),
    ...configurators[piece.category].options.flatMap((option) =>
      said(
        textsUnder(atelierWords[option.id], `atelier ${option.id}`),
        with_(option.capabilities, base),
      ),
    ),
    ...editionsOf(piece).flatMap((edition) =>
      Object.values(edition.contents ?? {})
        .flat()
        .flatMap((part) => said(textsUnder(parts[part], `part ${part}`), capabilitiesOf(edition))),
    ),
  ];
}

/** The piece itself and its plainer edition, where it has one. */
export const editionsOf = (piece: Piece): Edition[] =>
  piece.structure ? [piece, piece.structure] : [piece];

const named = ({ category, id }: Piece) => `${category}/${id}`;

/**
 * Where the words of a piece contradict what it can do: a word for what it lacks, or the denial of what it
 * has. Each line names the piece, the language, the capability, the word and the place.
 */
export function contradictions(messages: Messages, locale: Locale, piece: Piece): string[] {
  const { words, denial, denialAfter, optional, untrue } = vocabulary[locale];
  const ofOptions = optionsFor(piece).flatMap((option): Capability[] => [...option.capabilities]);
  return saidOf(messages, piece).flatMap(({ key, text, able }) => {
    const wrong = Object.entries(untrue).flatMap(([what, pattern]) => {
      const word = key === 'story' ? undefined : text.match(pattern)?.[0];
      return word ? [`${named(piece)} ${locale} ${what} “${word}” in ${key}`] : [];
    });
    for (const [capability, pattern] of Object.entries(words) as [Capability, RegExp][]) {
      if (/^(story|words\.care)/.test(key) && !grave.has(capability)) continue;
      const mayBeOption = optional.test(text) && ofOptions.includes(capability);
      for (const match of text.matchAll(new RegExp(pattern, `${pattern.flags}g`))) {
        const after = text.slice(match.index + match[0].length);
        const isDenied =
          capability !== 'light' &&
          (denial.test(text.slice(0, match.index)) || (denialAfter?.test(after) ?? false));
        if (isDenied === able.includes(capability) && !(mayBeOption && !isDenied)) {
          const verb = isDenied ? 'denied' : 'claimed';
          wrong.push(`${named(piece)} ${locale} ${capability} ${verb} by “${match[0]}” in ${key}`);
        }
      }
    }
    return wrong;
  });
}

/** What the sheet shows in a row of its own, so that words may leave it out. */
const shownInSheet: ReadonlySet<Capability> = new Set([
  'battery',
  'cellular',
  'nfc',
  'uwb',
  'sleep',
]);

/** Capabilities of a piece that its own texts never mention. */
export function silences(messages: Messages, locale: Locale, piece: Piece): string[] {
  const { myth: _, care: __, ...words } = productWords(messages, piece);
  const text = textsUnder(words, '')
    .map(([, said]) => said)
    .join(' · ');
  return capabilitiesOf(piece).flatMap((capability) => {
    const pattern = vocabulary[locale].words[capability];
    return !pattern || shownInSheet.has(capability) || pattern.test(text)
      ? []
      : [`${named(piece)} ${locale} ${capability}: no word of it`];
  });
}

/** What is wrong with the editions of a piece: no parcels, a mattress forgotten, a row that contradicts. */
export function editionFaults(piece: Piece): string[] {
  return editionsOf(piece).flatMap((edition) => {
    const able = capabilitiesOf(edition);
    const has = (item: Edition['parcels'][number]) => edition.parcels.includes(item);
    const rules: [isWrong: boolean, fault: string][] = [
      [edition.parcels.length === 0, 'no parcels'],
      [!has('manual'), 'no manual in its parcels'],
      [able.includes('mattress') !== has('mattress'), 'mattress and parcels disagree'],
      [able.includes('cellular') !== has('modem'), 'modem and 5G disagree'],
      [able.includes('camera') !== has('lensCover'), 'camera and lens cover disagree'],
      [able.includes('remote') !== has('remoteControl'), 'remote control and parcels disagree'],
      [new Set(edition.parcels).size !== edition.parcels.length, 'a parcel listed twice'],
      [piece.structure !== undefined && !edition.contents, 'nothing to compare'],
      [
        edition.contents !== undefined &&
          edition.contents.light.length > 0 !== able.includes('light'),
        'light and its row disagree',
      ],
      [
        edition.contents !== undefined &&
          edition.contents.sensors.includes('sleepTracking') !== able.includes('sleep'),
        'sleep and its row disagree',
      ],
      [
        edition.contents !== undefined &&
          edition.contents.sensors.includes('ownerDistance') !== able.includes('uwb'),
        'UWB and its row disagree',
      ],
      [
        edition.contents !== undefined &&
          edition.contents.motion.some((part) => part !== 'airFirmness') !==
            able.includes('motors'),
        'motors and their row disagree',
      ],
      [
        piece.structure !== undefined && able.includes('network') !== has('electronics'),
        'network and electronics disagree',
      ],
    ];
    return rules.flatMap(([isWrong, fault]) => (isWrong ? [`${edition.productId}: ${fault}`] : []));
  });
}

/**
 * Options without a plain line, and options that repeat what a piece has without saying what they add. Each line names
 * where the words belong.
 */
export function optionFaults(
  messages: Messages,
  locale: Locale,
  piece: Piece,
  options = optionsFor(piece),
): string[] {
  const { beds, ateliers: composed } = messages.options;
  const own: Readonly<Record<string, unknown>> = beds;
  const other: Readonly<Record<string, unknown>> = composed[piece.category];
  const isPlain = (value: unknown) =>
    textsUnder(value, '').some(([key, text]) => key === 'description' && text.length >= 12);
  const lineless = [
    ...options.map(({ id }) => [`beds.${id}`, own[id]] as const),
    ...configurators[piece.category].options.map(
      ({ id }) => [`ateliers.${piece.category}.${id}`, other[id]] as const,
    ),
  ].filter(([, value]) => !isPlain(value));
  const unsaid = options.filter(
    ({ id, capabilities }) =>
      isRepeated(capabilities, capabilitiesOf(piece)) && !additionOf(messages, piece, id),
  );
  const file = `messages/${locale}/catalogue/options.ts`;
  return [
    ...lineless.map(([key]) => `${named(piece)}: no line, missing in ${file}: ${key}.description`),
    ...unsaid.map(
      ({ id }) =>
        `${named(piece)}: does not say what it adds, missing in ${file}: additions.${id}.${piece.id}`,
    ),
  ];
}

/** Small words of another language in what is said of a piece. */
export function foreignWords(messages: Messages, locale: Locale, piece: Piece): string[] {
  const others = (Object.keys(vocabulary) as Locale[]).filter((other) => other !== locale);
  return textsUnder(productWords(messages, piece), '').flatMap(([key, text]) =>
    others.flatMap((other) => {
      const word = text.match(vocabulary[other].own)?.[0];
      return word ? [`${named(piece)} ${locale} “${word}” (${other}) in ${key}`] : [];
    }),
  );
}

/** The forms of a plural that a text of this language lacks. */
export function missingForms(locale: Locale, key: string, text: string): string[] {
  if (!text.includes(', plural,')) return [];
  // Millions, which French and Italian count apart, are sold by nobody.
  const needed = new Intl.PluralRules(locale)
    .resolvedOptions()
    .pluralCategories.filter((form) => form !== 'many' || locale === 'ru' || locale === 'ar');
  return needed
    .filter((form) => !new RegExp(`\\b${form} ?\\{`).test(text))
    .map((form) => `${locale} ${form} in ${key}`);
}
