'use client';
import { type ReactNode, useEffect, useState } from 'react';

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
    <header data-opaque={isOpaque} className="header-bar">
      {children}
    </header>
  );
}
