import { useEffect, useRef, useState } from 'react';

/** The field of another edition than the whole piece, once it is chosen: the first view alone shows it. */
const otherEdition = '[name=productId][data-view]:checked';

const textOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent).join(' + ');

/**
 * Shows the view of an option when it is checked, and the first view when it is unchecked.
 * @param ids ids of the views, in order; an option names its view in `data-view`
 * @returns the names of the chosen options that have a view; and, once another edition is chosen, the name of the whole piece,
 * which all views but the first show
 */
export function useOptionViews(
  ids: readonly string[],
  go: (index: number) => void,
): readonly [options: string, whole: string] {
  const [options, setOptions] = useState('');
  const [whole, setWhole] = useState('');
  const isBegun = useRef(false);
  useEffect(() => {
    // Pictures of the whole piece beside its text show no choice.
    if (ids[0] !== 'hero') return;
    function onChange({ target }: { readonly target: EventTarget | null }) {
      if (!(target instanceof HTMLInputElement)) return;
      const place = ids.indexOf(target.dataset.view ?? '');
      if (place >= 0) go(target.checked ? place : 0);
      const isOther = document.querySelector(otherEdition);
      setOptions(textOf('[name=option][data-view]:checked + *'));
      setWhole(isOther ? textOf('[name=productId]:not(:checked) + * > :first-child') : '');
    }
    document.addEventListener('change', onChange);
    // The form may have been set to the address before this listened.
    if (!isBegun.current)
      onChange({ target: [...document.querySelectorAll('[data-view]:checked')].at(-1) ?? null });
    isBegun.current = true;
    return () => document.removeEventListener('change', onChange);
  });
  return [options, whole];
}
