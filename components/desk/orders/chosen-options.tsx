import { deskWords } from '@/lib/desk/desk-words';

/** The options that were chosen most in a month. */
export function ChosenOptions({
  options,
}: {
  options: readonly { readonly name: string; readonly count: number }[];
}) {
  const { figures: t } = deskWords;
  return (
    <section className="grid gap-4">
      <h2 className="text-heading">{t.options}</h2>
      {options.length === 0 ? (
        <p className="text-muted">{t.noOptions}</p>
      ) : (
        <ol className="max-w-measure border-line border-t">
          {options.map(({ name, count }) => (
            <li key={name} className="flex justify-between gap-6 border-line border-b py-2">
              {name}
              <span className="text-muted tabular-nums">{count}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
