import type { ReactNode } from 'react';

/** What may stand large at the beginning: a letter, not a quotation mark. */
const firstLetter = /^\p{L}/u;
/** Letters that reach below the line. */
const deepLetter = /^[JQ]/;

type Props = { numeral?: string; title: string; text: string; children?: ReactNode };

/** One chapter of a story, in the measure of a book; the one without a numeral opens it. */
export function Chapter({ numeral, title, text, children }: Props) {
  const hasDropCap = !numeral && firstLetter.test(text);
  return (
    <section className="mx-auto grid max-w-page gap-x-16 gap-y-6 px-gutter py-[calc(var(--spacing-section)*0.62)] lg:grid-cols-[1fr_minmax(0,44rem)_1fr]">
      <p aria-hidden="true" className="font-display text-hero text-gold leading-none">
        {numeral}
      </p>
      <div>
        <h2 className="mb-8 text-heading">{title}</h2>
        <p
          className={`font-display text-lead leading-relaxed ${hasDropCap ? 'drop-cap' : ''}`}
          data-deep={(hasDropCap && deepLetter.test(text)) || undefined}
        >
          {text}
        </p>
        {children}
      </div>
    </section>
  );
}
