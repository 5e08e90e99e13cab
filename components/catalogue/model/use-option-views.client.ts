import { useEffect } from 'react';

/**
 * Shows the view of an option when it is checked, and the first view when it is unchecked.
 * @param ids ids of the views, in order; an option names its view in `data-view`
 */
export function useOptionViews(ids: readonly string[], go: (index: number) => void): void {
  useEffect(() => {
    function onChange({ target }: Event) {
      if (!(target instanceof HTMLInputElement) || !target.dataset.view) return;
      const place = ids.indexOf(target.dataset.view);
      if (place >= 0) go(target.checked ? place : 0);
    }
    document.addEventListener('change', onChange);
    return () => document.removeEventListener('change', onChange);
  });
}
