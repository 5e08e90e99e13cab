type Entry = { readonly question: string; readonly answer: string };

/** Questions whose answers expand without a script. */
export function Questions({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul className="max-w-[60rem] border-line border-t">
      {entries.map((entry) => (
        <li key={entry.question} className="border-line border-b">
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
