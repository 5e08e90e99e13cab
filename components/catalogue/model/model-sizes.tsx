import type { OpenModelProps } from './model-props';

/** Labels for width, depth and height, placed at the edges of the model. */
export function ModelSizes({
  sizeMm,
  words,
  locale,
}: Pick<OpenModelProps, 'sizeMm' | 'words' | 'locale'>) {
  const [x, y, z] = [sizeMm.width / 2000, sizeMm.height / 1000, sizeMm.depth / 2000];
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'centimeter',
    maximumFractionDigits: 1,
  });
  const sizes = [
    { id: 'width', at: `0m 0m ${z}m`, mm: sizeMm.width },
    { id: 'depth', at: `${x}m 0m 0m`, mm: sizeMm.depth },
    { id: 'height', at: `${-x}m ${y / 2}m ${-z}m`, mm: sizeMm.height },
  ] as const;

  return sizes.map(({ id, at, mm }) => (
    <p
      key={id}
      slot={`hotspot-${id}`}
      data-position={at}
      data-normal="0m 0m 1m"
      className="bg-ink px-3 py-1 text-ground text-small whitespace-nowrap lining-nums"
    >
      {words[id]} <bdi>{format.format(mm / 10)}</bdi>
    </p>
  ));
}
