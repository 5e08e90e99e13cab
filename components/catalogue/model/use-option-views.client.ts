import { useEffect, useState } from 'react';

/**
 * Shows the view of an option when it is checked, and the first view when it is unchecked.
 * @param ids ids of the views, in order; an option names its view in `data-view`
 * @param index of the view that is shown
 * @returns the names of the checked options that the view shows
 */
export function useOptionViews(
  ids: readonly string[],
  index: number,
  go: (index: number) => void,
): string {
  const [checked, setChecked] = useState<readonly HTMLInputElement[]>([]);
  useEffect(() => {
    function onChange({ target }: Event) {
      if (!(target instanceof HTMLInputElement) || !target.dataset.view) return;
      const place = ids.indexOf(target.dataset.view);
      if (place >= 0) go(target.checked ? place : 0);
      setChecked([...document.querySelectorAll<HTMLInputElement>('[name=option]:checked')]);
    }
    document.addEventListener('change', onChange);
    return () => document.removeEventListener('change', onChange);
  });
  return checked
    .filter(({ dataset }) => dataset.view === ids[index])
    .map(({ nextSibling }) => nextSibling?.textContent)
    .join(' + ');
}
