'use client';
import { createContext, type ReactNode, useContext, useRef, useState } from 'react';
import { useDialog } from '@/components/ui/browser/use-dialog.client';
import { ScriptButton } from '@/components/ui/form/script-button.client';
import type { Locale } from '@/lib/i18n/locales';

const Open = createContext<(button: Element) => void>(() => undefined);

type ButtonProps = { title: string; caption: string; children: ReactNode };

/** A button that opens the lightbox at its own picture. */
export function LightboxButton({ title, caption, children }: ButtonProps) {
  const open = useContext(Open);
  const label = `${title}. ${caption}`;
  return (
    <ScriptButton
      aria-label={label}
      data-caption={label}
      onClick={(event) => open(event.currentTarget)}
      className="group block w-full text-start"
    >
      {children}
    </ScriptButton>
  );
}

/** Opens a lightbox with the pictures of all `LightboxButton`s below it. */
export function GalleryLightbox({ locale, children }: { locale: Locale; children: ReactNode }) {
  const { open, show } = useDialog(locale, () => import('./lightbox.client'));
  const [shown, setShown] = useState<{ items: readonly Element[]; index: number }>();
  const gallery = useRef<HTMLDivElement>(null);

  function openAt(button: Element) {
    const items = [...(gallery.current?.querySelectorAll('[data-caption]') ?? [])];
    setShown({ items, index: items.indexOf(button) });
    void open();
  }

  return (
    <Open value={openAt}>
      <div ref={gallery}>{children}</div>
      {shown && show(shown)}
    </Open>
  );
}
