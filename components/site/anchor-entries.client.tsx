'use client';
import { useEffect } from 'react';

/**
 * A native link to an anchor adds a history entry without the state of Next's router, which cannot come
 * back to it. Replacing the entry through the router adds that state.
 */
export function AnchorEntries() {
  useEffect(() => {
    const complete = () => {
      if (!history.state) history.replaceState(null, '', location.href);
    };
    addEventListener('hashchange', complete);
    return () => removeEventListener('hashchange', complete);
  }, []);
  return null;
}
