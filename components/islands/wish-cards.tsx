'use client';
import { type ReactNode, useActionState } from 'react';
import { Button } from '@/components/ui/button';
import type { FormAction } from '@/lib/action';
import type { Locale } from '@/lib/i18n/locales';
import type { Sentence } from '@/lib/i18n/sentence';
import { formatPrice } from '@/lib/money';
import { newKey } from './new-key';
import { useAction } from './use-action';
import { useSentences } from './use-sentences';

export type WishRow = {
  readonly id: string;
  readonly productId: string;
  readonly name: string;
  readonly path: string;
  readonly priceCents: number;
  readonly picture: ReactNode;
};

export type WishWords = {
  removeWish: Sentence;
  removeWishShort: string;
  addWish: Sentence;
  addShort: string;
};

type Props = {
  locale: Locale;
  rows: readonly WishRow[];
  remove: (id: string) => void;
  actions: { add: FormAction; removeWish: FormAction };
  words: WishWords;
};

/** The pieces the visitor put aside. */
export function WishCards({ rows, ...rest }: Props) {
  return (
    <ul className="grid gap-x-8 gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
      {rows.map((row) => (
        <WishCard key={row.id} row={row} {...rest} />
      ))}
    </ul>
  );
}

function WishCard({ locale, row, remove, actions, words }: Omit<Props, 'rows'> & { row: WishRow }) {
  const adding = useAction(actions.add, 'cartAddFailed');
  const [, removePost] = useActionState(actions.removeWish, null);
  const format = useSentences();
  const named = (sentence: Sentence) => format(sentence, { name: row.name });
  return (
    <li className="grid content-start gap-3">
      <div className="block bg-paper">{row.picture}</div>
      <h2 className="text-lead">
        <a href={row.path} data-ahead="intent" className="hover:text-gold-text">
          {row.name}
        </a>
      </h2>
      <p className="lining-nums tabular-nums">{formatPrice(row.priceCents, locale)}</p>
      <form
        action={adding.plainPost}
        onSubmit={(event) => {
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          form.set('key', newKey());
          adding.perform(form);
        }}
      >
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="productId" value={row.productId} />
        <Button
          type="submit"
          variant="outline"
          disabled={adding.isPending}
          aria-label={named(words.addWish)}
        >
          {words.addShort}
        </Button>
      </form>
      <form
        action={removePost}
        onSubmit={(event) => {
          event.preventDefault();
          remove(row.id);
        }}
      >
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="id" value={row.id} />
        <Button type="submit" variant="link" aria-label={named(words.removeWish)}>
          {words.removeWishShort}
        </Button>
      </form>
    </li>
  );
}
