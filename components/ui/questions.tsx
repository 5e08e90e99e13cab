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
        <li key={entry.question} id={idOf?.(n)} className="border-line border-b">
          <details className="group">
            <summary className="flex list-none items-baseline justify-between gap-6 py-5 font-display text-lead transition-colors hover:text-gold-text">
              {entry.question}
              <span
                aria-hidden="true"
                className="transition-transform duration-300 group-open:rotate-45"
              >
                +
              </span>
            </summary>
            <p className="max-w-measure pb-7 text-muted">{entry.answer}</p>
          </details>
        </li>
      ))}
    </ul>
  );
}
