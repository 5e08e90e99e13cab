import { galleryCategories } from '@/content/catalogue/gallery';
import { company } from '@/content/house/company';
import { suites } from '@/content/residence/suites';
import { allPieces, detailPath, storyPath } from '@/lib/catalogue/catalogue';
import { pieceHead, storyHead } from '@/lib/catalogue/head-words';
import { productWords } from '@/lib/catalogue/product-words';
import { languages, locales } from '@/lib/i18n/locales';
import { suitePath } from '@/lib/residence/suite-path';
import { pageAddress, type Wording } from '@/lib/search/wording';
import { pages } from '@/lib/site/pages';
import { namedPages, pageAt } from '@/lib/site/routes';
import { markdownPath } from './addresses';
import { connectionsIn } from './connections';
import { document, link, list, plain, section } from './text';

/** Pages of the catalogue, which llms.txt names beside the pieces. */
const cataloguePages = ['/', '/collections', '/gallery'] as const;

function connections(wording: Wording): string {
  const { ways } = wording.messages.assistants.connect;
  const named = connectionsIn(wording.locale).filter(({ isNamed }) => isNamed);
  return list(
    named.map(
      ({ way, path }) => `${link(ways[way].title, wording.site + path)}: ${plain(ways[way].text)}`,
    ),
  );
}

/** Every piece and every story, as two lists of links with what each is about. */
function catalogueLinks({ messages, locale, site }: Wording): { pieces: string; stories: string } {
  const to = (path: string) => site + markdownPath(locale, path);
  const pieces = allPieces.map((piece) => {
    const { description } = pieceHead(messages, locale, piece);
    const { name } = productWords(messages, piece);
    return `${link(name, to(detailPath(piece)))}: ${plain(description)}`;
  });
  const stories = allPieces.map((piece) =>
    link(storyHead(messages, locale, piece).title, to(storyPath(piece))),
  );
  return { pieces: list(pieces), stories: list(stories) };
}

function shopLinks(wording: Wording): string[] {
  const { messages, locale, site } = wording;
  const { gallery, assistants } = messages;
  const to = (path: string) => site + markdownPath(locale, path);
  const linkTo = (path: (typeof cataloguePages)[number]) =>
    link(pages[path].name(messages), to(path));
  const service = namedPages.filter(
    ({ path }) => pageAt(path).hasMarkdown && !cataloguePages.some((one) => one === path),
  );
  const { pieces, stories } = catalogueLinks(wording);
  return [
    section(assistants.llms.pieces, list([linkTo('/collections'), linkTo('/')]), pieces),
    section(
      assistants.llms.stories,
      list([
        linkTo('/gallery'),
        ...galleryCategories.map((filter) =>
          link(`${gallery.title} · ${gallery.filters[filter]}`, to(`/gallery/${filter}`)),
        ),
      ]),
      stories,
    ),
    section(
      assistants.llms.service,
      list([
        ...service.map(({ path, name }) => link(name(messages), to(path))),
        ...suites.map((suite) =>
          link(messages.apartmentDescriptions[suite.id].name, to(suitePath(suite))),
        ),
      ]),
    ),
  ];
}

/** The Markdown of the sitemap: a link to that of every page. */
export function sitemapMarkdown(wording: Wording): string {
  const { title, intro } = wording.messages.sitemapPage;
  const address = pageAddress(wording, '/sitemap');
  return document({ title, summary: intro, address }, shopLinks(wording));
}

/** The Markdown of the page about assistants. */
export function assistantsMarkdown(wording: Wording): string {
  const { title, intro, can, connect, never, rules } = wording.messages.assistants;
  const pointsOf = (items: Readonly<Record<string, { title: string; text: string }>>) =>
    list(Object.values(items).map((item) => `**${plain(item.title)}**: ${plain(item.text)}`));
  return document({ title, summary: intro, address: pageAddress(wording, '/assistants') }, [
    section(can.title, plain(can.text), pointsOf(can.items)),
    section(connect.title, plain(connect.text), connections(wording)),
    section(never.title, plain(never.text), pointsOf(never.items)),
    section(rules.title, plain(rules.text)),
  ]);
}

/**
 * The file /llms.txt: what the shop is, what to know before citing it, and a link to the Markdown of every page.
 * Source: llmstxt.org, as of 2026-11-22 (a title, a summary, notes, then sections of links).
 */
export function llmsText(wording: Wording): string {
  const { llms } = wording.messages.assistants;
  const others = locales.map((locale) =>
    link(languages[locale].name, wording.site + markdownPath(locale, '/sitemap')),
  );
  return [
    `# ${company.name}`,
    `> ${plain(llms.summary)}`,
    list(llms.notes.map(plain)),
    ...shopLinks(wording),
    section(llms.feeds, connections(wording)),
    section(llms.languages, list(others)),
    '',
  ].join('\n\n');
}
