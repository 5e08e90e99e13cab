'use client';
import { Children, type ReactNode, useState } from 'react';
import { buttonLook } from '@/components/ui/button';
import { Arrow } from './arrow';
import { ScriptButton } from './script-button';

type Props = {
  label: string;
  views: readonly { readonly title: string; readonly caption: string }[];
  words: {
    previous: string;
    next: string;
    zoom: string;
    zoomOut: string;
    counters: readonly string[];
    goTo: readonly string[];
  };
  /** The views themselves, in order. */
  children: ReactNode;
};

/** Several views of one piece: previous and next with wrapping, zoom, a counter and thumbnails. */
export function Views({ label, views, words, children }: Props) {
  const pictures = Children.toArray(children);
  const [index, setIndex] = useState(0);
  const [isZoomed, setZoomed] = useState(false);
  const go = (to: number) => setIndex((to + pictures.length) % pictures.length);

  return (
    <section aria-label={label} className="grid gap-6">
      <div className="relative overflow-hidden bg-paper">
        <div
          data-zoomed={isZoomed}
          className="aspect-3/2 transition-transform duration-700 ease-calm data-[zoomed=true]:scale-150"
        >
          {pictures[index]}
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div aria-live="polite">
          <p className="text-label text-gold-text uppercase">{words.counters[index]}</p>
          <p className="font-display text-lead">{views[index]?.title}</p>
          <p className="text-muted text-small">{views[index]?.caption}</p>
        </div>
        <div className="flex items-center gap-2">
          <Arrow label={words.previous} onClick={() => go(index - 1)} isBack />
          <Arrow label={words.next} onClick={() => go(index + 1)} />
          <ScriptButton
            className={buttonLook({ variant: 'outline', size: 'sm' })}
            aria-pressed={isZoomed}
            onClick={() => setZoomed(!isZoomed)}
          >
            {isZoomed ? words.zoomOut : words.zoom}
          </ScriptButton>
        </div>
      </div>
      <ul className="grid grid-cols-6 gap-2 sm:gap-4">
        {pictures.map((picture, place) => (
          <li key={words.goTo[place]}>
            <ScriptButton
              aria-label={words.goTo[place]}
              aria-current={place === index}
              onClick={() => setIndex(place)}
              className="block w-full border border-transparent bg-paper aria-[current=true]:border-gold"
            >
              <span className="block aspect-4/3 overflow-hidden">{picture}</span>
            </ScriptButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
