import { getTranslations } from 'next-intl/server';
import { PieceModel } from '@/components/catalogue/model/piece-model';
import { getSheetWords } from '@/components/catalogue/piece/data-rows';
import { MeasuredDrawing } from '@/components/catalogue/piece/measured-drawing';
import type { PurchaseActions } from '@/components/catalogue/purchase/buy-panel';
import { deliveryNotes } from '@/components/catalogue/purchase/delivery-notes';
import { GuaranteeLink } from '@/components/catalogue/purchase/guarantee-link';
import { KeepButton } from '@/components/catalogue/purchase/keep-button';
import { LivePrice } from '@/components/catalogue/purchase/live-price.client';
import { OptionList } from '@/components/catalogue/purchase/option-list';
import { Purchase } from '@/components/catalogue/purchase/purchase.client';
import { RestoreForm } from '@/components/catalogue/purchase/restore-form';
import { Section } from '@/components/ui/section';
import { Heading } from '@/components/ui/text';
import { type ConfiguratorOption, configurators } from '@/content/catalogue/configurators';
import type { Piece } from '@/content/catalogue/piece';
import { sampleOf } from '@/lib/catalogue/choice-pictures';
import { sizeIn } from '@/lib/catalogue/head-words';
import { getCatalogueWords } from '@/lib/catalogue/page-words';
import { compositionOf } from '@/lib/catalogue/products';
import { currentLocale } from '@/lib/i18n/request';
import { formatPrice, formatRoundPrice } from '@/lib/money';
import { AtelierPicture } from './atelier-picture';
import { CompositionSheet } from './composition-sheet';

/** The configurator below a story: a composition with a price of its own. */
export async function Atelier({ piece, actions }: { piece: Piece; actions: PurchaseActions }) {
  const t = await getTranslations('story');
  const detail = await getTranslations('detail');
  const atelier = await getTranslations('options.ateliers');
  const data = await getTranslations('sheet.data');
  const { recordsOf } = await getSheetWords();
  const { pieceWords, productName, optionName, optionText } = await getCatalogueWords();
  const locale = await currentLocale();
  const product = compositionOf(piece);
  const options: readonly ConfiguratorOption[] = configurators[piece.category].options;
  const size = detail('centimetres', { value: sizeIn(locale, piece) });
  const base = atelier(`bases.${piece.category}`, { size });
  const groups = [...new Set(options.map(({ group }) => group))].map((group) => {
    const listed = options.filter((option) => option.group === group);
    return { group, inPlaceOf: listed[0]?.inPlaceOf, options: listed };
  });
  return (
    <div className="border-line border-t bg-paper">
      <Section className="flex flex-col gap-12 bg-inherit md:grid md:grid-cols-[1fr_1.2fr] md:gap-x-10 lg:gap-x-16">
        <div className="contents bg-inherit md:flex md:flex-col md:gap-10">
          <Heading
            eyebrow={pieceWords(piece).name}
            title={t('configurator')}
            text={t('configuratorText')}
          />
          <AtelierPicture product={product}>
            <PieceModel product={product} />
          </AtelierPicture>
        </div>
        <Purchase
          locale={locale}
          productId={product.id}
          priceCents={product.basePriceCents}
          add={actions.add}
          buy={actions.buy}
          words={{ add: t('addToCart'), adding: detail('adding'), buy: t('order') }}
          notes={await deliveryNotes()}
          icons={<KeepButton keep={actions.keep} />}
          after={
            <>
              <div className="border-line border-t pt-8">
                <MeasuredDrawing product={product} />
              </div>
              <CompositionSheet piece={piece} />
            </>
          }
        >
          <input type="hidden" name="productId" value={product.id} />
          <p className="flex items-baseline justify-between gap-6 border-line border-b pb-4">
            <span>{t('base', { name: productName(product) })}</span>
            <span className="lining-nums tabular-nums">
              {formatPrice(product.basePriceCents, locale)}
            </span>
          </p>
          <p className="-mt-2 text-muted text-small">{base}</p>
          {groups.map(({ group, inPlaceOf, options }) => (
            <OptionList
              key={group}
              legend={atelier(`groups.${group}`)}
              dataLabel={data('kinds')}
              base={inPlaceOf && atelier(`inBase.${inPlaceOf}`)}
              options={options.map((option) => ({
                id: option.id,
                name: optionName(product, option.id),
                description: optionText(product, option.id),
                data: recordsOf(option.capabilities),
                sample: sampleOf(product, option.id),
                cents: option.priceCents,
                price: formatRoundPrice(option.priceCents, locale),
              }))}
            />
          ))}
          <div>
            <p className="flex items-baseline justify-between gap-6 font-display text-heading">
              <span>{t('total')}</span>
              <span className="lining-nums tabular-nums">
                <LivePrice />
              </span>
            </p>
            <p className="text-muted text-small">{t('taxIncluded')}</p>
            <p className="mt-2 text-muted text-small">
              <strong className="font-normal text-ink">{t('included')}</strong> {t('includedNote')}
            </p>
            <p className="mt-2 text-small">
              <GuaranteeLink />
            </p>
          </div>
          <RestoreForm />
        </Purchase>
      </Section>
    </div>
  );
}
