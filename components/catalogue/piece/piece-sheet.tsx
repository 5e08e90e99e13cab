import { getTranslations } from 'next-intl/server';
import { Section } from '@/components/ui/section';
import { dataSheets, sparePartDays } from '@/content/catalogue/data-sheets';
import { parcelsByProduct } from '@/content/catalogue/parcel-sizes';
import type { Piece } from '@/content/catalogue/piece';
import { company } from '@/content/house/company';
import { capabilitiesOf } from '@/lib/catalogue/capabilities';
import { companyFacts } from '@/lib/house/company-facts';
import { currentLocale } from '@/lib/i18n/request';
import { formatPrice } from '@/lib/money';
import { dataTexts, parcelLines } from './data-rows';
import { Items, Sheet } from './sheet';

/** The information required by law before buying a connected product: maker, parts, delivery, data. */
export async function PieceSheet({ piece }: { piece: Piece }) {
  const t = await getTranslations('sheet');
  const detail = await getTranslations('detail.editions');
  const locale = await currentLocale();
  const facts = dataSheets[piece.category];
  const texts = await dataTexts(piece.category, capabilitiesOf(piece));
  const boxOf = async (productId: string) => (
    <Items items={await parcelLines(parcelsByProduct[productId] ?? [])} />
  );
  return (
    <Section id="fiche" className="border-line border-t">
      <h2 className="mb-10 text-title">{t('title')}</h2>
      <Sheet
        title={t('maker.title')}
        rows={[
          [
            t('maker.manufacturer'),
            <>
              {`${companyFacts.controller}, ${companyFacts.address}, `}
              <a href={`mailto:${company.email}`} className="prose-link">
                {company.email}
              </a>
              {`. ${t('maker.sample')}`}
            </>,
          ],
          [
            t('maker.safety'),
            <a key="safety" href={`mailto:${company.safetyEmail}`} className="prose-link">
              {company.safetyEmail}
            </a>,
          ],
          [t('maker.support'), t('maker.supportText', { years: facts.supportYears })],
          [
            t('maker.parts'),
            t('maker.partsText', { years: facts.sparePartsYears, days: sparePartDays }),
          ],
          [
            t('maker.eco'),
            t('maker.ecoText', { price: formatPrice(facts.ecoParticipationCents, locale) }),
          ],
          ...(piece.structure
            ? ([
                [`${t('maker.box')} · ${detail('piece')}`, await boxOf(piece.productId)],
                [
                  `${t('maker.box')} · ${detail('structure')}`,
                  await boxOf(piece.structure.productId),
                ],
              ] as const)
            : [[t('maker.box'), await boxOf(piece.productId)] as const]),
          ...(piece.mattressCm ? [[t('maker.notIncluded'), t('notIncluded')] as const] : []),
        ]}
      />
      <Sheet
        title={t('data.title')}
        rows={[
          [t('data.kinds'), <Items key="kinds" items={texts.kinds} />],
          [t('data.volume'), texts.volume],
          [t('data.place'), texts.place],
          [t('data.reach'), t('data.reachText')],
          [t('data.erase'), t('data.eraseText')],
          [t('data.offline'), <Items key="offline" items={texts.offline} />],
          [
            t('data.biometrics'),
            texts.body.length > 0
              ? [...texts.body, t('data.refuse')].join(' ')
              : t('data.noBiometrics'),
          ],
          [t('data.holder'), texts.holder],
          [t('data.complaint'), t('data.complaintText')],
        ]}
      />
    </Section>
  );
}
