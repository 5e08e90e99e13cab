import { stayRules } from '@/content/residence/stays';
import { type Suite, suites } from '@/content/residence/suites';
import { dayOfYearInWords } from '@/lib/calendar/dates';
import { detailPath, requirePiece } from '@/lib/catalogue/catalogue';
import { productWords } from '@/lib/catalogue/product-words';
import { translatorOf } from '@/lib/i18n/format';
import { formatDollars } from '@/lib/residence/night-price';
import { residenceFacts, residenceFactsIn } from '@/lib/residence/residence-facts';
import { findSuite } from '@/lib/residence/stay';
import { bookPath, suitePath } from '@/lib/residence/suite-path';
import { pageAddress, type Wording } from '@/lib/search/wording';
import { markdownPath } from './addresses';
import { document, fact, link, list, plain, section } from './text';

/** What a night in a suite costs, with its taxes. */
function priceText({ pricePerNightUsd }: Suite, { messages, locale }: Wording): string {
  const t = translatorOf(messages, locale);
  const taxes = t('residencePage.taxes', { vat: residenceFacts.vat });
  return `${formatDollars(pricePerNightUsd * 100, locale)} ${t('apartments.perNight')}, ${taxes}`;
}

/** What holds for every stay. */
function terms({ messages, locale }: Wording): string {
  const t = translatorOf(messages, locale);
  const day = (date: string) => dayOfYearInWords(date, locale);
  const sentences = [
    t('residencePage.rules.length', residenceFacts),
    ...stayRules.seasons.map(({ from, to, shortestNights: count }) =>
      t('residencePage.rules.season', { from: day(from), to: day(to), count }),
    ),
    ...stayRules.closed.map(({ from, to }) =>
      t('residencePage.rules.closed', { from: day(from), to: day(to) }),
    ),
    t('residencePage.rules.hours', residenceFactsIn(locale)),
    t('residencePage.rules.free', residenceFacts),
    t('residencePage.rules.law'),
  ];
  return section(
    t('residencePage.rulesTitle'),
    list(sentences.map(plain)),
    plain(t('residencePage.sample')),
  );
}

/** The Markdown of the Résidence: its suites with their prices, and what holds for a stay. */
export function residenceMarkdown(wording: Wording): string {
  const { messages, locale, site } = wording;
  const { residencePage: words, apartmentDescriptions } = messages;
  const items = suites.map((suite) => {
    const name = apartmentDescriptions[suite.id].name;
    const address = site + markdownPath(locale, suitePath(suite));
    return `${link(name, address)}: ${plain(priceText(suite, wording))}`;
  });
  const head = { title: words.title, summary: words.intro };
  return document({ ...head, address: pageAddress(wording, '/residence') }, [
    section(words.suites, list(items)),
    terms(wording),
  ]);
}

/** The Markdown of a suite. @param slug last part of its address */
export function suiteMarkdown(wording: Wording, slug: string): string {
  const suite = findSuite(slug);
  if (!suite) throw new Error(`there is no suite ${slug}`);
  const { messages, locale, site } = wording;
  const t = translatorOf(messages, locale);
  const { facts } = messages.residencePage;
  const { name, description } = messages.apartmentDescriptions[suite.id];
  const piece = requirePiece('bed', suite.bed);
  const bed = productWords(messages, piece).name;
  const features = suite.features.map((feature) => messages.apartments.features[feature]);
  return document(
    { title: name, summary: description, address: pageAddress(wording, suitePath(suite)) },
    [
      list([
        fact(facts.guests, t('apartments.capacity', { guests: suite.guests })),
        fact(facts.area, t('apartments.size', { area: suite.areaSqm })),
        fact(facts.price, priceText(suite, wording)),
        fact(facts.amenities, features),
        `**${plain(facts.bed)}**: ${link(bed, site + markdownPath(locale, detailPath(piece)))}`,
      ]),
      link(messages.residencePage.book, pageAddress(wording, bookPath(suite))),
      terms(wording),
    ],
  );
}
