'use client';
import { ThemeProvider, useTheme } from 'next-themes';
import type { ReactNode } from 'react';

/** Day or night for all below: the stored choice under `theme`, else what the system prefers. */
export function Theme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider attribute="class" storageKey="theme" disableTransitionOnChange>
      {children}
    </ThemeProvider>
  );
}

/** Turns day into night and back. */
export function ThemeToggle({ label }: { label: string }) {
  const { resolvedTheme, setTheme } = useTheme();
  return (
    <button
      type="button"
      aria-label={label}
      data-tooltip={label}
      onClick={() => setTheme(resolvedTheme === 'dark' ? 'light' : 'dark')}
      className="grid size-11 place-items-center transition-colors hover:text-gold-text"
    >
      <svg viewBox="0 0 24 24" className="size-5" aria-hidden="true">
        <circle cx="12" cy="12" r="8.5" fill="none" stroke="currentColor" strokeWidth="1.25" />
        <path
          d="M12 3.5a8.5 8.5 0 0 1 0 17Z"
          fill="currentColor"
          className="origin-center transition-transform duration-500 dark:rotate-180"
        />
      </svg>
    </button>
  );
}
