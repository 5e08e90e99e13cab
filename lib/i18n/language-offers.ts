import { languageOffer as ar } from '@/messages/ar/site/language-offer';
import { languageOffer as en } from '@/messages/en/site/language-offer';
import { languageOffer as fr } from '@/messages/fr/site/language-offer';
import { languageOffer as it } from '@/messages/it/site/language-offer';
import { languageOffer as ru } from '@/messages/ru/site/language-offer';
import type { Locale } from './locales';
import type { Messages } from './messages';

/** Words that offer each language, in that language: so few that all come with the offer itself. */
export const languageOffers: Readonly<Record<Locale, Messages['languageOffer']>> = {
  fr,
  en,
  it,
  ru,
  ar,
};
