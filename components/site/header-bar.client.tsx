'use client';
import { type ReactNode, useEffect, useState } from 'react';
import { useBackCloses } from '@/components/ui/browser/use-back-closes.client';
import { type Locale, plainPath } from '@/lib/i18n/locales';
import { preferredLanguage } from './language-choice.client';

/** Scroll distance in pixels beyond which the header is opaque. */
const threshold = 20;

async function loadOffer(preferred: Locale) {
  const { default: Offer } = await import('./language-offer.client');
  return { Offer, preferred };
}

type Props = { locale: Locale; children: ReactNode };

/** The header element: opaque once scrolled, Back closes its menu, and readers of another language find theirs. */
export function HeaderBar({ locale, children }: Props) {
  const [isOpaque, setOpaque] = useState(false);
  const [menu, setMenu] = useState<HTMLElement>();
  const [offered, setOffered] = useState<Awaited<ReturnType<typeof loadOffer>>>();

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

  useEffect(() => {
    const preferred = preferredLanguage();
    // The desk exists in French only.
    if (!preferred || preferred === locale || plainPath(location.pathname).startsWith('/desk'))
      return;
    // Without a network the page stays as it is.
    loadOffer(preferred).then(setOffered, () => {});
  }, [locale]);

  return (
    <header data-opaque={isOpaque} className="header-bar">
      {children}
      {offered && <offered.Offer locale={locale} {...offered} />}
      {menu && <MenuEntry onClose={() => menu.hidePopover()} />}
    </header>
  );
}

/** The menu's entry in the history, as long as it is open. */
function MenuEntry({ onClose }: { onClose: () => void }) {
  useBackCloses(onClose);
  return null;
}
