import type { Locale } from '@/lib/i18n/locales';
import type { Paper } from './paper';

type Names = Readonly<Record<Paper['kind'], string>>;

const english: Names = {
  invoice: 'invoice',
  deposit: 'deposit-invoice',
  final: 'invoice',
  credit: 'credit-note',
};

/** What the file of a paper is called: in letters of ASCII, which every mail program and disk can keep. */
const names: Readonly<Record<Locale, Names>> = {
  fr: { invoice: 'facture', deposit: 'facture-acompte', final: 'facture', credit: 'avoir' },
  en: english,
  it: {
    invoice: 'fattura',
    deposit: 'fattura-acconto',
    final: 'fattura',
    credit: 'nota-di-credito',
  },
  ru: { invoice: 'schet', deposit: 'schet-na-avans', final: 'schet', credit: 'kredit-nota' },
  // Arabic written in Latin letters has no one spelling.
  ar: english,
};

/** The name of the file of a paper, in the language that the paper is written in. */
export const paperFileName = (
  { kind, number }: Pick<Paper, 'kind' | 'number'>,
  locale: Locale,
): string => `${names[locale][kind]}-${number.replace(/^AV-/, '')}.pdf`;
