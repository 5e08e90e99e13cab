'use client';
import { useState } from 'react';
import { useChosenOptions } from '@/components/catalogue/purchase/use-chosen-options.client';
import { CloseButton } from '@/components/ui/close-button';
import { Dialog } from '@/components/ui/dialog.client';
import { models } from '@/content/catalogue/models';
import { stretched } from '@/lib/catalogue/model-frame';
import type { BrowserWords } from '@/lib/i18n/browser-words';
import { ModelControls } from './model-controls';
import type { ModelProps, OpenModelProps } from './model-props';
import { ModelScene } from './model-scene.client';
import { ModelTrouble } from './model-trouble';

type Props = ModelProps & {
  words: BrowserWords;
  onClose: () => void;
};

function hasWebGl(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null;
}

/** The 3D model full screen, with its controls. Options checked here are checked on the page too. */
export default function ModelDialog({ words: all, onClose, ...page }: Props) {
  const { name, label, sizeMm, options, finishes } = page;
  const { modelDialog: words, modelSpeech: speech } = all;
  const { chosen, shown, toggle } = useChosenOptions([...options, ...finishes]);
  const [hasSizes, setSizes] = useState(false);
  const [isNight, setNight] = useState(() => document.documentElement.matches('.dark'));
  const [trouble, setTrouble] = useState<'failed' | 'unsupported' | 'lost' | undefined>(() =>
    hasWebGl() ? undefined : 'unsupported',
  );
  const [attempt, setAttempt] = useState(0);
  const [shape] = useState(() => {
    const model = models[name];
    return model && (page.isMadeToSize ? stretched(model, sizeMm) : { model });
  });
  // The strip of the page says what it shows where another edition is chosen; the model shows the same.
  const [shownAs] = useState(
    () => document.querySelector<HTMLElement>('[data-whole]')?.dataset.whole,
  );
  if (!shape) return null;
  const hasControls = trouble !== 'unsupported';
  const props: OpenModelProps = { ...page, ...shape, words, speech };

  return (
    <Dialog
      label={label}
      onClose={onClose}
      className="fixed inset-0 h-dvh max-h-none w-screen max-w-none bg-ground"
    >
      <div
        className={`${isNight ? 'dark' : ''} grid h-full grid-rows-[minmax(0,1fr)_auto] bg-ground text-ink lg:grid-rows-1 ${hasControls ? 'lg:grid-cols-[1fr_22rem]' : ''}`}
      >
        <div className="relative min-h-0" data-night={isNight}>
          {trouble ? (
            <ModelTrouble
              turnSrc={page.turnSrc}
              label={words.turn}
              text={words[trouble]}
              isNight={isNight}
              retry={trouble === 'unsupported' ? undefined : words.retry}
              onRetry={() => {
                setTrouble(undefined);
                setAttempt(attempt + 1);
              }}
            />
          ) : (
            <ModelScene
              key={attempt}
              {...props}
              chosen={chosen}
              shown={shown}
              hasSizes={hasSizes}
              isNight={isNight}
              onTrouble={setTrouble}
            />
          )}
        </div>
        {hasControls && (
          <ModelControls
            {...props}
            shownAs={shownAs}
            chosen={chosen}
            toggle={toggle}
            hasSizes={hasSizes}
            setSizes={setSizes}
            isNight={isNight}
            setNight={setNight}
          />
        )}
        <CloseButton label={words.close} onClick={onClose} />
      </div>
    </Dialog>
  );
}
