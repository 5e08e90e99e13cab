'use client';
import { useTheme } from 'next-themes';
import type { ReactNode } from 'react';
import { ScriptButton } from './script-button';

/** Switches between the light and the dark theme. */
export function ThemeToggle({ label, children }: { label: string; children: ReactNode }) {
  const { resolvedTheme, setTheme } = useTheme();
  return (
    <ScriptButton
      aria-label={label}
      data-tooltip={label}
      onClick={() => setTheme(resolvedTheme === 'dark' ? 'light' : 'dark')}
      className="grid size-11 place-items-center transition-colors hover:text-gold-text"
    >
      {children}
    </ScriptButton>
  );
}
