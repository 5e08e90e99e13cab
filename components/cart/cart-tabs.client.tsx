'use client';
import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import { type ReactNode, useState } from 'react';
import { rewriteQuery } from '@/components/ui/browser/rewrite-query.client';
import { useHydrated } from '@/components/ui/form/script-button.client';
import { directionOf, type Locale } from '@/lib/i18n/locales';

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

/** Cart and wishlist as tabs, kept in the query string. Without scripts both are shown. */
export function CartTabs({ locale, label, isWishlist, tabs }: Props) {
  const [tab, setTab] = useState(isWishlist ? 'wishlist' : 'cart');
  const isHydrated = useHydrated();

  function turnTo(value: string) {
    setTab(value);
    rewriteQuery((query) => {
      if (value === 'cart') query.delete('tab');
      else query.set('tab', value);
    });
  }

  return (
    <Root value={tab} onValueChange={turnTo} dir={directionOf(locale)}>
      <List aria-label={label} className="flex flex-wrap gap-x-10 border-line border-b">
        {tabs.map(({ value, name }) => (
          <Trigger
            key={value}
            value={value}
            disabled={!isHydrated}
            className="-mb-px border-transparent border-b py-4 text-label text-muted uppercase transition-colors hover:text-ink data-[state=active]:border-gold data-[state=active]:text-ink"
          >
            {name}
          </Trigger>
        ))}
      </List>
      {tabs.map(({ value, content }) => (
        <Content
          key={value}
          value={value}
          forceMount
          className="pt-12 data-[state=inactive]:scripted:hidden"
        >
          {content}
        </Content>
      ))}
    </Root>
  );
}
