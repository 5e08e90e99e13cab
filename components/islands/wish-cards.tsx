'use client';
import { type ReactNode, useActionState } from 'react';
import { Button } from '@/components/ui/button';
import type { FormAction } from '@/lib/action';
import type { Locale } from '@/lib/i18n/locales';
import { formatPrice } from '@/lib/money';

export type WishRow = {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly priceCents: number;
  readonly picture: ReactNode;
};

export type WishWords = { removeWish: string; removeWishShort: string; view: string };

type Props = {
  locale: Locale;
  rows: readonly WishRow[];
  remove: (id: string) => void;
  action: FormAction;
  words: WishWords;
};

/** The pieces the visitor put aside. */
export function WishCards({ locale, rows, remove, action, words }: Props) {
  const [, plainPost] = useActionState(action, null);
  return (
    <ul className="grid gap-x-8 gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
      {rows.map((row) => (
        <li key={row.id} className="grid content-start gap-3">
          <div className="block bg-paper">{row.picture}</div>
          <h2 className="text-lead">
            <a href={row.path} className="hover:text-gold-text">
              {row.name}
            </a>
          </h2>
          <p className="lining-nums tabular-nums">{formatPrice(row.priceCents, locale)}</p>
          <form
            action={plainPost}
            onSubmit={(event) => {
              event.preventDefault();
              remove(row.id);
            }}
          >
            <input type="hidden" name="locale" value={locale} />
            <input type="hidden" name="id" value={row.id} />
            <Button
              type="submit"
              variant="link"
              aria-label={words.removeWish.replace('{name}', row.name)}
            >
              {words.removeWishShort}
            </Button>
          </form>
        </li>
      ))}
    </ul>
  );
}
