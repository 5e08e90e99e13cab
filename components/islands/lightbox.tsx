'use client';
import { createContext, type KeyboardEvent, type ReactNode, useContext, useState } from 'react';
import { Button } from '@/components/ui/button';
import { CloseButton } from './close-button';
import { Dialog } from './dialog';
import { ScriptButton } from './script-button';

export type Slide = {
  readonly id: string;
  readonly title: string;
  readonly caption: string;
  readonly view: ReactNode;
};

type Words = {
  label: string;
  close: string;
  previous: string;
  next: string;
  counters: readonly string[];
};

const Open = createContext<(id: string) => void>(() => undefined);

/** A button that opens the lightbox at its own slide. */
export function LightboxButton({
  id,
  label,
  children,
}: {
  id: string;
  label: string;
  children: ReactNode;
}) {
  const open = useContext(Open);
  return (
    <ScriptButton
      aria-label={label}
      onClick={() => open(id)}
      className="group block w-full text-start"
    >
      {children}
    </ScriptButton>
  );
}

/** Gives its children the lightbox: full screen, wrapping, left and right by key, Escape closes. */
export function Lightbox({
  slides,
  words,
  children,
}: {
  slides: readonly Slide[];
  words: Words;
  children: ReactNode;
}) {
  const [selected, setSelected] = useState<string | null>(null);
  const index = slides.findIndex((slide) => slide.id === selected);
  const slide = slides[index];

  function turn(by: number) {
    const next = slides[(index + by + slides.length) % slides.length];
    if (next) setSelected(next.id);
  }

  function onKey(event: KeyboardEvent) {
    const forward =
      getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight')
      turn(event.key === forward ? 1 : -1);
  }

  return (
    <Open value={setSelected}>
      {children}
      {slide && (
        <Dialog
          label={words.label}
          onClose={() => setSelected(null)}
          className="fixed inset-0 h-dvh max-h-none w-screen max-w-none bg-ground"
        >
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside do the same */}
          <div onKeyDown={onKey} className="grid h-full grid-rows-[1fr_auto] gap-6 p-5 sm:p-10">
            <CloseButton label={words.close} onClick={() => setSelected(null)} />
            <div className="grid min-h-0 grid-rows-[minmax(0,1fr)] place-items-center">
              {slide.view}
            </div>
            <div className="flex flex-wrap items-end justify-between gap-6">
              <div aria-live="polite" className="max-w-measure">
                <p className="text-label text-gold-text uppercase">{words.counters[index]}</p>
                <h2 className="text-heading">{slide.title}</h2>
                <p className="text-muted">{slide.caption}</p>
              </div>
              <div className="flex gap-3">
                <Button variant="outline" onClick={() => turn(-1)}>
                  {words.previous}
                </Button>
                <Button variant="outline" onClick={() => turn(1)}>
                  {words.next}
                </Button>
              </div>
            </div>
          </div>
        </Dialog>
      )}
    </Open>
  );
}
