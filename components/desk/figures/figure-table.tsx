import type { ReactNode } from 'react';

export type FigureRow = {
  readonly id: string;
  readonly name: ReactNode;
  readonly cells: readonly string[];
};

type Props = {
  caption: string;
  /** Names of the columns; the first is that of the names of the rows. */
  columns: readonly string[];
  rows: readonly FigureRow[];
};

const cell = 'py-1.5 ps-4 text-end font-normal first:ps-0 first:text-start';

/** The figures that a plot beside it draws. */
export function FigureTable({ caption, columns, rows }: Props) {
  return (
    <table className="w-full border-collapse self-start text-small lining-nums tabular-nums">
      <caption className="pb-2 text-start text-muted">{caption}</caption>
      <thead>
        <tr className="border-line border-b">
          {columns.map((name) => (
            <th key={name} scope="col" className={cell}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, cells }) => (
          <tr key={id} className="break-inside-avoid border-line border-b">
            <th scope="row" className={cell}>
              {name}
            </th>
            {cells.map((text, at) => (
              <td key={columns[at + 1]} className={`${cell} whitespace-nowrap`}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
