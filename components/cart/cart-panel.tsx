import { getFormatter, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { PlainAction } from '@/components/account/plain-form';
import { RoomPicture } from '@/components/catalogue/collections/room';
import { ChoicePicture } from '@/components/catalogue/piece/choice-picture';
import { AbroadQuote } from '@/components/delivery/abroad-quote';
import { DeliveryPlan } from '@/components/delivery/delivery-plan';
import { DestinationForm } from '@/components/delivery/destination-form';
import { NothingHere } from '@/components/ui/nothing-here';
import { maxPerLine } from '@/content/cart/cart-limits';
import { cartDeliveryCents } from '@/content/delivery/delivery';
import type { ErrorCode, FormAction } from '@/lib/action';
import type { CartLine } from '@/lib/cart/cart';
import type { Summary } from '@/lib/cart/summary';
import { catalogueWeeks } from '@/lib/catalogue/catalogue';
import { findSettledChoice } from '@/lib/catalogue/choice';
import { getCatalogueWords } from '@/lib/catalogue/page-words';
import { findProduct, type Product, productPath } from '@/lib/catalogue/products';
import { deliveryOf } from '@/lib/delivery/delivery';
import { type Destination, placeName } from '@/lib/delivery/destination';
import { onFreeDays } from '@/lib/delivery/free-days';
import { isExport, priceAt } from '@/lib/delivery/tax';
import { languages, localePath } from '@/lib/i18n/locales';
import { compileSentence, compileSentences } from '@/lib/i18n/messages';
import { currentLocale, getMessages } from '@/lib/i18n/request';
import { formatPrice } from '@/lib/money';
import type { CartActions, CartRow, WishRow } from './cart-row';
import { CartView } from './cart-view.client';

type Props = {
  lines: readonly CartLine[];
  wishes: readonly { id: string; productId: string; optionIds: readonly string[] }[];
  summary: Summary | undefined;
  isLocked: boolean;
  isWishlist: boolean;
  /** What stands in place of an empty list where an address is asked for first. */
  locked?: ReactNode;
  failures: readonly ErrorCode[];
  actions: CartActions & { checkout: FormAction; buy: FormAction; offer: PlainAction };
  /** Where the visitor wants it, and the action that changes that. */
  destination: Destination;
  chooseDestination: PlainAction;
  /** What nights of this visitor will take off at payment, euro cents. */
  nightsCents: number;
  /** Days on which the carriers have no room. */
  fullDays: ReadonlySet<string>;
};

/** The two tabs, with everything a line shows looked up in the catalogue. */
export async function CartPanel({
  lines,
  wishes,
  actions,
  locked,
  destination,
  chooseDestination,
  nightsCents,
  fullDays,
  ...rest
}: Props) {
  const there = (cents: number) => priceAt(cents, destination);
  const { cart, delivery: deliveryWords } = await getMessages();
  const { productName, optionNames, excludedText, unseenText } = await getCatalogueWords();
  const locale = await currentLocale();
  const t = await getTranslations('cart');
  const payment = await getTranslations('payment');
  const format = await getFormatter();
  const rows = lines.map((line): CartRow => {
    const product = findProduct(line.productId);
    const days =
      product && onFreeDays(deliveryOf(product.piece.leadTimeWeeks, destination), fullDays).days;
    const choice = findSettledChoice(line.productId, line.optionIds);
    const { optionIds, cents } = choice ?? { optionIds: line.optionIds, cents: undefined };
    const path = product && productPath(product, optionIds);
    const names = product && cents !== undefined ? optionNames(product, optionIds) : [];
    return {
      id: line.id,
      productId: line.productId,
      optionIds,
      name: product ? productName(product) : line.productName,
      options: names.length > 0 ? format.list(names) : t('noOptions'),
      path: localePath(locale, path ?? '/collections'),
      unitPriceCents: there(cents ?? line.unitPriceCents),
      quantity: line.quantity,
      isMade: cents !== undefined,
      days: typeof days === 'object' ? days : undefined,
      note:
        (product && cents !== undefined && excludedText(product, line.optionIds)) ||
        noteOn(line.unitPriceCents, cents),
      unseen: choice && unseenText(choice, 'front'),
      picture: product && (
        <Front product={product} optionIds={optionIds} alt={productName(product)} sizes="9rem" />
      ),
    };
  });
  const delivery = deliveryOf(catalogueWeeks, destination);
  const isTaxFree = isExport(destination);
  function noteOn(before: number, now: number | undefined): string | undefined {
    if (now === undefined) return t('unavailable');
    if (now === before) return undefined;
    return t('priceChanged', {
      before: formatPrice(there(before), locale),
      now: formatPrice(there(now), locale),
    });
  }
  const wishRows = wishes.flatMap((wish): WishRow[] => {
    const product = findProduct(wish.productId);
    if (!product) return [];
    // Of options that are sold no more the piece itself stays wished for.
    const { optionIds, cents } = findSettledChoice(product.id, wish.optionIds) ?? {
      optionIds: [],
      cents: product.basePriceCents,
    };
    const isSoldSo = optionIds.length > 0 || wish.optionIds.length === 0;
    return [
      {
        id: wish.id,
        productId: wish.productId,
        optionIds,
        name: productName(product),
        options: format.list(optionNames(product, optionIds)),
        unseen: unseenText({ product, optionIds }, 'front'),
        path: localePath(locale, productPath(product, optionIds)),
        priceCents: there(cents),
        note: isSoldSo ? excludedText(product, wish.optionIds) : t('wishWithoutOptions'),
        picture: (
          <Front
            product={product}
            optionIds={optionIds}
            alt={productName(product)}
            sizes="(min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 92vw"
          />
        ),
      },
    ];
  });
  return (
    <CartView
      locale={locale}
      rows={rows}
      wishes={wishRows}
      {...rest}
      actions={actions}
      words={{
        ...cart.view,
        ...compileSentences(cart.sentences),
        plannedFor: compileSentence(
          isTaxFree
            ? `${deliveryWords.plannedFor}. ${deliveryWords.customs}`
            : deliveryWords.plannedFor,
        ),
        ...(isTaxFree && { taxIncluded: t('taxFree') }),
        place: placeName(destination, languages[locale].tag),
        most: t('most', { count: maxPerLine }),
      }}
      deliveryCents={there(cartDeliveryCents)}
      abroad={
        <>
          {nightsCents > 0 && (
            <p className="border-gold border-s-2 ps-4">
              {payment('nightsInCart', { amount: formatPrice(-nightsCents, locale) })}
            </p>
          )}
          <DestinationForm choose={chooseDestination} destination={destination} back="/cart" />
          <p>
            <AbroadQuote />
          </p>
        </>
      }
      notServed={delivery.days === 'notServed' && <DeliveryPlan {...delivery} />}
      emptyCart={
        (!rest.isWishlist && locked) || (
          <Empty title={t('emptyCart')} text={t('emptyCartText')} link={t('gallery')}>
            <RoomPicture id={1} sizes="45vw" className={roomLook} />
          </Empty>
        )
      }
      emptyWishlist={
        (rest.isWishlist && locked) || (
          <Empty title={t('emptyWishlist')} text={t('emptyWishlistText')} link={t('gallery')}>
            <RoomPicture id={3} sizes="45vw" className={roomLook} />
          </Empty>
        )
      }
    />
  );
}

/** Where the screen has a place for it. */
const roomLook = 'aspect-3/2 w-full object-cover max-lg:hidden';

type FrontProps = { product: Product; optionIds?: readonly string[]; alt: string; sizes: string };

/** The picture of a line: what was chosen, on plain ground. */
const Front = (props: FrontProps) => (
  <ChoicePicture {...props} view="front" className="studio aspect-4/5 w-full object-cover" />
);

type EmptyProps = { title: string; text: string; link: string; children: ReactNode };

function Empty({ title, text, link, children }: EmptyProps) {
  return (
    <div className="grid items-center gap-x-16 py-10 lg:grid-cols-2">
      <NothingHere title={title} text={text} path="/gallery" link={link} />
      {children}
    </div>
  );
}
