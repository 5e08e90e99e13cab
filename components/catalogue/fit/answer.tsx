import type { ReactNode } from 'react';

export type Drawn = { readonly picture: ReactNode; readonly caption: string };

/** One answer: where, whether it fits, what it is about, a drawing where there is one, and the rule. */
export function Answer({
  title,
  verdict,
  lines,
  drawn,
}: {
  title: string;
  verdict: string;
  lines: readonly string[];
  drawn?: Drawn;
}) {
  return (
    <article className="grid gap-3 border-line border-t py-6 break-inside-avoid">
      <h3 className="text-label text-gold-text uppercase">{title}</h3>
      <p className="font-display text-lead">{verdict}</p>
      {drawn && (
        <figure className="grid gap-3 bg-paper p-4 sm:p-6">
          {drawn.picture}
          <figcaption className="text-muted text-small">{drawn.caption}</figcaption>
        </figure>
      )}
      {lines.map((line) => (
        <p key={line} className="max-w-measure text-muted text-small">
          {line}
        </p>
      ))}
    </article>
  );
}
