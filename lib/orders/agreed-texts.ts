import 'server-only';
import { companyFacts } from '@/lib/house/company-facts';
import { formatTexts } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { framedText } from '@/lib/mail/framed-text';

/** What an order is placed under, as the plain texts that its confirmation brings, with the numbers in them. */
export type AgreedTexts = {
  readonly terms: string;
  readonly withdrawal: string;
};

/** The texts that an order is placed under today, in its language. */
export const agreedTexts = (
  { terms, withdrawal }: Pick<Messages, 'terms' | 'withdrawal'>,
  locale: Locale,
): AgreedTexts => ({
  terms: termsText(formatTexts(terms, locale, companyFacts)),
  withdrawal: withdrawalText(formatTexts(withdrawal, locale, companyFacts)),
});

/** The legal guarantees stand in a frame, as article D. 211-2 of the code de la consommation wants them. */
function termsText({ title, intro, sections }: Messages['terms']): string {
  const parts = sections.flatMap((section) => [
    section.title,
    ...section.paragraphs,
    ...('framed' in section ? [framedText(section.framed)] : []),
  ]);
  return [title, intro, ...parts].join('\n\n');
}

/** The right of withdrawal in the words of its page, and the model form of the law. */
function withdrawalText({ title, sections }: Messages['withdrawal']): string {
  const part = (id: string) => sections.find((section) => section.id === id);
  const [, otherWays = ''] = part('declaration')?.paragraphs ?? [];
  const form = part('formulaire');
  const fields = form && 'list' in form ? form.list : [];
  return [
    title,
    ...(part('droit')?.paragraphs ?? []),
    ...(part('effets')?.paragraphs ?? []),
    otherWays,
    form?.title ?? '',
    ...(form?.paragraphs ?? []),
    fields.join('\n'),
  ].join('\n\n');
}
