import { defaultWarrantyYears } from '@/content/checkout/payment';
import { deliveryAgreement, weekdays } from '@/content/delivery/delivery';
import { company } from '@/content/house/company';
import { foreignOrigins } from '@/content/house/foreign-origins';
import { mapProvider } from '@/content/house/map';
import { newsletterPace } from '@/content/house/newsletter';
import { auditState } from '@/content/house/rgaa';
import { trialNights } from '@/content/orders/order-terms';
import { residencePlace, stayAnimals, stayRules } from '@/content/residence/stays';
import { trainingRobots } from '@/content/search/crawlers';
import { allPieces } from '@/lib/catalogue/catalogue';
import type { Locale } from '@/lib/i18n/locales';
import { readyReplies } from '@/messages/fr/desk/ready-replies';
import { wordsOf } from '@/tests/content/french-words';
import { textsUnder } from '@/tests/content/texts';

/** What sentences say with words of their own, neither with a number nor with one of price. */
export type SaidFact = {
  /** The fact of `content`, and what it is while the sentences are true. */
  readonly fact: unknown;
  readonly expected: unknown;
  /** How each language says it: these words stand in the texts of `said`, and in no other. */
  readonly words: Readonly<Record<Locale, RegExp>>;
  readonly said: readonly string[];
  /** Texts of the desk, which is French. */
  readonly atTheDesk?: readonly string[];
  /** Where the words say something else, and what. */
  readonly elsewhere?: Readonly<Record<string, string>>;
  /** Other files that say it: their path, and words of theirs. */
  readonly files?: readonly (readonly [path: string, words: string])[];
};

/** A name that each language writes alike. */
const inAll = (name: RegExp) => ({ fr: name, en: name, it: name, ru: name, ar: name });

