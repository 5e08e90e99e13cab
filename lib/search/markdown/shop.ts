import type { GalleryCategory } from '@/content/catalogue/gallery';
import { type Category, categories } from '@/content/catalogue/piece';
import { company } from '@/content/house/company';
import { detailPath, editionsOf, leastCents, listPieces } from '@/lib/catalogue/catalogue';
import { itemPath, listItems } from '@/lib/catalogue/gallery';
import { productWords } from '@/lib/catalogue/product-words';
import { faqEntries, residenceEntries } from '@/lib/house/faq';
import { translatorOf } from '@/lib/i18n/format';
import { residenceFactsIn } from '@/lib/residence/residence-facts';
import { pageAddress, type Wording } from '@/lib/search/wording';
import { markdownPath } from './addresses';
import { priceText } from './piece';
import { document, link, list, plain, section } from './text';

/** The categories that the home page and the page of categories show. */
const mainCategories = ['bed', 'chair', 'table'] as const;

const to = ({ locale, site }: Wording, path: string) => site + markdownPath(locale, path);

/** The pieces of a category with their prices and a line about each. */
function pieces(wording: Wording, category: Category): string {
  const { messages, locale } = wording;
  const t = translatorOf(messages, locale);
  const items = listPieces(category).map((piece) => {
    const { name, summary } = productWords(messages, piece);
    const least = priceText(leastCents(editionsOf(piece)), wording);
    const price = piece.structure ? t('collections.from', { price: least }) : least;
    return `${link(name, to(wording, detailPath(piece)))}: ${price}. ${plain(summary)}`;
  });
  return list(items);
}

const collection = (wording: Wording) => (category: Category) => {
  const { title, text } = wording.messages.collections.sections[category];
  return section(title, plain(text), pieces(wording, category));
};

const questions = (entries: readonly { question: string; answer: string }[]) =>
  entries.map(({ question, answer }) => section(question, plain(answer)));

/** The Markdown of the home page. */
export function homeMarkdown(wording: Wording): string {
  const { hero, home, nav, faq } = wording.messages;
  const { heritage, collections, residence } = home;
  return document(
    { title: company.name, summary: hero.tagline, address: pageAddress(wording, '/') },
    [
      section(heritage.title, ...heritage.paragraphs.map(plain)),
      section(collections.title, plain(collections.text)),
      ...mainCategories.map(collection(wording)),
      section(residence.title, plain(residence.text), plain(residence.note)),
      list([
        link(nav.collections, to(wording, '/collections')),
        link(nav.gallery, to(wording, '/gallery')),
        link(faq.title, to(wording, '/faq')),
        link(nav.contact, to(wording, '/contact')),
      ]),
    ],
  );
}

/** The Markdown of the collections: every piece, with its price. */
export function collectionsMarkdown(wording: Wording): string {
  const { title, intro } = wording.messages.collections;
  return document(
    { title, summary: intro, address: pageAddress(wording, '/collections') },
    categories.map(collection(wording)),
  );
}

/** The Markdown of the page of categories. */
export function categoriesMarkdown(wording: Wording): string {
  const { title, intro, cards, more } = wording.messages.categoriesPage;
  return document({ title, summary: intro, address: pageAddress(wording, '/categories') }, [
    ...mainCategories.map((category) =>
      section(cards[category].title, plain(cards[category].description), pieces(wording, category)),
    ),
    `${plain(more.text)} ${link(more.link, to(wording, '/collections'))}`,
  ]);
}

/** The Markdown of the seven questions: each with its answers. */
export function questionsMarkdown(wording: Wording): string {
  const { title, intro, questions } = wording.messages.whichGod;
  return document({ title, summary: intro, address: pageAddress(wording, '/which-god') }, [
    ...questions.map(({ question, answers }) => section(question, list(answers.map(plain)))),
  ]);
}

/** The Markdown of the gallery, or of one of its filters: what each view shows. */
export function galleryMarkdown(wording: Wording, filter?: GalleryCategory): string {
  const { gallery } = wording.messages;
  const words: Readonly<Record<string, { title: string; caption: string }>> = gallery.items;
  const items = listItems(filter).flatMap((item) => {
    const view = words[item.id];
    if (!view) return [];
    const path = itemPath(item);
    const title = path ? link(view.title, to(wording, path)) : plain(view.title);
    return `${title}: ${plain(view.caption)}`;
  });
  const title = filter ? `${gallery.title} · ${gallery.filters[filter]}` : gallery.title;
  const address = pageAddress(wording, filter ? `/gallery/${filter}` : '/gallery');
  return document({ title, summary: gallery.intro, address }, [list(items)]);
}

/** The Markdown of the questions and answers. */
export function faqMarkdown(wording: Wording): string {
  const { title, intro } = wording.messages.faq;
  return document(
    { title, summary: intro, address: pageAddress(wording, '/faq') },
    questions(faqEntries(wording.messages, wording.locale)),
  );
}

/** The Markdown of the contact page: where the house is, how to reach it, what guests ask. */
export function contactMarkdown(wording: Wording): string {
  const { contact } = wording.messages;
  const t = translatorOf(wording.messages, wording.locale);
  return document(
    { title: contact.title, summary: contact.intro, address: pageAddress(wording, '/contact') },
    [
      section(
        contact.addressTitle,
        plain(`${company.legalName}, ${company.street}, ${company.postalCode} ${company.city}`),
      ),
      section(contact.phoneTitle, list(company.phones.map(plain))),
      section(contact.emailTitle, list([company.email, company.residenceEmail].map(plain))),
      section(
        contact.hoursTitle,
        plain(t('contact.hours', residenceFactsIn(wording.locale))),
        plain(contact.sample),
      ),
      ...questions(residenceEntries(wording.messages, wording.locale)),
    ],
  );
}

/** The Markdown of the declaration of withdrawal, which is a form for people. */
export function declarationMarkdown(wording: Wording): string {
  const { declaration, withdrawal } = wording.messages;
  const t = translatorOf(wording.messages, wording.locale);
  const address = pageAddress(wording, '/withdrawal/declaration');
  return document({ title: declaration.title, summary: declaration.intro, address }, [
    t('assistants.markdown.form', { address: `<${address}>` }),
    link(withdrawal.title, to(wording, '/withdrawal')),
  ]);
}
