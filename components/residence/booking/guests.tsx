import { getTranslations } from 'next-intl/server';
import { Select } from '@/components/ui/field';
import type { Suite } from '@/content/residence/suites';

/** How many come. */
export async function Guests({
  suite,
  guests,
}: {
  suite: Suite;
  guests: { readonly adults: number; readonly children: number };
}) {
  const t = await getTranslations('booking');
  const form = await getTranslations('bookingForm');
  const numbers = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, n) => from + n);
  const options = (from: number, to: number) =>
    numbers(from, to).map((n) => (
      <option key={n} value={n}>
        {n}
      </option>
    ));
  return (
    <fieldset className="grid grid-cols-2 gap-6">
      <legend className="sr-only">{t('guests')}</legend>
      {/* Of another suite they are others: what was chosen before stands in the address. */}
      <Select
        key={`adults ${suite.id}`}
        label={form('adults')}
        name="adults"
        defaultValue={Math.min(guests.adults, suite.guests)}
      >
        {options(1, suite.guests)}
      </Select>
      <Select
        key={`children ${suite.id}`}
        label={form('children')}
        name="children"
        defaultValue={Math.min(guests.children, suite.guests - 1)}
      >
        {options(0, suite.guests - 1)}
      </Select>
      <p className="col-span-2 text-muted text-small">{t('most', { count: suite.guests })}</p>
    </fieldset>
  );
}
