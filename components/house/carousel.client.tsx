'use client';
import { Children, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { CarouselControls, type CarouselWords } from './home/carousel-controls';

const advanceMs = 8_000;
const lockMs = 500;

type Props = {
  label: string;
  words: CarouselWords;
  children: ReactNode;
};

/**
 * Slides that advance every eight seconds, unless paused, hovered or focused. What turns them stands above them, where it
 * stays however long their words are.
 */
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
      <CarouselControls
        words={words}
        index={index}
        isLocked={isLocked}
        isPaused={isPaused}
        go={go}
        onPause={() => setPaused(!isPaused)}
      />
      <div aria-live={isPaused || isHeld ? 'polite' : 'off'} className="grid">
        {slides.map((slide, place) => (
          <div
            key={words.dots[place]}
            inert={place !== index}
            // The one before is gone at once: two texts are not read at a time.
            className={`col-start-1 row-start-1 ${place === index ? 'opacity-100 transition-opacity duration-500 ease-calm' : 'opacity-0'}`}
          >
            {slide}
          </div>
        ))}
      </div>
    </section>
  );
}
