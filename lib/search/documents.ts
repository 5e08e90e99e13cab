import 'server-only';
import { bedOptions } from '@/content/catalogue/bed-options';
import { coloursOf } from '@/content/catalogue/colours';
import { type Category, categories, type Piece } from '@/content/catalogue/piece';
import { type Suite, suites } from '@/content/residence/suites';
import { capabilitiesOf } from '@/lib/catalogue/capabilities';
import {
  allPieces,
  detailPath,
  editionsOf,
  leastCents,
  listPieces,
  requirePiece,
  storyPath,
} from '@/lib/catalogue/catalogue';
import { nightOf, pictureSrc, viewOf } from '@/lib/catalogue/pictures';
import {
  compositionWords,
  nameIn,
  optionNameIn,
  optionTextIn,
  productWords,
  storyWords,
} from '@/lib/catalogue/product-words';
import {
  compositionOf,
  type Product,
  type ProductOption,
  productPath,
  requireProduct,
} from '@/lib/catalogue/products';
import { safetyWarnings } from '@/lib/catalogue/safety-warnings';
import { faqEntries } from '@/lib/house/faq';
import { formatDollars } from '@/lib/residence/night-price';
import { translatorOf } from '../i18n/format';
import { godNames } from '../i18n/god-names';
import type { Locale } from '../i18n/locales';
import { type Messages, messagesOf } from '../i18n/messages';
import { formatPrice, formatRoundPrice } from '../money';
import { suitePath } from '../residence/suite-path';
import type { PageWords } from '../site/pages';
import { namedPages } from '../site/routes';
import type { SearchDocument, SearchTexts } from './index';
import { colourKey } from './meaning';
import { questionId } from './question';
import { vocabularyOf } from './vocabulary';

type Words = { readonly locale: Locale; readonly messages: Messages };

const coloursIn = ({ category, id }: Piece) => (coloursOf[category][id] ?? []).map(colourKey);

function factsOf(piece: Piece): SearchDocument['facts'] {
  const { sizeMm, mattressCm } = piece;
  return {
    cents: editionsOf(piece).map(({ priceCents }) => priceCents),
    widthCm: sizeMm.width / 10,
    mattressCm: mattressCm && [mattressCm.width, mattressCm.length],
  };
}

function pieceDocument(words: Words, piece: Piece): SearchDocument {
  const { locale, messages } = words;
  const { name, tagline, headline, summary, features, materials, technology } = productWords(
    messages,
    piece,
  );
  const path = detailPath(piece);
  const able = capabilitiesOf(piece);
  const price = formatPrice(leastCents(editionsOf(piece)), locale);
  const { capabilities } = messages.sheet;
  return {
    kind: 'piece',
    path,
    title: name,
    text: tagline,
    lines: [headline, ...features, ...materials, technology],
    keywords: [
      messages.sitemapPage.groups[piece.category],
      messages.collections.names[piece.collection],
      ...godNames(piece.god),
      piece.id,
      ...piece.aliases,
      ...able.map((one) => capabilities[one]),
      headline,
      summary,
      ...compositionWords(messages, locale, piece).map(({ material }) => material),
    ].join(' '),
    keys: [piece.category, piece.god, path, ...able, ...coloursIn(piece), ...safetyWarnings(piece)],
    facts: factsOf(piece),
    productId: piece.productId,
    picture: pictureOf(piece),
    price: piece.structure ? translatorOf(messages, locale)('collections.from', { price }) : price,
  };
}

/** The smallest picture of a piece, by day and by night. */
function pictureOf(piece: Piece) {
  const day = viewOf(piece, 'front');
  return { day: pictureSrc(day, 480), night: pictureSrc(nightOf(day) ?? day, 480) };
}

