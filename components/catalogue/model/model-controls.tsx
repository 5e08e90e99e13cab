import { Button } from '@/components/ui/button';
import type { OpenModelProps } from './model-props';

type Props = OpenModelProps & {
  /** The edition that the model shows, where another one is chosen. */
  shownAs?: string;
  /** Options and finishes that are on. */
  chosen: readonly string[];
  /** Turns an option on or off, and turns off the `others` it excludes. */
  toggle: (id: string, isOn: boolean, others?: readonly string[]) => void;
  hasSizes: boolean;
  setSizes: (hasSizes: boolean) => void;
  isNight: boolean;
  setNight: (isNight: boolean) => void;
};

/** The controls beside a 3D model: dimensions, night, options, finishes. */
export function ModelControls(props: Props) {
  const { words, options, finishes, hasSizes, setSizes, isNight, setNight } = props;
  return (
    <div className="grid max-h-[42dvh] content-start gap-6 overflow-y-auto border-line border-t bg-paper p-5 sm:p-7 lg:max-h-none lg:border-s lg:border-t-0 lg:pt-20">
      <hgroup>
        <h1 className="text-balance pe-8 text-lead">{props.label}</h1>
        {props.shownAs && <p className="text-muted text-small">{props.shownAs}</p>}
      </hgroup>
      <div className="flex *:flex-1 *:px-2">
        <Toggle isOn={hasSizes} onChange={setSizes} label={words.dimensions} />
        <Toggle isOn={isNight} onChange={setNight} label={words.night} />
      </div>
      {options.length > 0 && <ModelOptions {...props} />}
      {finishes.length > 0 && <ModelFinishes {...props} />}
      <p className="text-muted text-small max-lg:hidden">{words.hint}</p>
    </div>
  );
}

function ModelOptions({ options, hidden, words, chosen, toggle }: Props) {
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-2 text-label uppercase">{words.options}</legend>
      {options.map(({ id, name, inPlaceOf }) => (
        <label key={id} className="flex min-h-9 items-center gap-3 text-small">
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={(event) =>
              toggle(
                id,
                event.target.checked,
                options
                  .filter((one) => inPlaceOf && one.inPlaceOf === inPlaceOf && one.id !== id)
                  .map((one) => one.id),
              )
            }
            className="size-5 accent-gold-text"
          />
          {name}
        </label>
      ))}
      {hidden && <p className="pt-2 text-muted text-small">{hidden}</p>}
    </fieldset>
  );
}

function ModelFinishes({ finishes, words, chosen, toggle }: Props) {
  const finish = finishes.find(({ id }) => chosen.includes(id))?.id;
  return (
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
