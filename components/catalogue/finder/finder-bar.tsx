import Form from 'next/form';
import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/field';
import { Link } from '@/components/ui/link';
import { categories } from '@/content/catalogue/piece';
import { filterFields, finderPath } from '@/lib/catalogue/finder/finder-query';
import { localePath } from '@/lib/i18n/locales';
import { currentLocale } from '@/lib/i18n/request';
import { NumberField } from './number-field';

/** The most used filters, on a phone only the first, and a link to all. */
export async function FinderBar() {
  const t = await getTranslations('finder');
  const sections = await getTranslations('collections.sections');
  return (
    <search className="mx-auto block max-w-page px-gutter pb-6 sm:pb-12 print:hidden">
      <Form
        action={localePath(await currentLocale(), finderPath)}
        prefetch={false}
        className="grid grid-cols-[1fr_auto] items-end gap-x-4 gap-y-2 border-line border-y py-4 sm:grid-cols-3 sm:gap-y-4 xl:gap-9 sm:py-6 lg:grid-cols-[1fr_1fr_1fr_auto_auto]"
      >
        <Select label={t('filters.categories')} name={filterFields.categories}>
          <option value="">{t('anyCategory')}</option>
          {categories.map((category) => (
            <option key={category} value={category}>
              {sections(`${category}.anchorLabel`)}
            </option>
          ))}
        </Select>
        <NumberField name="wallCm" className="max-sm:hidden" />
        <NumberField name="maxEuros" className="max-sm:hidden" />
        <Button type="submit">{t('show')}</Button>
        <Link href={finderPath} prefetch={false} className="prose-link py-2 text-small sm:py-3">
          {t('allFilters')}
        </Link>
      </Form>
    </search>
  );
}