/** Every such fact, by what it is about. Paths are the same in each language. */
export const saidFacts: Readonly<Record<string, SaidFact>> = {
  'the house calls to agree the day of a delivery': {
    fact: deliveryAgreement.by,
    expected: 'call',
    words: {
      fr: /vous appelons[^.]* pour convenir d(?:u|’un) jour/i,
      en: /call you[^.]* to agree (?:a|the) day/i,
      it: /ti chiam[^.]* per concordare (?:il|un) giorno/i,
      ru: /позвоним[^.]*, чтобы (?:назначить день|согласовать день|договориться о дне)/i,
      ar: /نتصل بكم[^.]* (?:لتحديد يوم|لنتفق على (?:يوم|اليوم)|للاتفاق على يوم)/,
    },
    said: [
      'orders.next.ready',
      'orders.next.workshop',
      'orderMails.next.call',
      'orderMails.readyPhotos.text.0',
      'returns.sections.1.paragraphs.0',
    ],
  },
  'it does not write to agree it': {
    fact: deliveryAgreement.by,
    expected: 'call',
    words: {
      fr: /écri[^.]* pour convenir d(?:u|’un) jour/i,
      en: /write[^.]* to agree (?:a|the) day/i,
      it: /scriv[^.]* per concordare (?:il|un) giorno/i,
      ru: /напиш[^.]*, чтобы (?:назначить день|согласовать день|договориться о дне)/i,
      ar: /نكتب إليكم[^.]* (?:لتحديد يوم|لنتفق على (?:يوم|اليوم)|للاتفاق على يوم)/,
    },
    said: [],
  },
  'what is agreed is a day, and no part of one': {
    fact: deliveryAgreement.on,
    expected: 'day',
    words: {
      fr: /demi-journée/i,
      en: /half[- ]day|half a day|a morning or an afternoon/i,
      it: /mezza giornata/i,
      ru: /половин\p{L} дня/iu,
      ar: /نصف (?:نهار|يوم)/,
    },
    said: [],
  },
  'dogs and cats sleep at the Résidence, one in a suite': {
    fact: stayAnimals,
    expected: { kinds: ['dog', 'cat'], perSuite: 1 },
    words: {
      fr: /(?<!\p{L})(?:chiens?|chats?|animaux)(?!\p{L})/iu,
      en: /\b(?:dogs?|cats?|animals?)\b/i,
      it: /\b(?:can[ei]|gatt[oi]|animali)\b/i,
      ru: /(?<!\p{L})(?:собак|кош[ек]к|кот(?!\p{L})|животн)/iu,
      ar: /(?<!\p{L})(?:ال)?(?:كلب|كلاب|قطط|قط(?=\s)|حيوان)/u,
    },
    said: [
      'apartmentDescriptions.artemis.description',
      'apartmentDescriptions.artemis.features.2',
      'booking.steps.details.text',
      'contact.faq.2.answer',
      'contact.faq.2.question',
    ],
    elsewhere: {
      stories: 'tales of gods',
      'products.*.*.myth': 'tales of gods',
      'apartmentDescriptions.*.story': 'tales of gods',
      'safety.piece.warnings.moving': 'whoever lives with a piece',
      'testimonials.entries': 'a home of a customer',
    },
  },
  'the shop declares itself not compliant, for want of an audit': {
    fact: auditState,
    expected: 'notAudited',
    words: {
      fr: /non conforme|faute d’audit|aucun audit/i,
      en: /not compliant|want of an audit/i,
      it: /non (?:è )?conforme|in mancanza di una verifica/i,
      ru: /доступност.{0,60}не соответствует/iu,
      ar: /غير مطابق|لعدم إجراء تدقيق/,
    },
    said: [
      'accessibility.meta.description',
      'accessibility.sections.0.paragraphs.0',
      'footer.accessibility',
    ],
    elsewhere: {
      'accessibility.sections.1.paragraphs.0': 'how a criterion is counted',
      'accessibility.table.notConform': 'a criterion',
      'terms.sections.8.framed': 'the law on the guarantee',
    },
    files: [
      ['README.md', 'until a third party has audited the shop it declares itself "non conforme"'],
    ],
  },
  'the house and its salon are in Paris': {
    fact: company.city,
    expected: 'Paris',
    words: {
      fr: /(?<!heure de )Paris/,
      en: /Paris(?! time)/,
      it: /(?<!ora di )Parigi/,
      ru: /(?<!по )париж(?!\p{L}* времен)/iu,
      ar: /(?<!بتوقيت )باريس/,
    },
    said: [
      'appointment.meta.description',
      'contact.addressTitle',
      'contact.map.frame.title',
      'readyReplies.visit',
    ],
    elsewhere: {
      'appointment.zones.Europe/Paris': 'the clocks',
      'booking.notices': 'the clocks',
      'desk.calendar': 'the clocks',
      'collections.history': 'where it began',
      'accessibility.sections': 'who is asked for one’s rights',
    },
  },
  'the Résidence stands on the Cap d’Antibes': {
    fact: residencePlace,
    expected: { locality: 'Antibes', country: 'FR' },
    words: {
      fr: /Cap d’Antibes/,
      en: /Cap d’Antibes/,
      it: /Cap d’Antibes/,
      ru: /мысе? Антиб/,
      ar: /Cap d’Antibes/,
    },
    said: ['apartments.location', 'residencePage.intro', 'residencePage.meta.description'],
  },
  'the house works and installs from Monday to Friday': {
    fact: weekdays.house,
    expected: [0, 1, 2, 3, 4],
    words: {
      fr: /du lundi au vendredi|\(samedi, dimanche ou jour férié\)/i,
      en: /Monday to Friday/i,
      it: /dal lunedì al venerdì/i,
      ru: /с понедельника по пятницу/i,
      ar: /من الاثنين إلى الجمعة/,
    },
    said: ['readyReplies.day'],
    atTheDesk: ['desk.notices.closedDay', 'desk.steps.dateNote'],
  },
  'its carriers drive from Monday to Saturday': {
    fact: weekdays.carriers,
    expected: [0, 1, 2, 3, 4, 5],
    words: {
      fr: /du lundi au samedi/i,
      en: /Monday to Saturday/i,
      it: /dal lunedì al sabato/i,
      ru: /с понедельника по субботу/i,
      ar: /من الاثنين إلى السبت/,
    },
    said: ['assistants.markdown.transport', 'returns.sections.1.paragraphs.1'],
  },
  'the map of the contact page comes from OpenStreetMap': {
    fact: [mapProvider.name, mapProvider.origin],
    expected: ['OpenStreetMap', 'https://www.openstreetmap.org'],
    words: inAll(/OpenStreetMap/),
    said: [
      'contact.map.frame.note',
      'contact.map.frame.title',
      'contact.map.open',
      'cookies.sections.2.paragraphs.0',
      'legal.sections.3.paragraphs.1',
      'privacy.sections.2.paragraphs.2',
      'privacy.sections.7.paragraphs.1',
    ],
  },
  'nobody is measured, and nothing but the map comes from elsewhere': {
    fact: foreignOrigins,
    expected: ['https://www.openstreetmap.org'],
    words: {
      fr: /mesure d’audience|ne suit (?:personne|pas)|pas de pistage|Rien d’autre ne sort/,
      en: /audience measurement|follows nobody|not track|no tracking|Nothing else leaves/,
      it: /misura(?:zione)? del pubblico|[Nn]on segue (?:nessuno|la)|tracciamento|Nient’altro esce/,
      ru: /учёта посещений|посещаемости|не следит|без слежки|ничего наружу не уходит/,
      ar: /قياس للزيارات|لا (?:يتتبّع (?:أحد|تصفّح)|تتبّع)|ولا يخرج من هنا/,
    },
    said: [
      'cookies.meta.description',
      'cookies.sections.2.paragraphs.0',
      'faq.entries.6.answer',
      'privacy.intro',
      'privacy.meta.description',
      'privacy.sections.5.paragraphs.0',
    ],
  },
  'the newsletter comes a few times a year': {
    fact: newsletterPace,
    expected: 'fewTimesAYear',
    words: {
      fr: /quelques fois par an/i,
      en: /few times a year/i,
      it: /poche volte l’anno/i,
      ru: /несколько раз в год/i,
      ar: /مرات قليلة في السنة/,
    },
    said: [
      'mails.newsletter.text.0',
      'mails.welcome.text.0',
      'myData.letter.sent',
      'myData.notices.letterOn',
      'newsletter.consent',
      'newsletterPage.text',
      'newsletterSection.title',
    ],
  },
  'those who train models are asked to keep out, all that are known': {
    fact: trainingRobots,
    expected: [
      'GPTBot',
      'ClaudeBot',
      'Google-Extended',
      'Applebot-Extended',
      'CCBot',
      'meta-externalagent',
      'Bytespider',
    ],
    words: {
      fr: /fouille de textes/,
      en: /data mining/,
      it: /estrazione di testo/,
      ru: /извлечения текстов/,
      ar: /استخراج النصوص/,
    },
    said: ['terms.sections.13.paragraphs.1'],
    files: [['docs/decisions.md', 'Assistants may cite, nobody may train']],
  },
  'the host of the site is in France': {
    fact: company.hostCountry,
    expected: 'FR',
    words: {
      fr: /\{host\}, France/,
      en: /\{host\}, France/,
      it: /\{host\}, Francia/,
      ru: /\{host\}, Франция/,
      ar: /\{host\}, France/,
    },
    said: ['legal.sections.2.paragraphs.0'],
  },
  'beds alone have more than the usual guarantee': {
    fact: [
      ...new Set(
        allPieces
          .filter(({ warrantyYears }) => warrantyYears > defaultWarrantyYears)
          .map(({ category }) => category),
      ),
    ],
    expected: ['bed'],
    words: {
      fr: /davantage pour certains lits/,
      en: /more for certain beds/,
      it: /di più per certi letti/,
      ru: /у некоторых кроватей больше/,
      ar: /وأكثر لبعض الأسرّة/,
    },
    said: ['faq.entries.4.answer'],
  },
  'its licence is the ODbL': {
    fact: mapProvider.licence,
    expected: 'ODbL',
    words: inAll(/ODbL/),
    said: ['legal.sections.3.paragraphs.1'],
  },
  'a stay may be of one night': {
    fact: stayRules.shortestNights,
    expected: 1,
    words: {
      fr: /une nuit ou davantage/,
      en: /one night or more/,
      it: /una notte o più/,
      ru: /одна ночь или больше/,
      ar: /لليلة أو أكثر/,
    },
    said: ['faq.entries.7.answer'],
  },
  'a mattress is tried for a quarter of a year and some nights': {
    fact: trialNights,
    expected: 100,
    words: {
      fr: /trimestre de sommeil/,
      en: /quarter of a year’s sleep/,
      it: /trimestre di sonno/,
      ru: /Три месяца сна/,
      ar: /فصل كامل من النوم/,
    },
    said: ['promo.claimsText.trial'],
  },
};

/** Every text of a language by its path, and what the desk answers in it. */
export async function textsIn(locale: Locale): Promise<[path: string, text: string][]> {
  const { readyReplies: _, ...words } = await wordsOf(locale);
  const replies = Object.entries(readyReplies).map(([key, reply]) => [key, reply[locale]]);
  return textsUnder({ ...words, readyReplies: Object.fromEntries(replies) }, '');
}