function storyDocument(words: Words, piece: Piece): SearchDocument {
  const { locale, messages } = words;
  const { title, summary } = storyWords(messages, piece);
  const { name, myth } = productWords(messages, piece);
  return {
    kind: 'story',
    path: storyPath(piece),
    title,
    text: summary,
    lines: [],
    keywords: [
      translatorOf(messages, locale)('sitemapPage.story', { name }),
      messages.detail.readStory,
      ...godNames(piece.god),
      myth.title,
    ].join(' '),
    keys: ['story', piece.god, storyPath(piece)],
  };
}

/** An option, on the page of a piece that has it, where it is ticked. */
function optionDocument(
  words: Words,
  product: Product,
  { id, priceCents, capabilities }: ProductOption,
): SearchDocument {
  const { locale, messages } = words;
  const name = nameIn(messages, locale, product);
  return {
    kind: 'option',
    path: productPath(product, [id]),
    title: optionNameIn(messages, product, id),
    text: `${name} – ${optionTextIn(messages, product, id)}`,
    lines: [],
    keywords: [name, ...capabilities.map((one) => messages.sheet.capabilities[one])].join(' '),
    keys: [id, product.piece.category, product.piece.god, ...capabilities],
    productId: product.id,
    picture: pictureOf(product.piece),
    price: `+ ${formatRoundPrice(priceCents, locale)}`,
  };
}

/** The options of the beds on each bed, those of the ateliers on the first piece of their category. */
function optionDocuments(words: Words): SearchDocument[] {
  const ofBeds = bedOptions.flatMap((option) =>
    listPieces('bed')
      .map(({ productId }) => requireProduct(productId))
      .filter(({ options }) => options.includes(option))
      .map((product) => optionDocument(words, product, option)),
  );
  const composed = (category: Category) => {
    const [product] = listPieces(category).map(compositionOf);
    return product?.options.map((option) => optionDocument(words, product, option)) ?? [];
  };
  return [...ofBeds, ...categories.flatMap(composed)];
}

/** A line about a page. The description of the page of cookies counts them; that is for its head. */
const lineAbout = (messages: Messages, key: PageWords) =>
  key === 'cookies' ? messages.cookies.intro : messages[key].meta.description;

function pageDocuments(words: Words): SearchDocument[] {
  const { messages, locale } = words;
  const questions = faqEntries(messages, locale).map(({ question, answer }, n) => ({
    kind: 'question' as const,
    path: `/faq#${questionId(n)}`,
    title: question,
    text: answer,
  }));
  const pages = namedPages.flatMap(({ path, name, words: key }) =>
    key
      ? [{ kind: 'page' as const, path, title: name(messages), text: lineAbout(messages, key) }]
      : [],
  );
  const rooms = suites.map((suite) => ({
    kind: 'page' as const,
    path: suitePath(suite),
    title: messages.apartmentDescriptions[suite.id].name,
    text: translatorOf(messages, locale)(
      'residencePage.suiteDescription',
      suiteFacts(suite, words),
    ),
  }));
  return [...questions, ...pages, ...rooms].map((document) => ({
    ...document,
    lines: [],
    keywords: '',
    keys: [document.path],
  }));
}

/** What the sentence about a suite names. */
function suiteFacts(suite: Suite, { messages, locale }: Words) {
  return {
    name: messages.apartmentDescriptions[suite.id].name,
    area: suite.areaSqm,
    guests: suite.guests,
    bed: productWords(messages, requirePiece('bed', suite.bed)).name,
    price: formatDollars(suite.pricePerNightUsd * 100, locale),
  };
}

/** Everything that can be found in a language, with the words it is found by. */
export async function searchTexts(locale: Locale): Promise<SearchTexts> {
  const words: Words = { locale, messages: await messagesOf(locale) };
  return {
    documents: [
      ...allPieces.map((piece) => pieceDocument(words, piece)),
      ...allPieces.map((piece) => storyDocument(words, piece)),
      ...optionDocuments(words),
      ...pageDocuments(words),
    ],
    vocabulary: await vocabularyOf(locale),
  };
}
