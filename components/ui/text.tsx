import type { ReactNode } from 'react';

/** The small gold line above a heading. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return <p className="text-label text-gold-text uppercase">{children}</p>;
}

/** A heading with an optional eyebrow above and text below. */
export function Heading({
  eyebrow,
  title,
  text,
  id,
  level: Level = 'h2',
}: {
  eyebrow?: string;
  title: string;
  text?: string;
  id?: string;
  level?: 'h1' | 'h2';
}) {
  return (
    <header className="grid max-w-measure content-start gap-5">
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <Level id={id} className="text-title">
        {title}
      </Level>
      {text && <p className="text-muted">{text}</p>}
    </header>
  );
}

/** Text whose lines end between words, never behind a hyphen. */
export function UnbrokenWords({ children }: { children: string }) {
  return children.split(/(\S+-\S+)/).map((part, n) =>
    n % 2 === 1 ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
