import 'server-only';
import { formatTexts } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { residenceFactsIn } from '@/lib/residence/residence-facts';
import { companyFacts } from './company-facts';

/** What guests of the Résidence ask, and its answers, with their facts. */
export const residenceEntries = (messages: Messages, locale: Locale): Messages['contact']['faq'] =>
  formatTexts(messages.contact.faq, locale, residenceFactsIn(locale));

/** The questions that the house is asked and its answers, with their facts. */
export const faqEntries = (messages: Messages, locale: Locale): Messages['faq']['entries'] =>
  formatTexts(messages.faq.entries, locale, companyFacts);
