/** Facts, row by row: a label and what holds. */
export function FactRows({ rows }: { rows: readonly (readonly [label: string, value: string])[] }) {
  return (
    <dl className="border-line border-t">
      {rows.map(([label, value]) => (
        <div
          key={label}
          className="grid gap-x-6 gap-y-1 border-line border-b py-4 sm:grid-cols-[10rem_1fr]"
        >
          <dt className="text-label text-muted uppercase">{label}</dt>
          <dd className="wrap-anywhere">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
