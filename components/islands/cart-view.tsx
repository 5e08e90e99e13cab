'use client';
import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ErrorCode, FormAction } from '@/lib/action';
import { totalsOf } from '@/lib/cart';
import { directionOf, type Locale } from '@/lib/i18n/locales';
import type { Sentence } from '@/lib/i18n/sentence';
import type { Summary } from '@/lib/summary';
import { CartLines, type CartRow, type CartWords } from './cart-lines';
import { CartSummary } from './cart-summary';
import { toasts } from './signals';
import { dropSummary, keepSummary, useSummary } from './summary-store';
import { type CartActions, useCart } from './use-cart';
import { useSentences } from './use-sentences';
import { WishCards, type WishRow, type WishWords } from './wish-cards';

type Props = {
  locale: Locale;
  rows: readonly CartRow[];
  wishes: readonly WishRow[];
  /** What the server counted while it made this page; none without a session or a database. */
  summary: Summary | undefined;
  /** Whether the server knows of no session: what this browser remembers is of an ended one. */
  isLocked: boolean;
  /** Whether the address asks for the wishlist. */
  isWishlist: boolean;
  failures: readonly ErrorCode[];
  actions: CartActions & { checkout: FormAction };
  words: CartWords & WishWords & { tabs: string; cartTab: Sentence; wishlistTab: Sentence };
  emptyCart: ReactNode;
  emptyWishlist: ReactNode;
};

/** Changes the query of the address, without an entry in the history. */
function rewriteQuery(change: (query: URLSearchParams) => void): void {
  const query = new URLSearchParams(location.search);
  change(query);
  const search = query.toString() && `?${query}`;
  if (search !== location.search) history.replaceState(null, '', location.pathname + search);
}

/** The two tabs of the cart page, kept in step with other tabs of the browser and with Back. */
export function CartView({
  locale,
  rows,
  wishes,
  summary,
  isLocked,
  isWishlist,
  failures,
  actions,
  words,
  emptyCart,
  emptyWishlist,
}: Props) {
  const router = useRouter();
  const format = useSentences();
  const cart = useCart(rows, summary?.at ?? 0, actions);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [tab, setTab] = useState(isWishlist ? 'wishlist' : 'cart');
  const known = useSummary();
  const askedFor = useRef(0);
  const wishRows = wishes.filter((wish) => !removed.includes(wish.id));
  const totals = totalsOf(cart.rows.filter((row) => row.isMade));
  const count = cart.rows.reduce((sum, row) => sum + row.quantity, 0);

  useEffect(() => {
    if (summary) keepSummary(summary);
    if (isLocked) dropSummary();
  }, [summary, isLocked]);

  // Something later than this page and its own changes is known, from another tab or before a Back.
  useEffect(() => {
    const own = Math.max(summary?.at ?? Number.POSITIVE_INFINITY, cart.changedAt);
    if (!known || known.at <= own) return;
    if (askedFor.current !== known.at) {
      askedFor.current = known.at;
      router.refresh();
    } else if (summary) {
      // The server knows nothing later: what this browser remembered was wrong.
      dropSummary();
      keepSummary(summary);
    }
  }, [known, summary, router, cart.changedAt]);

  // Said once: a reload, or a Back to this page, need not hear it again.
  useEffect(() => {
    rewriteQuery((query) => {
      for (const name of ['done', 'error', 'wait']) query.delete(name);
    });
  }, []);

  const told = useRef(false);
  useEffect(() => {
    if (told.current) return;
    told.current = true;
    for (const code of failures) toasts.send({ result: { ok: false, code } });
  }, [failures]);

  function turnTo(value: string) {
    setTab(value);
    rewriteQuery((query) => {
      if (value === 'cart') query.delete('tab');
      else query.set('tab', value);
    });
  }

  async function removeWish(id: string) {
    setRemoved((ids) => [...ids, id]);
    const isDone = await cart.change(actions.removeWish, [['id', id]], 'wishlistRemoveFailed');
    if (!isDone) setRemoved((ids) => ids.filter((other) => other !== id));
  }

  return (
    <Root value={tab} onValueChange={turnTo} dir={directionOf(locale)}>
      <List aria-label={words.tabs} className="flex flex-wrap gap-x-10 border-line border-b">
        <Tab value="cart">{format(words.cartTab, { count })}</Tab>
        <Tab value="wishlist">{format(words.wishlistTab, { count: wishRows.length })}</Tab>
      </List>
      <Content value="cart" forceMount className="pt-12 data-[state=inactive]:scripted:hidden">
        {cart.rows.length === 0 ? (
          emptyCart
        ) : (
          <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[1fr_24rem]">
            <CartLines locale={locale} cart={cart} actions={actions} words={words} />
            <CartSummary
              locale={locale}
              totals={totals}
              checkout={actions.checkout}
              words={words}
              isBusy={cart.isBusy}
            />
          </div>
        )}
      </Content>
      <Content value="wishlist" forceMount className="pt-12 data-[state=inactive]:scripted:hidden">
        {wishRows.length === 0 ? (
          emptyWishlist
        ) : (
          <WishCards
            locale={locale}
            rows={wishRows}
            remove={removeWish}
            actions={actions}
            words={words}
          />
        )}
      </Content>
    </Root>
  );
}

function Tab({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Trigger
      value={value}
      className="-mb-px border-transparent border-b py-4 text-label text-muted uppercase transition-colors hover:text-ink data-[state=active]:border-gold data-[state=active]:text-ink"
    >
      {children}
    </Trigger>
  );
}
