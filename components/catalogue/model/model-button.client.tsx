'use client';
import { useOnDemand } from '@/components/ui/browser/use-on-demand.client';
import { buttonClass } from '@/components/ui/button';
import { ScriptButton } from '@/components/ui/form/script-button.client';
import type { ModelProps } from './model-props';

/** Opens the 3D model; its code is fetched on the first click. */
export function ModelButton(props: ModelProps) {
  const { loaded, open, close } = useOnDemand(() => import('./model-dialog.client'));
  return (
    <>
      <ScriptButton
        className={`${buttonClass({ variant: 'outline', size: 'sm' })} whitespace-nowrap`}
        onClick={open}
      >
        {props.words.open}
      </ScriptButton>
      {loaded && <loaded.default {...props} onClose={close} />}
    </>
  );
}
