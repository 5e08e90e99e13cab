import { useState } from 'react';
import { fetchOrToast } from './fetch-or-toast.client';

/**
 * Code and messages that are loaded on the first press. `loaded` is set once `open` has fetched it, until `close`;
 * after a failure it stays unset.
 * @param load imports, which are fetched only once
 */
export function useOnDemand<T extends object>(load: () => Promise<T>) {
  const [loaded, setLoaded] = useState<T>();
  return {
    loaded,
    open: async () => setLoaded(await fetchOrToast(load)),
    close: () => setLoaded(undefined),
  };
}
