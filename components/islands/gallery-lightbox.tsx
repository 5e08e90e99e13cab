'use client';
import { createContext, lazy, type ReactNode, Suspense, useContext, useRef, useState } from 'react';
import type { LightboxWords } from '@/components/gallery/lightbox-labels';
import { ScriptButton } from './script-button';

const Lightbox = lazy(() => import('./lightbox'));

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
export function GalleryLightbox({
  words,
  children,
}: {
  words: LightboxWords;
  children: ReactNode;
}) {
  const [shown, setShown] = useState<{ items: readonly Element[]; index: number }>();
  const gallery = useRef<HTMLDivElement>(null);

  function open(button: Element) {
    const items = [...(gallery.current?.querySelectorAll('[data-caption]') ?? [])];
    setShown({ items, index: items.indexOf(button) });
  }

  return (
    <Open value={open}>
      <div ref={gallery}>{children}</div>
      <Suspense>
        {shown && <Lightbox {...shown} words={words} onClose={() => setShown(undefined)} />}
      </Suspense>
    </Open>
  );
}
