'use client';
import { type ReactNode, useEffect, useRef } from 'react';

/** Tells its children, as `--scroll` in pixels, how far the page has moved; each layer takes its share. */
export function Parallax({ children, className }: { children: ReactNode; className?: string }) {
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let frame = 0;
    const move = () => {
      frame = 0;
      element.current?.style.setProperty('--scroll', String(window.scrollY));
    };
    const ask = () => {
      if (frame === 0 && window.scrollY < window.innerHeight * 1.5)
        frame = requestAnimationFrame(move);
    };
    // The page may have moved before this script came: a reload further down, a quick finger.
    move();
    window.addEventListener('scroll', ask, { passive: true });
    return () => {
      window.removeEventListener('scroll', ask);
      cancelAnimationFrame(frame);
    };
  }, []);

  return (
    <div ref={element} className={className}>
      {children}
    </div>
  );
}
