import type { Piece } from '@/content/catalogue/piece';
import { detailPath, storyPath } from '@/lib/catalogue/catalogue';
import { sizeIn } from '@/lib/catalogue/head-words';
import { nameIn, storyWords } from '@/lib/catalogue/product-words';
import { compositionOf } from '@/lib/catalogue/products';
import { translatorOf } from '@/lib/i18n/format';
import { pageAddress, type Wording } from '@/lib/search/wording';
import { markdownPath } from './addresses';
import { optionList, priceText } from './piece';
import { document, link, plain, section } from './text';

const chapters = [
  'introduction',
  'loveStory',
  'divineGift',
  'modernConnection',
  'invitation',
] as const;

/** The composition that the page of a story sells: its base, and the options with their prices. */
function composition(wording: Wording, piece: Piece): string {
  const { messages, locale } = wording;
  const { story } = messages;
  const t = translatorOf(messages, locale);
  const product = compositionOf(piece);
  const size = t('detail.centimetres', { value: sizeIn(locale, piece) });
  const base = t(`options.ateliers.bases.${piece.category}`, { size });
  const price = priceText(product.basePriceCents, wording);
  return section(
    story.configurator,
    plain(story.configuratorText),
    `**${plain(nameIn(messages, locale, product))}**, \`${product.id}\`: ${price}. ${plain(base)}`,
    optionList(wording, product),
  );
}

/** The Markdown of the story of a piece: its chapters, and the composition sold below them. */
export function storyMarkdown(wording: Wording, piece: Piece): string {
  const { messages, locale, site } = wording;
  const words = storyWords(messages, piece);
  const { story } = messages;
  return document(
    {
      title: words.title,
      summary: words.summary,
      address: pageAddress(wording, storyPath(piece)),
    },
    [
      ...chapters.map((chapter) => section(story.chapters[chapter], plain(words[chapter]))),
      composition(wording, piece),
      link(story.details[piece.category], site + markdownPath(locale, detailPath(piece))),
    ],
  );
}
