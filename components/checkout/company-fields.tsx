import { getTranslations } from 'next-intl/server';
import { Field } from '@/components/ui/field';
import { longestReference } from '@/lib/checkout/new-order';
import type { SearchParams } from '@/lib/search-params';
import { paymentForm } from './payment-form';

/** What a company may add for its invoice: its VAT number, and its own reference. @param query gives back what was typed */
export async function CompanyFields({ query }: { query: SearchParams }) {
  const t = await getTranslations('payment.company');
  const typed = (name: 'vatNumber' | 'reference') => {
    const value = query[name];
    return typeof value === 'string' ? value : undefined;
  };
  return (
    <details open={query.error === 'badVatNumber'}>
      <summary className="prose-link inline-block cursor-pointer py-1">{t('title')}</summary>
      <div className="mt-4 grid gap-6 border-gold border-s-2 ps-4 sm:grid-cols-2">
        <Field
          label={t('vatNumber')}
          note={t('note')}
          name="vatNumber"
          form={paymentForm}
          maxLength={40}
          defaultValue={typed('vatNumber')}
          autoComplete="off"
          autoCapitalize="characters"
          dir="ltr"
        />
        <Field
          label={t('reference')}
          note={t('note')}
          name="reference"
          form={paymentForm}
          maxLength={longestReference}
          defaultValue={typed('reference')}
          autoComplete="off"
        />
      </div>
    </details>
  );
}
