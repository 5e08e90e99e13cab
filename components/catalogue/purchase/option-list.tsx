export type ListedOption = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** What data the option records, shown once it is checked. */
  readonly data: readonly string[];
  readonly cents: number;
  readonly price: string;
  /** A sample of the material that it is. */
  readonly sample?: string;
  /** The view of the piece in which it can be seen. */
  readonly view?: string;
};

type Props = {
  legend: string;
  text?: string;
  /** The label of that list. */
  dataLabel: string;
  options: readonly ListedOption[];
  /** What the base has in their place, where one of them is chosen at most. */
  base?: string;
};

const fieldLook = 'mt-1 size-5 accent-gold-text';

/** Paid options, on or off, or one of them at most; each field carries its price for the running total. */
export function OptionList({ legend, text, dataLabel, options, base }: Props) {
  return (
    <fieldset>
      <legend className="text-label uppercase">{legend}</legend>
      {text && <p className="mt-2 text-muted text-small">{text}</p>}
      <ul className="mt-4 border-line border-t">
        {base && (
          <li className="border-line border-b">
            <label className="flex gap-x-4 py-3.5 transition-colors hover:text-gold-text">
              <input type="radio" name="option" value="" defaultChecked className={fieldLook} />
              {base}
            </label>
          </li>
        )}
        {options.map((option) => (
          <li key={option.id} className="group/option border-line border-b">
            <label className="flex flex-wrap items-start gap-x-4 py-3.5 transition-colors hover:text-gold-text">
              <input
                type={base ? 'radio' : 'checkbox'}
                name="option"
                value={option.id}
                data-cents={option.cents}
                data-view={option.view}
                className={fieldLook}
              />
              <span className="flex-1 basis-32">{option.name}</span>
              {option.sample && (
                // biome-ignore lint/performance/noImgElement: made beforehand, in one width
                <img
                  src={option.sample}
                  alt=""
                  width={28}
                  height={28}
                  loading="lazy"
                  className="-my-0.5 size-7 rounded-full"
                />
              )}
              <span className="order-2 basis-full ps-9 text-muted text-small">
                {option.description}
                {option.data.length > 0 && (
                  <span className="mt-1 hidden group-has-checked/option:block">
                    {[dataLabel, ...option.data].join(' · ')}
                  </span>
                )}
              </span>
              <span className="order-1 whitespace-nowrap lining-nums tabular-nums">{`+ ${option.price}`}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
