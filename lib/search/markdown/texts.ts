import { guaranteeNotices } from '@/content/house/guarantee-notice';
import { assessedOn } from '@/content/house/rgaa';
import { dayInWords } from '@/lib/calendar/dates';
import { carrierDaysIn } from '@/lib/delivery/delivery-sentences';
import { companyFacts } from '@/lib/house/company-facts';
import { noticeLanguage } from '@/lib/house/guarantee-notice';
import { assessmentCounts } from '@/lib/house/rgaa';
import { formatText, translatorOf } from '@/lib/i18n/format';
import { defaultLocale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { SentenceValues } from '@/lib/i18n/sentence';
import { formatPercent } from '@/lib/money';
import { pageAddress, type Wording } from '@/lib/search/wording';
import type { RouteWith } from '@/lib/site/pages';
import { pageAt } from '@/lib/site/routes';
import { document, list, plain, quote, section } from './text';

/** A section of a page of text, with the fragment that leads to it. */
type TextSection = {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** What the law wants in a frame. */
  readonly framed?: readonly string[];
  readonly list?: readonly string[];
};

type TextWords = {
  readonly title: string;
  readonly intro: string;
  readonly sections: readonly TextSection[];
};

/** What a text of the house has beside its words: values, and blocks at its end. */
type Extras = { readonly values?: SentenceValues; readonly end?: readonly string[] };

/** The words of the pages of text, by their paths. */
const wordsOf = {
  '/returns': ({ returns }) => returns,
  '/refund': ({ refund }) => refund,
  '/terms': ({ terms }) => terms,
  '/withdrawal': ({ withdrawal }) => withdrawal,
  '/accessibility': ({ accessibility }) => accessibility,
  '/cookies': ({ cookies }) => cookies,
  '/product-safety': ({ safety }) => safety,
  '/legal-guarantee': ({ legalGuarantee }) => legalGuarantee,
  '/legal-notice': ({ legal }) => legal,
  '/privacy-policy': ({ privacy }) => privacy,
} satisfies Partial<Record<RouteWith<'hasMarkdown'>, (messages: Messages) => TextWords>>;

/** Pages of text: terms, returns, privacy … */
export type TextRoute = keyof typeof wordsOf;

/** The words of a page of text. */
export const textWords = (messages: Messages, path: TextRoute): TextWords =>
  wordsOf[path](messages);

const isText = (path: string): path is TextRoute => Object.hasOwn(wordsOf, path);

type Words = Pick<Wording, 'messages' | 'locale'>;

/** The notice of the Union in the language that it is shown in. */
function guaranteeNotice({ locale }: Words): string[] {
  const notice = guaranteeNotices[noticeLanguage(locale)];
  return [
    section(notice.heading, plain(notice.rights), list(notice.examples.map(plain))),
    plain(notice.liability),
    list(notice.remedies.map(plain)),
    ...[notice.duration, notice.more, notice.stepsHeading].map(plain),
    list(notice.steps.map(plain)),
    plain(notice.commercial),
    `<${notice.url}>`,
  ];
}

function extrasOf(wording: Words, path: string): Extras {
  const { messages, locale } = wording;
  if (path === '/accessibility') {
    const { percent, ...counts } = assessmentCounts();
    const share = formatPercent(percent, locale);
    return { values: { ...counts, share, assessedOn: dayInWords(assessedOn, locale) } };
  }
  if (path === '/returns') return { values: { carrierDays: carrierDaysIn(locale) } };
  if (path === '/privacy-policy') {
    const date = dayInWords(messages.privacy.updatedOn, locale);
    return { end: [translatorOf(messages, locale)('privacy.updatedLabel', { date })] };
  }
  return path === '/legal-guarantee' ? { end: guaranteeNotice(wording) } : {};
}

/** The words of a page of text with its values filled in, section by section. */
export function filledText(wording: Words, path: TextRoute): TextWords {
  const { values } = extrasOf(wording, path);
  const { title, intro, sections } = textWords(wording.messages, path);
  const fill = (text: string) => formatText(text, wording.locale, { ...companyFacts, ...values });
  return {
    title,
    intro: fill(intro),
    sections: sections.map(({ id, title, paragraphs, framed = [], list: items = [] }) => ({
      id,
      title,
      paragraphs: paragraphs.map(fill),
      framed: framed.map(fill),
      list: items.map(fill),
    })),
  };
}

/** The Markdown of a page of text; `undefined` for any other page. */
export function textMarkdown(wording: Wording, path: string): string | undefined {
  const { messages, locale } = wording;
  if (!isText(path)) return undefined;
  const { title, intro, sections } = filledText(wording, path);
  const { end = [] } = extrasOf(wording, path);
  return document({ title, summary: intro, address: pageAddress(wording, path) }, [
    ...(locale !== defaultLocale && pageAt(path).bindsInFrench
      ? [plain(messages.legal.binding)]
      : []),
    ...sections.map(({ title, paragraphs, framed = [], list: items = [] }) =>
      section(
        title,
        ...paragraphs.map(plain),
        ...(framed.length > 0 ? [quote(framed.map(plain))] : []),
        ...(items.length > 0 ? [list(items.map(plain))] : []),
      ),
    ),
    ...end,
  ]);
}
