import { getTranslations } from 'next-intl/server';
import { dataTexts, getSheetWords, parcelLines } from '@/components/catalogue/piece/data-rows';
import { Items, Sheet, type SheetRow } from '@/components/catalogue/piece/sheet';
import { configurators } from '@/content/catalogue/configurators';
import type { Piece } from '@/content/catalogue/piece';
import {
  bodilyOf,
  capabilitiesOf,
  capabilitiesWith,
  parcelsAddedBy,
} from '@/lib/catalogue/capabilities';
import { parcelsIn } from '@/lib/catalogue/fit/parcels';
import { getCatalogueWords } from '@/lib/catalogue/page-words';
import { compositionOf } from '@/lib/catalogue/products';

/** The data of a composition: what its base produces, and what each option adds once it is ticked. */
export async function CompositionSheet({ piece }: { piece: Piece }) {
  const t = await getTranslations('sheet');
  const story = await getTranslations('story');
  const { recordsOf, bodyTexts, parcelTexts } = await getSheetWords();
  const { optionName } = await getCatalogueWords();
  const product = compositionOf(piece);
  const { parcels, ...able } = configurators[piece.category];
  const base = capabilitiesOf(able);
  const everything = capabilitiesWith(
    product,
    product.options.map(({ id }) => id),
  );
  const texts = await dataTexts(piece.category, base);
  const most = await dataTexts(piece.category, everything);
  const added: SheetRow[] = product.options.flatMap(({ id, capabilities }) => {
    const added = parcelTexts(parcelsAddedBy(capabilities, parcels));
    const lines = [
      ...recordsOf(capabilities),
      ...bodyTexts(capabilities),
      ...added.map((item) => `${t('maker.box')} · ${item}`),
    ];
    const option = optionName(product, id);
    return lines.length > 0
      ? [[t('data.withOption', { option }), <Items key={id} items={lines} />] as const]
      : [];
  });
  return (
    <Sheet
      title={story('sheet')}
      rows={[
        [
          t('maker.box'),
          <Items key="box" items={await parcelLines(parcelsIn({ product, optionIds: [] }))} />,
        ],
        [t('data.kinds'), <Items key="kinds" items={texts.kinds} />],
        ...added,
        [t('data.place'), most.place],
        [t('data.reach'), t('data.reachText')],
        [t('data.erase'), t('data.eraseText')],
        ...(bodilyOf(everything).length > 0
          ? [[t('data.biometrics'), t('data.refuse')] as const]
          : []),
        [t('data.holder'), most.holder],
        [t('data.complaint'), t('data.complaintText')],
      ]}
    />
  );
}
