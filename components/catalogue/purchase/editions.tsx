import type { EditionName } from '@/lib/catalogue/configuration';

type Edition = {
  readonly productId: string;
  /** What the address calls it; the edition a piece comes in has no name there. */
  readonly edition?: EditionName;
  readonly name: string;
  readonly text: string;
  readonly cents: number;
  readonly price: string;
};

/** The choice between the whole piece and its plainer edition; the first is the default. */
export function Editions({ legend, editions }: { legend: string; editions: readonly Edition[] }) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3 text-label uppercase">{legend}</legend>
      {editions.map((edition, index) => (
        <label
          key={edition.productId}
          className="grid grid-cols-[auto_1fr] items-baseline sm:grid-cols-[auto_1fr_auto] gap-x-4 border border-line p-4 transition-colors has-checked:border-gold-text"
        >
          <input
            type="radio"
            name="productId"
            value={edition.productId}
            data-cents={edition.cents}
            data-edition={edition.edition}
            // The other views, the one by night and the 3D model show the whole piece.
            data-view={edition.edition && 'hero'}
            defaultChecked={index === 0}
            className="size-4 self-center accent-gold-text"
          />
          <span>
            <span className="block font-display text-lead">{edition.name}</span>
            <span className="block text-muted text-small">{edition.text}</span>
          </span>
          <span className="col-start-2 lining-nums tabular-nums sm:col-start-3">
            {edition.price}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
