import Form from 'next/form';
import { getTranslations } from 'next-intl/server';
import { Field } from '@/components/ui/field';
import { SubmitButton } from '@/components/ui/form/submit-button.client';
import { localePath } from '@/lib/i18n/locales';
import { currentLocale } from '@/lib/i18n/request';
import { longestQuery } from '@/lib/search';

/** Asks the search page; works without scripts. */
export async function SearchForm({ text }: { text: string }) {
  const t = await getTranslations('search');
  return (
    <Form
      role="search"
      action={localePath(await currentLocale(), '/search')}
      prefetch={false}
      className="flex flex-wrap items-end gap-x-8 gap-y-6 print:hidden"
    >
      <Field
        // The field of the next answer shows what that answer is about.
        key={text}
        className="min-w-0 max-w-measure flex-1 basis-64"
        label={t('field')}
        type="search"
        name="q"
        maxLength={longestQuery}
        autoComplete="off"
        enterKeyHint="search"
        defaultValue={text}
      />
      <SubmitButton>{t('submit')}</SubmitButton>
    </Form>
  );
}
