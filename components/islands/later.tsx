'use client';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint';
import { arrival } from './arrival';

/**
 * What stands below the first screen of a page. Where a link has led to the page it comes once that
 * screen is painted; it is there from the beginning on a first visit, without scripts, and on the way back.
 */
export function Later({ children }: { children: ReactNode }) {
  const [isHere, come] = useState(!arrival.isAtTop);
  useEffect(() => afterPaint(() => startTransition(() => come(true))), []);
  return isHere ? children : <div className="h-svh" />;
}
