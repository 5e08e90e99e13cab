'use client';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { CloseButton } from './close-button';
import { Dialog } from './dialog';
import type { ModelProps } from './model-button';
import { ModelScene } from './model-scene';

/** The field of an option on the page the dialog was opened from. */
function fieldOf(id: string): HTMLInputElement | null {
  return document.querySelector(`form input[name="option"][value="${CSS.escape(id)}"]`);
}

function hasWebGl(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null;
}

/** The 3D model full screen, with what can be changed on it beside it; an option ticked here is ticked on the page. */
export default function ModelDialog(props: ModelProps & { onClose: () => void }) {
  const { options, finishes, hidden, words, onClose } = props;
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    [...options, ...finishes].map(({ id }) => id).filter((id) => fieldOf(id)?.checked),
  );
  const [hasSizes, setSizes] = useState(false);
  const [isNight, setNight] = useState(false);
  const [trouble, setTrouble] = useState<'failed' | 'unsupported' | 'lost' | undefined>(() =>
    hasWebGl() ? undefined : 'unsupported',
  );
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState<string>();

  function toggle(id: string, isOn: boolean, others: readonly string[] = []) {
    for (const one of [id, ...others]) {
      const field = fieldOf(one);
      if (field && field.checked !== (one === id && isOn)) field.click();
    }
    if (isOn) setShown(id);
    setChosen((before) => [
      ...before.filter((one) => one !== id && !others.includes(one)),
      ...(isOn ? [id] : []),
    ]);
  }

  const finish = finishes.find(({ id }) => chosen.includes(id))?.id;
  return (
    <Dialog
      label={words.label}
      onClose={onClose}
      className="fixed inset-0 h-dvh max-h-none w-screen max-w-none bg-ground"
    >
      <div className="grid h-full grid-rows-[minmax(0,1fr)_auto] lg:grid-cols-[1fr_22rem] lg:grid-rows-1">
        <div className="relative min-h-0" data-night={isNight}>
          {trouble ? (
            <div
              role="alert"
              className="grid h-full place-content-center justify-items-center gap-5 p-8 text-center"
            >
              <p>{words[trouble]}</p>
              {trouble !== 'unsupported' && (
                <Button
                  variant="outline"
                  onClick={() => {
                    setTrouble(undefined);
                    setAttempt(attempt + 1);
                  }}
                >
                  {words.retry}
                </Button>
              )}
            </div>
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
        <div className="grid max-h-[42dvh] content-start gap-6 overflow-y-auto border-line border-t bg-paper p-5 sm:p-7 lg:max-h-none lg:border-s lg:border-t-0 lg:pt-20">
          <h1 className="pe-8 text-heading">{words.label}</h1>
          <div className="flex flex-wrap gap-2">
            <Toggle isOn={hasSizes} onChange={setSizes} label={words.dimensions} />
            <Toggle isOn={isNight} onChange={setNight} label={words.night} />
          </div>
          {options.length > 0 && (
            <fieldset className="grid gap-1">
              <legend className="mb-2 text-label uppercase">{words.options}</legend>
              {options.map(({ id, name }) => (
                <label key={id} className="flex min-h-9 items-center gap-3 text-small">
                  <input
                    type="checkbox"
                    checked={chosen.includes(id)}
                    onChange={(event) => toggle(id, event.target.checked)}
                    className="size-5 accent-gold-text"
                  />
                  {name}
                </label>
              ))}
              {hidden && <p className="pt-2 text-muted text-small">{hidden}</p>}
            </fieldset>
          )}
          {finishes.length > 0 && (
            <fieldset className="grid gap-1">
              <legend className="mb-2 text-label uppercase">{words.finish}</legend>
              {[{ id: '', name: words.original }, ...finishes].map(({ id, name }) => (
                <label key={id} className="flex min-h-9 items-center gap-3 text-small">
                  <input
                    type="radio"
                    name="finish"
                    checked={(finish ?? '') === id}
                    onChange={() =>
                      toggle(
                        id,
                        id !== '',
                        finishes.map((one) => one.id).filter((one) => one !== id),
                      )
                    }
                    className="size-5 accent-gold-text"
                  />
                  {name}
                </label>
              ))}
            </fieldset>
          )}
          <p className="text-muted text-small max-lg:hidden">{words.hint}</p>
        </div>
        <CloseButton label={words.close} onClick={onClose} />
      </div>
    </Dialog>
  );
}

function Toggle({
  isOn,
  onChange,
  label,
}: {
  isOn: boolean;
  onChange: (on: boolean) => void;
  label: string;
}) {
  return (
    <Button
      variant={isOn ? 'default' : 'outline'}
      size="sm"
      aria-pressed={isOn}
      onClick={() => onChange(!isOn)}
    >
      {label}
    </Button>
  );
}
