'use client';
import { type ReactNode, useEffect, useState } from 'react';
import { useBackCloses } from '@/components/ui/browser/use-back-closes.client';

/** Scroll distance in pixels beyond which the header is opaque. */
const threshold = 20;

/** The header element: opaque once scrolled, and Back closes its menu. */
export function HeaderBar({ children }: { children: ReactNode }) {
  const [isOpaque, setOpaque] = useState(false);
  const [menu, setMenu] = useState<HTMLElement>();

  useEffect(() => {
    const look = () => setOpaque(window.scrollY > threshold);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);

  // The menu is a native popover and may be open before hydration.
  useEffect(() => {
    const look = () =>
      setMenu(document.querySelector<HTMLElement>('.menu:popover-open') ?? undefined);
    look();
    document.addEventListener('toggle', look, true);
    return () => document.removeEventListener('toggle', look, true);
  }, []);

  return (
    <header data-opaque={isOpaque} className="header-bar">
      {children}
      {menu && <MenuEntry onClose={() => menu.hidePopover()} />}
    </header>
  );
}

/** The menu's entry in the history, as long as it is open. */
function MenuEntry({ onClose }: { onClose: () => void }) {
  useBackCloses(onClose);
  return null;
}
