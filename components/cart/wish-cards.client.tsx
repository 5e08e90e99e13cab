'use client';
import { useActionState } from 'react';
import { keepFocus } from '@/components/ui/browser/keep-focus.client';
import { useSentences } from '@/components/ui/browser/use-sentences.client';
import { Button } from '@/components/ui/button';
import { newKey } from '@/components/ui/form/new-key.client';
import { useAction } from '@/components/ui/form/use-action.client';
import { HiddenFields } from '@/components/ui/hidden-fields';
import type { FormAction } from '@/lib/action';
import type { Locale } from '@/lib/i18n/locales';
import type { Sentence } from '@/lib/i18n/sentence';
import type { CartWords, WishRow } from './cart-row';
import { WishCardText } from './wish-card-text';

type Props = {
  locale: Locale;
  rows: readonly WishRow[];
  remove: (id: string) => void;
  actions: { add: FormAction; removeWish: FormAction };
  words: CartWords;
};

/** The pieces in the wishlist. */
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
    <li ref={keepFocus} className="grid content-start gap-3">
      <WishCardText row={row} locale={locale} />
      <form
        action={adding.plainPost}
        onSubmit={(event) => {
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          form.set('key', newKey());
          adding.perform(form);
        }}
      >
        <HiddenFields fields={{ locale, productId: row.productId }} />
        {row.optionIds.map((id) => (
          <input key={id} type="hidden" name="option" value={id} />
        ))}
        <Button
          type="submit"
          variant="outline"
          isOff={adding.isPending}
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
        <HiddenFields fields={{ locale, id: row.id }} />
        <Button type="submit" variant="link" aria-label={named(words.removeWish)}>
          {words.removeWishShort}
        </Button>
      </form>
    </li>
  );
}
