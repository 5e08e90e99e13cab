'use client';
import { type ReactNode, useEffect } from 'react';
import { applyTheme } from './apply-theme';

/** Changes the theme at once, without every colour fading by itself. */
function atOnce(change: () => void): void {
  const root = document.documentElement;
  root.dataset.still = '';
  change();
  // Computed while it is still, the new colours do not fade in afterwards.
  getComputedStyle(root).color;
  delete root.dataset.still;
}

/** Turns day into night and back, and follows the system and the other tabs. */
export function ThemeToggle({ label, children }: { label: string; children: ReactNode }) {
  useEffect(() => {
    const follow = () => atOnce(applyTheme);
    const system = matchMedia('(prefers-color-scheme: dark)');
    system.addEventListener('change', follow);
    window.addEventListener('storage', follow);
    return () => {
      system.removeEventListener('change', follow);
      window.removeEventListener('storage', follow);
    };
  }, []);

  function turn() {
    const { classList } = document.documentElement;
    atOnce(() => classList.toggle('dark'));
    try {
      localStorage.setItem('theme', classList.contains('dark') ? 'dark' : 'light');
    } catch {
      // A browser that keeps nothing has the choice until the next page.
    }
  }

  return (
    <button
      type="button"
      aria-label={label}
      data-tooltip={label}
      onClick={turn}
      className="grid size-11 place-items-center transition-colors hover:text-gold-text"
    >
      {children}
    </button>
  );
}
