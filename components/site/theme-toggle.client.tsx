'use client';
import { useTheme } from 'next-themes';
import type { ReactNode } from 'react';
import { ScriptButton } from '@/components/ui/form/script-button.client';

type Props = { label: string; className: string; children: ReactNode };

/** Switches between the light and the dark theme. */
export function ThemeToggle({ label, className, children }: Props) {
  const { resolvedTheme, setTheme } = useTheme();
  return (
    <ScriptButton
      aria-label={label}
      onClick={() => setTheme(resolvedTheme === 'dark' ? 'light' : 'dark')}
      className={`theme-toggle ${className}`}
    >
      {children}
      <span role="tooltip" className="tooltip">
        {label}
      </span>
    </ScriptButton>
  );
}
