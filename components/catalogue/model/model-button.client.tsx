'use client';
import type { ReactNode } from 'react';
import { useDialog } from '@/components/ui/browser/use-dialog.client';
import { buttonClass } from '@/components/ui/button';
import { ScriptButton } from '@/components/ui/form/script-button.client';
import type { ModelProps } from './model-props';

type Props = ModelProps & {
  /** What the button says. */
  children: ReactNode;
};

/** Opens the 3D model; its code, its facts and its words are fetched on the first click. */
export function ModelButton({ children, ...props }: Props) {
  const { open, show } = useDialog(props.locale, () => import('./model-dialog.client'));
  return (
    <>
      <ScriptButton
        className={`${buttonClass({ variant: 'outline', size: 'sm' })} whitespace-nowrap`}
        onClick={open}
      >
        {children}
      </ScriptButton>
      {show(props)}
    </>
  );
}
