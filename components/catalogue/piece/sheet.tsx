import type { ReactNode } from 'react';
import { Summary } from '@/components/ui/summary';

export type SheetRow = readonly [term: string, text: ReactNode];

/** A part of a data sheet that expands without a script: terms and descriptions. */
export function Sheet({ title, rows }: { title: string; rows: readonly SheetRow[] }) {
  return (
    <details className="group max-w-[60rem] border-line border-t">
      <Summary>{title}</Summary>
      <dl className="wrap-anywhere grid gap-4 pb-7">
        {rows.map(([term, text]) => (
          <div key={term} className="grid gap-x-8 sm:grid-cols-[14rem_1fr]">
            <dt className="text-muted">{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Several descriptions of one term, one per line. */
export function Items({ items }: { items: readonly string[] }) {
  return (
    <ul className="items">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
