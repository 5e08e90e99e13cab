import { getTranslations } from 'next-intl/server';
import { addToCart, clearCart, removeLine, setQuantity } from '@/app/_actions/cart';
import { requestLink } from '@/app/_actions/links';
import { leaveSession } from '@/app/_actions/my-data';
import { subscribe } from '@/app/_actions/newsletter';
import { requestCartOffer } from '@/app/_actions/offers';
import { buyNow, checkout, chooseDestination } from '@/app/_actions/payment';
import { removeFromWishlist } from '@/app/_actions/wishlist';
import { LeaveSession } from '@/components/account/leave-session';
import { Notice } from '@/components/account/notice';
import { CartNotice } from '@/components/cart/cart-notice';
import { CartPanel } from '@/components/cart/cart-panel';
import { LockedCart } from '@/components/cart/locked-cart';
import { Link } from '@/components/ui/link';
import { PageHead } from '@/components/ui/page-head';
import { readIntent } from '@/lib/cart/intent';
import { keptPath } from '@/lib/cart/kept';
import { visitorDestination } from '@/lib/delivery/visitor-delivery';
import { pageMetadata } from '@/lib/search/page-metadata';
import { readCart } from '@/use-cases/cart/read-cart';
import { readFullDays } from '@/use-cases/delivery/read-full-days';
import { readNightsInCart } from '@/use-cases/residence/take-off-nights';

export const generateMetadata = () => pageMetadata({ path: '/cart', words: 'cart' });

export default async function CartPage({ searchParams }: PageProps<'/[locale]/cart'>) {
  const t = await getTranslations('cart');
  const kept = await getTranslations('kept');
  const [query, visitor] = await Promise.all([searchParams, readCart()]);
  const actions = {
    add: addToCart,
    setQuantity,
    removeLine,
    clearCart,
    checkout,
    buy: buyNow,
    offer: requestCartOffer,
    removeWish: removeFromWishlist,
  };
  const forms = { subscribe, requestLink };
  const intent = visitor.isLocked ? readIntent(query) : undefined;
  const isWishlist = query.tab === 'wishlist' || intent?.for === 'wishlist';
  return (
    <>
      <PageHead size="text-title" title={t('title')} />
      <div className="mx-auto max-w-page px-gutter pb-section">
        <CartNotice done={query.done} error={query.error} wait={query.wait} />
        <Notice notice={query.notice} wait={query.wait} />
        <CartPanel
          {...visitor}
          isWishlist={isWishlist}
          actions={actions}
          destination={await visitorDestination()}
          chooseDestination={chooseDestination}
          nightsCents={await readNightsInCart(visitor.lines)}
          fullDays={visitor.lines.length > 0 ? await readFullDays() : new Set()}
          locked={
            (intent || visitor.hasEnded) && (
              <LockedCart
                {...forms}
                intent={intent}
                hasEnded
                endedEmail={visitor.endedEmail}
                isWishlist={isWishlist}
              />
            )
          }
        />
        <p className="mt-14 print:hidden">
          <Link href={keptPath} prefetch={false} className="prose-link py-1.5">
            {kept('link')}
          </Link>
        </p>
        {(visitor.summary || visitor.endedEmail) && (
          <div className="mt-20">
            <LeaveSession leave={leaveSession} page="/cart" />
          </div>
        )}
        {visitor.isLocked && !intent && !visitor.hasEnded && (
          <div className="mt-20 border-line border-t pt-16 print:hidden">
            <LockedCart {...forms} isWishlist={isWishlist} />
          </div>
        )}
      </div>
    </>
  );
}
