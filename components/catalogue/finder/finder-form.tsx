import Form from 'next/form';
import { getTranslations } from 'next-intl/server';
import { FollowAddress } from '@/components/catalogue/fit/follow-address.client';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/field';
import { Link } from '@/components/ui/link';
import { colours } from '@/content/catalogue/colours';
import { categories } from '@/content/catalogue/piece';
import { recordings, sorts } from '@/lib/catalogue/finder/finder';
import { countWith, leadTimes } from '@/lib/catalogue/finder/finder-hints';
import { filterFields, finderPath, type Search } from '@/lib/catalogue/finder/finder-query';
import { localePath } from '@/lib/i18n/locales';
import { currentLocale } from '@/lib/i18n/request';
import { ChoiceField, ChoiceGroup } from './choice-field';
import { NumberField } from './number-field';

/** All filters, each choice with the number of pieces it leaves. A form that asks by its address. */
export async function FinderForm({ filters, sort }: Omit<Search, 'page'>) {
  const t = await getTranslations('finder');
  const sections = await getTranslations('collections.sections');
  const action = localePath(await currentLocale(), finderPath);
  return (
    <Form action={action} prefetch={false} scroll={false} className="grid gap-8">
      <ChoiceGroup legend={t('filters.categories')}>
        {categories.map((category) => (
          <ChoiceField
            key={category}
            type="checkbox"
            name={filterFields.categories}
            value={category}
            label={sections(`${category}.anchorLabel`)}
            count={countWith(filters, { categories: [category] })}
            defaultChecked={filters.categories.includes(category)}
          />
        ))}
      </ChoiceGroup>
      <NumberField name="wallCm" note={t('wallNote')} value={filters.wallCm} />
      <NumberField name="minEuros" value={filters.minEuros} />
      <NumberField name="maxEuros" value={filters.maxEuros} />
      <ChoiceGroup legend={t('filters.colours')}>
        {colours.map((colour) => (
          <ChoiceField
            key={colour}
            type="checkbox"
            name={filterFields.colours}
            value={colour}
            label={t(`colours.${colour}`)}
            count={countWith(filters, { colours: [colour] })}
            defaultChecked={filters.colours.includes(colour)}
          />
        ))}
      </ChoiceGroup>
      <ChoiceGroup legend={t('filters.recording')}>
        <ChoiceField
          type="radio"
          name={filterFields.recording}
          value=""
          label={t('any')}
          defaultChecked={filters.recording === undefined}
        />
        {recordings.map((recording) => (
          <ChoiceField
            key={recording}
            type="radio"
            name={filterFields.recording}
            value={recording}
            label={t(`recordings.${recording}`)}
            count={countWith(filters, { recording })}
            defaultChecked={filters.recording === recording}
          />
        ))}
      </ChoiceGroup>
      <ChoiceGroup legend={t('filters.maxWeeks')}>
        <ChoiceField
          type="radio"
          name={filterFields.maxWeeks}
          value=""
          label={t('any')}
          defaultChecked={filters.maxWeeks === undefined}
        />
        {leadTimes.map((weeks) => (
          <ChoiceField
            key={weeks}
            type="radio"
            name={filterFields.maxWeeks}
            value={weeks}
            label={t('weeksAtMost', { weeks })}
            count={countWith(filters, { maxWeeks: weeks })}
            defaultChecked={filters.maxWeeks === weeks}
          />
        ))}
      </ChoiceGroup>
      <Select label={t('sort')} name="sort" defaultValue={sort}>
        {sorts.map((one) => (
          <option key={one} value={one}>
            {t(`sorts.${one}`)}
          </option>
        ))}
      </Select>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
        <Button type="submit">{t('show')}</Button>
        <Link href={finderPath} prefetch={false} scroll={false} className="prose-link py-1.5">
          {t('clear')}
        </Link>
      </div>
      <FollowAddress />
    </Form>
  );
}
