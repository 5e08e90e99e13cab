'use client';
import { buttonClass } from '@/components/ui/button';
import { ScriptButton } from './script-button';

/** Opens the browser's print dialog. */
export function PrintButton({ children }: { children: string }) {
  return (
    <ScriptButton
      onClick={() => print()}
      className={`${buttonClass({ variant: 'outline', size: 'lg' })} justify-self-start`}
    >
      {children}
    </ScriptButton>
  );
}
