'use client';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** Asks the page again by the clocks of the visitor's device, once, where the address names no zone. */
export function ZoneGuess({ shown }: { shown: string }) {
  const router = useRouter();
  useEffect(() => {
    const address = new URL(location.href);
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    if (address.searchParams.has('zone') || !timeZone || timeZone === shown) return;
    address.searchParams.set('zone', timeZone);
    router.replace(address.pathname + address.search, { scroll: false });
  }, [router, shown]);
  return null;
}
