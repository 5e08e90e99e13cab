import type { samples } from '@/content/house/samples';
import type { Locale } from '@/lib/i18n/locales';

/** How each language says that something is a sample. */
export const sampleWords: Readonly<Record<Locale, RegExp>> = {
  fr: /(?<![\p{L}@]|par\s)exemples?(?!\p{L}|\schiffré|\sreprésentatif)|(?<!\p{L})fictifs?(?!\p{L})|(?<!\p{L})fictives?(?!\p{L})|n’existe(?:nt)?\s(?:pas|encore)|nom à venir|création de la société|cours de création/iu,
  en: /(?<![\p{L}@]|for\s|representative\s)examples?(?!\p{L}|\sworked|\})|(?<!\p{L})sample (?:rates|data|amount)|fictitious|made-up|do(?:es)? not exist|no room exists|name to (?:come|follow)|company is formed|being formed/iu,
  it: /(?<![\p{L}@]|per\s)esemp(?:io|i)(?!\p{L}|\scalcolato|\srappresentativo)|fittizi|non esist(?:e|ono)(?!\s(?:o|account)\b)|nessuna camera esiste|nome da definire|costituzione della società/iu,
  ru: /(?<!\p{L})примера(?!\p{L})|\(пример\)|вымышлен|не существует|имя будет указано|компания не создана|процессе создания/iu,
  ar: /(?<!\p{L})(?:على سبيل المثال|أمثلة|(?<!على\s)مثال(?!\p{L}|\s(?:محسوب|تمثيلي)))|متخيَّل|وهمي|لا وجود له(?!ا\sإلا)|قيد التأسيس|تُؤسَّس الشركة|يُعلن اسمه لاحقًا/u,
};

/** The sentences that say of each sample that it is one, the same in each language. */
export const saidSamples: Readonly<Record<keyof typeof samples, readonly string[]>> = {
  company: [
    'accessibility.sections.4.paragraphs.0',
    'assistants.llms.notes.1',
    'contact.sample',
    'footer.sample',
    'legal.intro',
    'legal.meta.description',
    'legal.sections.0.list.2',
    'legal.sections.0.paragraphs.0',
    'legal.sections.1.paragraphs.0',
    'legalGuarantee.sections.3.paragraphs.0',
    'mails.sample',
    'offer.legal',
    'privacy.sections.10.paragraphs.1',
    'refund.sections.5.paragraphs.0',
    'returns.sections.4.paragraphs.1',
    'safety.sections.0.paragraphs.0',
    'sheet.maker.sample',
    'terms.sections.0.paragraphs.1',
    'withdrawal.sections.1.paragraphs.1',
  ],
  host: ['legal.sections.2.paragraphs.0'],
  mediator: ['terms.sections.11.paragraphs.1'],
  lender: ['payment.sampleLender', 'terms.sections.5.paragraphs.0'],
  residence: [
    'amenitiesPage.intro',
    'apartments.note',
    'faq.entries.7.answer',
    'home.residence.note',
    'legal.sections.4.paragraphs.0',
    'legal.sections.4.title',
    'residencePage.sample',
  ],
  advisers: ['appointment.sample'],
  mattressMaker: [
    'detail.mattressText',
    'legal.sections.4.paragraphs.0',
    'promo.note',
    'returns.sections.7.paragraphs.0',
    'sheet.parcels.mattress',
  ],
  ecoContribution: ['sheet.maker.ecoText'],
  testimonials: ['assistants.llms.notes.1', 'legal.sections.4.paragraphs.0', 'testimonials.note'],
  history: ['collections.history.note', 'legal.sections.4.paragraphs.0'],
};

/** Where such words say something else, and what. */
export const noSamples: Readonly<Record<string, string>> = {
  stories: 'tales of gods',
  desk: 'how to fill in a field',
  'compare.leftOut.unknown': 'an address that names nothing',
  'notFound.description': 'an address that names nothing',
  'orders.unknown': 'an address that names nothing',
  'terms.sections.1.paragraphs.0': 'pictures of wood and stone',
  'search.often': 'what people search for',
};
