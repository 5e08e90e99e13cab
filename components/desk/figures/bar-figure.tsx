import type { ReactNode } from 'react';
import { FigureTable } from './figure-table';

export type BarRow = {
  readonly name: string;
  /** What its bar shows; in the table are the `cells`. */
  readonly value: number;
  readonly cells: readonly string[];
};

type Props = {
  title: string;
  /** What the bars show, for who does not see them. */
  label: string;
  columns: readonly string[];
  rows: readonly BarRow[];
  /** In place of both where there are no rows. */
  none: ReactNode;
};

/** A row of the drawing: its name, and its bar below. In units of the drawing. */
const [width, rowHeight, barTop, barHeight] = [320, 38, 18, 10] as const;
const most = 12;

/** A horizontal bar for each row, with a table of the same figures beside them. */
export function BarFigure({ title, label, columns, rows, none }: Props) {
  const drawn = rows.slice(0, most);
  const highest = Math.max(1, ...drawn.map(({ value }) => value));
  return (
    <section className="grid content-start gap-4">
      <h3 className="text-lead">{title}</h3>
      {rows.length === 0 ? (
        <p className="text-muted">{none}</p>
      ) : (
        <div className="grid gap-x-14 gap-y-6 lg:grid-cols-2">
          <svg
            role="img"
            aria-label={label}
            viewBox={`0 0 ${width} ${drawn.length * rowHeight}`}
            className="w-full max-w-lg self-start"
          >
            {drawn.map(({ name, value }, at) => (
              <g key={name} transform={`translate(0 ${at * rowHeight})`}>
                <text y={12} fontSize={11} className="fill-ink">
                  {name}
                </text>
                <rect
                  y={barTop}
                  width={(value / highest) * width}
                  height={barHeight}
                  className="fill-gold"
                />
              </g>
            ))}
          </svg>
          <FigureTable
            caption={title}
            columns={columns}
            rows={rows.map(({ name, cells }) => ({ id: name, name, cells }))}
          />
        </div>
      )}
    </section>
  );
}
