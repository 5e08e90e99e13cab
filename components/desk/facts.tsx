import type { ReactNode } from 'react';

export type Fact = readonly [name: string, value: ReactNode];

/** Facts with their names; those without a value are left out. */
export function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <section className="grid content-start gap-4">
      <h2 className="text-heading">{title}</h2>
      <dl className="grid">
        {facts
          .filter(([, value]) => value !== undefined && value !== null && value !== '')
          .map(([name, value]) => (
            <div
              key={name}
              className="grid gap-x-6 border-line border-t py-2 sm:grid-cols-[11rem_1fr] sm:items-baseline"
            >
              <dt className="text-muted text-small">{name}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
