import { usePathname } from 'next/navigation';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { choiceWord } from '@/lib/catalogue/choice-word';
import { chosenFields, showView, writeAddress } from './configuration-fields';
import { restoreForm } from './restore-configuration';

type Start = { readonly productId: string; readonly cents: number };

/**
 * The chosen configuration of a piece, synchronised with the query string in both directions.
 * Its price is divided by the form's `data-divisor`, which the answer for a destination abroad sets.
 * @param start the base product and its price in euro cents; a form with editions uses theirs instead
 */
export function useConfiguration(form: RefObject<HTMLFormElement | null>, start: Start) {
  const { productId, cents } = start;
  // Not from the address: Back may have changed that by the time this page's effects run.
  const pathname = usePathname();
  const [chosen, setChosen] = useState({ ...start, word: productId });

  const read = useCallback(() => {
    if (!form.current) return;
    const fields = chosenFields(form.current);
    const edition = fields.find(({ name }) => name !== 'option');
    const sum = fields.reduce((total, field) => total + Number(field.dataset.cents), 0);
    const chosenId = edition?.value ?? productId;
    const optionIds = fields.filter(({ name }) => name === 'option').map(({ value }) => value);
    setChosen({
      productId: chosenId,
      cents: Math.round(((edition ? 0 : cents) + sum) / Number(form.current.dataset.divisor ?? 1)),
      word: choiceWord(chosenId, optionIds),
    });
  }, [form, productId, cents]);

  useLayoutEffect(() => {
    restoreForm(form.current);
    read();
  }, [form, read]);

  useEffect(() => {
    const write = () => {
      if (form.current && location.pathname === pathname) writeAddress(form.current);
    };
    const onChange = () => {
      read();
      write();
    };
    const owner = form.current;
    owner?.addEventListener('change', onChange);
    // Back may lead to an entry with an older configuration in its address.
    addEventListener('popstate', write);
    write();
    showView(owner);
    return () => {
      owner?.removeEventListener('change', onChange);
      removeEventListener('popstate', write);
    };
  }, [form, read, pathname]);

  return chosen;
}
