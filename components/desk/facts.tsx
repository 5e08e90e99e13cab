import type { ReactNode } from 'react';

/** Facts with their names. */
export function Facts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-4">
      <h2 className="text-heading">{title}</h2>
      <dl className="grid">{children}</dl>
    </section>
  );
}

/** One of them; nothing where there is no value, or a list without any. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children || (Array.isArray(children) && children.length === 0)) return null;
  return (
    <div className="grid gap-x-6 border-line border-t py-2 sm:grid-cols-[12rem_1fr] sm:items-baseline">
      <dt className="text-muted text-small">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
