import type { DeliveryCountry } from './delivery-zones';

/**
 * Where a sale is taxed: a country of delivery, or Northern Ireland (`XI`), where goods from the Union are taxed as
 * within it.
 */
export type TaxPlace = DeliveryCountry | 'XI';

export type VatRate = {
  /** The standard rate that is part of the price; absent where a sale is an export, free of French VAT. */
  readonly percent?: number;
  /** The country whose tax it is, where that is another. */
  readonly taxedAs?: DeliveryCountry;
  readonly source: string;
};

/** The country whose VAT is part of every price of the catalogue. */
export const catalogueTaxPlace = 'FR';

const french = { percent: 20, source: 'Code général des impôts, article 278' };

/**
 * Standard VAT rates by place. The house installs what it sells, so a sale is taxed where it is installed: article 36 of
 * directive 2006/112/EC. Outside the Union it is an export: article 146 of the directive, article 262, I of the code
 * général des impôts. Looked up on 2026-11-25.
 */
export const vatRates: Readonly<Record<TaxPlace, VatRate>> = {
  FR: french,
  BE: { percent: 21, source: 'Arrêté royal n° 20 du 20 juillet 1970, article 1er' },
  LU: { percent: 17, source: 'Loi du 12 février 1979 concernant la TVA, article 39, paragraphe 2' },
  MC: {
    percent: french.percent,
    taxedAs: 'FR',
    source:
      'Directive 2006/112/EC, article 7, paragraph 2; convention fiscale du 18 mai 1963 entre la France et Monaco',
  },
  IT: { percent: 22, source: 'D.P.R. 26 ottobre 1972, n. 633, articolo 16' },
  DE: { percent: 19, source: 'Umsatzsteuergesetz, § 12 Absatz 1' },
  ES: { percent: 21, source: 'Ley 37/1992, de 28 de diciembre, artículo 90, apartado uno' },
  XI: {
    percent: 20,
    source: 'Value Added Tax Act 1994, section 2; Windsor Framework, article 8 and annex 3',
  },
  CH: { source: 'Code général des impôts, article 262, I' },
  GB: { source: 'Code général des impôts, article 262, I' },
};
