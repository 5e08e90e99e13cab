import type { ReactNode } from 'react';

/** One thing to do on the page of personal data: what it is, and its form. */
export function Block({
  title,
  text,
  children,
}: {
  title: string;
  text?: string;
  children: ReactNode;
}) {
  return (
    <section className="grid content-start justify-items-start gap-6 border-line border-t pt-7">
      <h2 className="text-heading">{title}</h2>
      {text && <p className="max-w-measure text-muted">{text}</p>}
      {children}
    </section>
  );
}
