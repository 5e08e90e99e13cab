'use client';
import { type ReactNode, useEffect, useRef } from 'react';

/** Sets `--scroll` to the scroll position in pixels; each layer moves by its share of it. */
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
    // The page may be scrolled before hydration: after a reload, or by an early swipe.
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
