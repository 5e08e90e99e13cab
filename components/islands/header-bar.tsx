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
      {menu && <OpenMenu menu={menu} />}
    </header>
  );
}

/** Closes the menu when Back is pressed or a link in it is followed. */
function OpenMenu({ menu }: { menu: HTMLElement }) {
  useBackCloses(() => menu.hidePopover());
  useEffect(() => {
    const onClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) menu.hidePopover();
    };
    menu.addEventListener('click', onClick);
    return () => menu.removeEventListener('click', onClick);
  }, [menu]);
  return null;
}
