import { useEffect, useState } from 'react';

/**
 * Shows the view of an option when it is checked, and the first view when it is unchecked.
 * @param ids ids of the views, in order; an option names its view in `data-view`
 * @returns the names of the checked options that the first view shows
 */
export function useOptionViews(ids: readonly string[], go: (index: number) => void): string {
  const [names, setNames] = useState('');
  useEffect(() => {
    function onChange({ target }: Event) {
      if (!(target instanceof HTMLInputElement) || !target.dataset.view) return;
      const place = ids.indexOf(target.dataset.view);
      if (place >= 0) go(target.checked ? place : 0);
      const seen = document.querySelectorAll('[name=option][data-view]:checked + *');
      setNames([...seen].map(({ textContent }) => textContent).join(' + '));
    }
    document.addEventListener('change', onChange);
    return () => document.removeEventListener('change', onChange);
  });
  return names;
}
