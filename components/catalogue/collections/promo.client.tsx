'use client';
import { type ReactNode, useEffect, useState } from 'react';
import { store, stored } from '@/components/ui/browser/stored.client';
import { today } from '@/components/ui/browser/today.client';
import { CloseButton } from '@/components/ui/close-button';
import { Dialog } from '@/components/ui/dialog.client';
import { promoDelayMs } from './promo-delay';

const storageKey = 'promo';

/** Opens `promoDelayMs` after the page, once per calendar day; it counts as seen when it is closed. */
export function Promo({
  label,
  close,
  children,
}: {
  label: string;
  close: string;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (stored(storageKey) === today()) return;
    const timer = setTimeout(() => setOpen(true), promoDelayMs);
    return () => clearTimeout(timer);
  }, []);

  function shut() {
    store(storageKey, today());
    setOpen(false);
  }

  if (!isOpen) return null;
  return (
    <Dialog
      label={label}
      onClose={shut}
      className="w-[min(52rem,calc(100vw-2rem))] border border-line bg-ground p-8 sm:p-14"
    >
      {/* First, so that it has the focus, and a dialog that is higher than the screen opens at its head. */}
      <CloseButton label={close} onClick={shut} />
      {children}
    </Dialog>
  );
}
