import { getTranslations } from 'next-intl/server';
import { Section } from '@/components/ui/section';
import { dataSheets } from '@/content/catalogue/data-sheets';
import { parcelsByProduct } from '@/content/catalogue/parcel-sizes';
import type { Piece } from '@/content/catalogue/piece';
import { company } from '@/content/house/company';
import { capabilitiesOf } from '@/lib/catalogue/capabilities';
import { companyFacts } from '@/lib/house/company-facts';
import { currentLocale, getMessages } from '@/lib/i18n/request';
import { formatPrice } from '@/lib/money';
import { dataTexts, parcelLines } from './data-rows';
import { Items, Sheet } from './sheet';

/** The information required by law before buying a connected product: maker, parts, delivery, data. */
export async function PieceSheet({ piece }: { piece: Piece }) {
  const { sheet } = await getMessages();
  const t = await getTranslations('sheet.maker');
  const detail = await getTranslations('detail.editions');
  const locale = await currentLocale();
  const facts = dataSheets[piece.category];
  const { maker, data } = sheet;
  const texts = await dataTexts(piece.category, capabilitiesOf(piece));
  const boxOf = async (productId: string) => (
    <Items items={await parcelLines(parcelsByProduct[productId] ?? [])} />
  );
  return (
    <Section id="fiche" className="border-line border-t">
      <h2 className="mb-10 text-title">{sheet.title}</h2>
      <Sheet
        title={maker.title}
        rows={[
          [
            maker.manufacturer,
            <>
              {companyFacts.controller}, {companyFacts.address},{' '}
              <a href={`mailto:${company.email}`} className="prose-link">
                {company.email}
              </a>
              . {maker.sample}
            </>,
          ],
          [
            maker.safety,
            <a key="safety" href={`mailto:${company.safetyEmail}`} className="prose-link">
              {company.safetyEmail}
            </a>,
          ],
          [maker.support, t('supportText', { years: facts.supportYears })],
          [maker.parts, t('partsText', { years: facts.sparePartsYears })],
          [maker.eco, t('ecoText', { price: formatPrice(facts.ecoParticipationCents, locale) })],
          ...(piece.structure
            ? ([
                [`${maker.box} · ${detail('piece')}`, await boxOf(piece.productId)],
                [`${maker.box} · ${detail('structure')}`, await boxOf(piece.structure.productId)],
              ] as const)
            : [[maker.box, await boxOf(piece.productId)] as const]),
          ...(piece.mattressCm ? [[maker.notIncluded, sheet.notIncluded] as const] : []),
        ]}
      />
      <Sheet
        title={data.title}
        rows={[
          [data.kinds, <Items key="kinds" items={texts.kinds} />],
          [data.volume, texts.volume],
          [data.place, texts.place],
          [data.reach, data.reachText],
          [data.erase, data.eraseText],
          [data.offline, <Items key="offline" items={texts.offline} />],
          [
            data.biometrics,
            texts.body.length > 0 ? [...texts.body, data.refuse].join(' ') : data.noBiometrics,
          ],
          [data.holder, texts.holder],
          [data.complaint, data.complaintText],
        ]}
      />
    </Section>
  );
}
