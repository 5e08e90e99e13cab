import { directionOf } from '@/lib/i18n/locales';
import { currentLocale } from '@/lib/i18n/request';

const arabic = /\p{Script=Arabic}/u;

/** Facts, row by row: a label and what holds. What has words in the script of the page runs in its direction. */
export async function FactRows({
  rows,
}: {
  rows: readonly (readonly [label: string, value: string])[];
}) {
  const direction = directionOf(await currentLocale());
  const directionIn = (value: string) =>
    direction === 'rtl' && arabic.test(value) ? 'rtl' : undefined;
  return (
    <dl className="border-line border-t">
      {rows.map(([label, value]) => (
        <div
          key={label}
          className="grid gap-x-6 gap-y-1 border-line border-b py-4 sm:grid-cols-[10rem_1fr]"
        >
          <dt className="text-label text-muted uppercase">{label}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">
            <bdi dir={directionIn(value)}>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
