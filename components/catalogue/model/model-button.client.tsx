'use client';
import type { ReactNode } from 'react';
import { useOnDemand } from '@/components/ui/browser/use-on-demand.client';
import { buttonClass } from '@/components/ui/button';
import { ScriptButton } from '@/components/ui/form/script-button.client';
import { browserWords } from '@/lib/i18n/browser-words';
import type { ModelProps } from './model-props';

type Props = ModelProps & {
  /** What the button says. */
  children: ReactNode;
};

/** Opens the 3D model; its code, its facts and its words are fetched on the first click. */
export function ModelButton({ children, ...props }: Props) {
  const { loaded, open, close } = useOnDemand(() =>
    Promise.all([import('./model-dialog.client'), browserWords(props.locale)]),
  );
  const [dialog, words] = loaded ?? [];
  return (
    <>
      <ScriptButton
        className={`${buttonClass({ variant: 'outline', size: 'sm' })} whitespace-nowrap`}
        onClick={open}
      >
        {children}
      </ScriptButton>
      {dialog && words && <dialog.default {...props} words={words} onClose={close} />}
    </>
  );
}
