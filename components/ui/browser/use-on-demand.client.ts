import { useState } from 'react';
import { fetchOrToast } from './fetch-or-toast.client';

/**
 * What a press needs and the page does not carry: a script, and the words it shows. `loaded` is there once `open`
 * has fetched it, until `close`; what does not come is never rendered.
 * @param load imports, which are fetched once however often they are called
 */
export function useOnDemand<T>(load: () => Promise<T>) {
  const [loaded, setLoaded] = useState<T>();
  return {
    loaded,
    open: async () => {
      const next = await fetchOrToast(load);
      if (next !== undefined) setLoaded(() => next);
    },
    close: () => setLoaded(undefined),
  };
}
