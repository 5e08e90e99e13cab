'use client';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Scrolled further than this, in pixels, the header is opaque. */
const threshold = 20;

/** The bar at the top of every page. */
export function HeaderBar({ children }: { children: ReactNode }) {
  const [isOpaque, setOpaque] = useState(false);

  useEffect(() => {
    const look = () => setOpaque(window.scrollY > threshold);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);

  return (
    <header
      data-opaque={isOpaque}
      className="fixed inset-x-0 top-0 z-40 border-transparent border-b transition-colors duration-500 ease-calm data-[opaque=true]:border-line data-[opaque=true]:bg-ground"
    >
      {children}
    </header>
  );
}

/** The menu that slides in; it is the browser's own popover, and folds away when a link is followed. */
export function Menu({ children, label }: { children: ReactNode; label: string }) {
  const element = useRef<HTMLDivElement>(null);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: following a link by key is a click as well
    <div
      id="menu"
      ref={element}
      popover="auto"
      role="dialog"
      aria-label={label}
      className="menu"
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a')) {
          element.current?.hidePopover();
        }
      }}
    >
      {children}
    </div>
  );
}
