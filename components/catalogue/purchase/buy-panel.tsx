import { getFormatter, getTranslations } from 'next-intl/server';
import type { PlainAction } from '@/components/account/plain-form';
import { CompareChosen } from '@/components/catalogue/compare/compare-chosen.client';
import { getSheetWords } from '@/components/catalogue/piece/data-rows';
import { leadTimeOf, warrantyOf } from '@/components/catalogue/piece/specifications';
import { DeliveryDates } from '@/components/delivery/delivery-dates.client';
import { ActionButton } from '@/components/ui/form/action-button.client';
import { Icon } from '@/components/ui/icon';
import { ScenePicture } from '@/components/ui/theme-picture';
import type { Piece } from '@/content/catalogue/piece';
import { withdrawalDays } from '@/content/orders/order-terms';
import type { FormAction } from '@/lib/action';
import { choicePicture, unseenOptions } from '@/lib/catalogue/choice-pictures';
import { getCatalogueWords } from '@/lib/catalogue/page-words';
import { viewOf } from '@/lib/catalogue/pictures';
import { requireProduct } from '@/lib/catalogue/products';
import { currentLocale, getMessages } from '@/lib/i18n/request';
import { formatPrice, formatRoundPrice } from '@/lib/money';
import { deliveryNotes } from './delivery-notes';
import { Editions } from './editions';
import { GuaranteeLink } from './guarantee-link';
import { KeepButton } from './keep-button';
import { LivePrice } from './live-price.client';
import { OptionList } from './option-list';
import { Purchase } from './purchase.client';
import { RestoreForm } from './restore-form';
import { SharePiece } from './share-piece';

export type PurchaseActions = {
  add: FormAction;
  wish: FormAction;
  unwish: FormAction;
  buy: FormAction;
  /** For the buttons of an offer and of an hour with the house, which lead to other pages. */
  offer: PlainAction;
  hour: PlainAction;
  keep: PlainAction;
};

/** Price, editions, options and the buttons that sell a piece. */
export async function BuyPanel({ piece, actions }: { piece: Piece; actions: PurchaseActions }) {
  const t = await getTranslations('detail');
  const appointment = await getTranslations('appointment');
  const compare = await getTranslations('compare');
  const data = await getTranslations('sheet.data');
  const view = await getTranslations('viewer.alts');
  const { delivery } = await getMessages();
  const { recordsOf } = await getSheetWords();
  const { pieceWords, optionName, optionNames, optionText } = await getCatalogueWords();
  const format = await getFormatter();
  const locale = await currentLocale();
  const { name } = pieceWords(piece);
  const notes = await deliveryNotes();
  const product = requireProduct(piece.productId);
  const optionIds = product.options.map(({ id }) => id);
  const inRoom = choicePicture(product, optionIds, 'hero').unseen;
  const unseen = unseenOptions(product);
  return (
    <Purchase
      locale={locale}
      productId={piece.productId}
      priceCents={piece.priceCents}
      add={actions.add}
      buy={actions.buy}
      words={{ add: t('addToCart'), adding: t('adding'), buy: t('buy') }}
      heart={{
        wish: actions.wish,
        unwish: actions.unwish,
        words: { wish: t('wishlist'), wished: t('wished') },
        children: (
          <Icon
            path="M12 20.5C5 15.2 2.8 12 2.8 8.7c0-2.7 2-4.7 4.5-4.7 1.9 0 3.6 1 4.7 3 1.1-2 2.8-3 4.7-3 2.5 0 4.5 2 4.5 4.7 0 3.3-2.2 6.5-9.2 11.8Z"
            className="size-5 group-aria-pressed:fill-gold"
          />
        ),
      }}
      notes={notes}
      bar={{
        picture: (
          <ScenePicture
            name={viewOf(piece, 'front')}
            alt={view('front', { name })}
            sizes="3rem"
            widest={480}
            className="h-14 w-11 object-cover max-[22.5rem]:hidden"
          />
        ),
        name,
        note: notes.short,
        isFirst: product.options.length > 0,
      }}
      icons={
        <>
          <KeepButton keep={actions.keep} />
          <SharePiece piece={piece} name={name} />
        </>
      }
      after={
        <>
          <div className="flex flex-wrap items-center gap-x-6">
            <CompareChosen>{compare('control')}</CompareChosen>
            <ActionButton formAction={actions.offer} variant="link" className="py-2">
              {t('offer')}
            </ActionButton>
            <ActionButton formAction={actions.hour} variant="link" className="py-2">
              {appointment('title')}
            </ActionButton>
          </div>
          <ul className="grid gap-1 border-line border-t pt-5 text-small">
            <li>{t('guarantee', { years: await warrantyOf(piece) })}</li>
            {piece.mattressCm && (
              <li>{t('mattressShort', { size: t('mattressSize', piece.mattressCm) })}</li>
            )}
            <li>{t('returns', { days: withdrawalDays })}</li>
            <li>
              <GuaranteeLink />
            </li>
          </ul>
        </>
      }
    >
      <div>
        <p className="font-display text-heading lining-nums tabular-nums">
          <span className="sr-only">{`${t('price')} `}</span>
          <LivePrice />
        </p>
        <p className="home-tax text-muted text-small">{t('taxIncluded')}</p>
      </div>
      {piece.structure ? (
        <Editions
          legend={t('edition')}
          editions={[
            {
              productId: piece.productId,
              name: t('editions.piece'),
              text: t('editionTexts.piece'),
              cents: piece.priceCents,
              price: formatPrice(piece.priceCents, locale),
            },
            {
              productId: piece.structure.productId,
              edition: 'structure' as const,
              name: t('editions.structure'),
              text: t('editionTexts.structure'),
              cents: piece.structure.priceCents,
              price: formatPrice(piece.structure.priceCents, locale),
            },
          ]}
        />
      ) : (
        <input type="hidden" name="productId" value={piece.productId} />
      )}
      {product.options.length > 0 && (
        <OptionList
          legend={t('options')}
          text={[
            t('optionsText'),
            ...(unseen.length > 0
              ? [t('optionsUnseen', { list: format.list(optionNames(product, unseen)) })]
              : []),
          ].join(' ')}
          dataLabel={data('kinds')}
          options={product.options.map((option) => ({
            id: option.id,
            name: optionName(product, option.id),
            description: optionText(product, option.id),
            data: recordsOf(option.capabilities),
            view: inRoom.includes(option.id) ? undefined : 'hero',
            cents: option.priceCents,
            price: formatRoundPrice(option.priceCents, locale),
          }))}
        />
      )}
      <RestoreForm />
      <div className="text-small">
        <DeliveryDates locale={locale} leadTimeWeeks={piece.leadTimeWeeks} words={delivery.dates}>
          {t('delivery', { weeks: await leadTimeOf(piece.leadTimeWeeks) })}
        </DeliveryDates>
      </div>
    </Purchase>
  );
}
