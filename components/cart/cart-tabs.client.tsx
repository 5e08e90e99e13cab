'use client';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { rewriteQuery } from '@/components/ui/browser/rewrite-query.client';
import { type Locale, localePath } from '@/lib/i18n/locales';

type Tab = {
  readonly value: 'cart' | 'wishlist';
  readonly name: string;
  readonly content: ReactNode;
};

type Props = {
  locale: Locale;
  label: string;
  /** Whether the address asks for the wishlist. */
  isWishlist: boolean;
  tabs: readonly Tab[];
};

const queries = { cart: '', wishlist: '?tab=wishlist' } as const;

/** Cart and wishlist as tabs. Each is also a page, so the links work without JavaScript. */
export function CartTabs({ locale, label, isWishlist, tabs }: Props) {
  const [current, setCurrent] = useState<Tab['value']>(isWishlist ? 'wishlist' : 'cart');

  function turnTo(event: MouseEvent<HTMLAnchorElement>, value: Tab['value']) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setCurrent(value);
    rewriteQuery((query) => {
      if (value === 'cart') query.delete('tab');
      else query.set('tab', value);
    });
  }

  return (
    <>
      <nav aria-label={label} className="flex flex-wrap gap-x-10 border-line border-b">
        {tabs.map(({ value, name }) => (
          <a
            key={value}
            href={localePath(locale, '/cart') + queries[value]}
            rel="nofollow"
            aria-current={value === current ? 'true' : undefined}
            onClick={(event) => turnTo(event, value)}
            className="-mb-px border-transparent border-b py-4 text-label text-muted uppercase transition-colors hover:text-ink aria-[current=true]:border-gold aria-[current=true]:text-ink"
          >
            {name}
          </a>
        ))}
      </nav>
      <div className="pt-12">{tabs.find(({ value }) => value === current)?.content}</div>
    </>
  );
}
