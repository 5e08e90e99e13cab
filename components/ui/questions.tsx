import { Summary } from './summary';

type Entry = { readonly question: string; readonly answer: string };

/** Questions whose answers expand without a script. @param idOf gives each a place that links lead to */
export function Questions({
  entries,
  idOf,
}: {
  entries: readonly Entry[];
  idOf?: (n: number) => string;
}) {
  return (
    <ul className="max-w-[60rem] border-line border-t">
      {entries.map((entry, n) => (
        <li key={entry.question} className="border-line border-b">
          <details className="group">
            <Summary>{entry.question}</Summary>
            {/* Browsers unfold what an address leads into: the answer, with room for its question above it. */}
            <p id={idOf?.(n)} className="max-w-measure scroll-mt-48 pb-7 text-muted">
              {entry.answer}
            </p>
          </details>
        </li>
      ))}
    </ul>
  );
}
