import { useEffect } from 'react';

/**
 * Shows the view in which an option can be seen when the option is chosen, and the first one when it is not.
 * @param ids what the options name the views by, in order
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
