'use client';
import type { ModelProps } from '@/components/model/model-props';
import { buttonClass } from '@/components/ui/button';
import { ScriptButton } from './script-button';
import { useOnDemand } from './use-on-demand';

/** Opens the 3D model; its code is fetched on the first click. */
export function ModelButton(props: ModelProps) {
  const { loaded, open, close } = useOnDemand(() => import('./model-dialog'));
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
