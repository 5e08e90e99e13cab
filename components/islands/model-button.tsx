'use client';
import { lazy, Suspense, useState } from 'react';
import type { ModelProps } from '@/components/model/model-props';
import { buttonClass } from '@/components/ui/button';
import { ScriptButton } from './script-button';

const ModelDialog = lazy(() => import('./model-dialog'));

/** Opens the 3D model; its code is fetched on the first click. */
export function ModelButton(props: ModelProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ScriptButton
        className={`${buttonClass({ variant: 'outline', size: 'sm' })} whitespace-nowrap`}
        onClick={() => setOpen(true)}
      >
        {props.words.open}
      </ScriptButton>
      <Suspense>{isOpen && <ModelDialog {...props} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
