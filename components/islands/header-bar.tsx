'use client';
import { type ReactNode, useEffect, useState } from 'react';
import { useBackCloses } from './use-back-closes';

/** Scrolled further than this, in pixels, the header is opaque. */
const threshold = 20;

/** The bar at the top of every page, with the menu of small screens. */
export function HeaderBar({ children }: { children: ReactNode }) {
  const [isOpaque, setOpaque] = useState(false);
  const [menu, setMenu] = useState<HTMLElement>();

  useEffect(() => {
    const look = () => setOpaque(window.scrollY > threshold);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);

  // The menu is the browser's own popover; it may have been opened before this script ran.
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
