'use client';
import { type ComponentProps, useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** Whether React has taken over the page: `false` in its HTML and while it hydrates. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

/**
 * A button that needs a script: disabled until the page is hydrated, and hidden where scripts are off.
 * Its classes are those of its caller.
 */
export function ScriptButton({ className = '', ...rest }: ComponentProps<'button'>) {
  const isHydrated = useHydrated();
  return (
    <button type="button" disabled={!isHydrated} className={`script-only ${className}`} {...rest} />
  );
}
