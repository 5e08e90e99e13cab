import type { ReactNode } from 'react';
import { FoldMark } from '@/components/ui/summary';

export type Drawn = { readonly picture: ReactNode; readonly caption: string };

/** One answer: where, whether it fits, what it is about, a drawing where there is one, and the rule. */
export function Answer({
  title,
  verdict,
  lines,
  drawn,
  passes,
  isTold = false,
}: {
  title: string;
  verdict: string;
  lines: readonly string[];
  drawn?: Drawn;
  /** What passes is a row that unfolds. */
  passes: boolean;
  /** Whether title and verdict stand above already, and on wide screens its drawing beside it. */
  isTold?: boolean;
}) {
  const rest = (
    <>
      {drawn && (
        <figure className={`grid gap-3 bg-paper p-4 sm:p-6 ${isTold ? 'lg:hidden' : ''}`}>
          {drawn.picture}
          <figcaption className="text-muted text-small">{drawn.caption}</figcaption>
        </figure>
      )}
      {lines.map((line) => (
        <p key={line} className="max-w-measure text-muted text-small">
          {line}
        </p>
      ))}
    </>
  );
  if (passes) {
    return (
      <article className="border-line border-t break-inside-avoid">
        <details>
          <summary className="flex list-none items-center gap-6 py-4 hover:text-gold-text">
            <h3 className="w-28 shrink-0 text-label text-gold-text uppercase sm:w-40">{title}</h3>
            <span>{verdict}</span>
            <FoldMark />
          </summary>
          <div className="grid gap-3 pb-6">{rest}</div>
        </details>
      </article>
    );
  }
  return (
    <article className="grid gap-3 border-line border-t py-6 break-inside-avoid">
      <h3 className={isTold ? 'sr-only' : 'text-label text-gold-text uppercase'}>{title}</h3>
      {!isTold && <p>{verdict}</p>}
      {rest}
    </article>
  );
}
