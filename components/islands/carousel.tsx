'use client';
import { Children, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { buttonLook } from '@/components/ui/button';
import { Sign } from '@/components/ui/sign';
import { Arrow } from './arrow';
import { ScriptButton } from './script-button';

const advanceMs = 8_000;
const lockMs = 500;

type Props = {
  label: string;
  words: { previous: string; next: string; pause: string; play: string; dots: readonly string[] };
  children: ReactNode;
};

/** Slides that change by themselves every eight seconds, unless paused, hovered or focused. */
export function Carousel({ label, words, children }: Props) {
  const slides = Children.toArray(children);
  const [index, setIndex] = useState(0);
  const [isLocked, setLocked] = useState(false);
  const [isPaused, setPaused] = useState(false);
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isPointedAt || isFocused;
  const unlock = useRef<ReturnType<typeof setTimeout>>(undefined);

  const go = useCallback(
    (to: number) => {
      setIndex((to + slides.length) % slides.length);
      setLocked(true);
      clearTimeout(unlock.current);
      unlock.current = setTimeout(() => setLocked(false), lockMs);
    },
    [slides.length],
  );

  useEffect(() => () => clearTimeout(unlock.current), []);

  useEffect(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (isPaused || isHeld || isStill) return;
    const timer = setTimeout(() => go(index + 1), advanceMs);
    return () => clearTimeout(timer);
  }, [index, isPaused, isHeld, go]);

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <div aria-live={isPaused || isHeld ? 'polite' : 'off'} className="grid">
        {slides.map((slide, place) => (
          <div
            key={words.dots[place]}
            inert={place !== index}
            className="col-start-1 row-start-1 opacity-0 transition-opacity duration-500 ease-calm not-inert:opacity-100"
          >
            {slide}
          </div>
        ))}
      </div>
      <div className="mt-10 flex items-center gap-2">
        <Arrow label={words.previous} isOff={isLocked} onClick={() => go(index - 1)} isBack />
        {words.dots.map((dot, place) => (
          <ScriptButton
            key={dot}
            aria-label={dot}
            aria-current={place === index}
            aria-disabled={isLocked}
            onClick={() => !isLocked && go(place)}
            className="group grid size-8 place-items-center"
          >
            <span className="h-px w-5 bg-muted transition-all group-aria-[current=true]:h-0.75 group-aria-[current=true]:bg-gold forced-colors:bg-[CanvasText]" />
          </ScriptButton>
        ))}
        <Arrow label={words.next} isOff={isLocked} onClick={() => go(index + 1)} />
        <ScriptButton
          className={buttonLook({ variant: 'ghost', size: 'icon' })}
          aria-label={isPaused ? words.play : words.pause}
          onClick={() => setPaused(!isPaused)}
        >
          <Sign
            path={isPaused ? 'M7 4l13 8-13 8Z' : 'M7 4v16M17 4v16'}
            className={isPaused ? 'size-4 fill-current' : 'size-4'}
          />
        </ScriptButton>
      </div>
    </section>
  );
}
