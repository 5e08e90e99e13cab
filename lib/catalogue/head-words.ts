import 'server-only';
import type { Piece } from '@/content/catalogue/piece';
import { company } from '@/content/house/company';
import { translatorOf } from '@/lib/i18n/format';
import { type Locale, languages } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { formatPrice } from '@/lib/money';
import { productWords, storyWords } from './product-words';

type Head = { readonly title: string; readonly description: string };

/** Beyond it search engines cut a title off. */
const longestTitle = 70;

/** Width × depth × height of a piece in centimetres, without the unit: « 236 × 232 × 168 ». */
export function sizeIn(locale: Locale, { sizeMm }: Pick<Piece, 'sizeMm'>): string {
  const number = new Intl.NumberFormat(languages[locale].tag, { maximumFractionDigits: 1 });
  return [sizeMm.width, sizeMm.depth, sizeMm.height]
    .map((mm) => number.format(mm / 10))
    .join(' × ');
}

/**
 * The head of the page of a piece: what it is, in the words people search for, its size and its price. Of two editions
 * it tells the one that the page shows first, as its words do.
 */
export function pieceHead(messages: Messages, locale: Locale, piece: Piece): Head {
  const { name, headline, summary } = productWords(messages, piece);
  const t = translatorOf(messages, locale);
  return {
    title: t('detail.title', { name, headline }),
    description: t('detail.description', {
      summary,
      size: sizeIn(locale, piece),
      price: formatPrice(piece.priceCents, locale),
    }),
  };
}

/** The head of a story: its title, and the name of the piece where there is room for it. */
export function storyHead(messages: Messages, locale: Locale, piece: Piece): Head {
  const { title, summary } = storyWords(messages, piece);
  const { name } = productWords(messages, piece);
  const whole = translatorOf(messages, locale)('story.title', { title, name });
  const fits = `${whole} | ${company.name}`.length <= longestTitle;
  return { title: fits ? whole : title, description: summary };
}
