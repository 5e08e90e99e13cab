import { getTranslations } from 'next-intl/server';
import { SubmitButton } from '@/components/ui/form/submit-button.client';
import { type PlainAction, PlainForm } from './plain-form';

type Props = {
  leave: PlainAction;
  /** Path of the page that shows this, and shows the result. */
  page: string;
};

/** The button that ends a session, proven or not, for people who share a device. */
export async function LeaveSession({ leave, page }: Props) {
  const t = await getTranslations('myData.leave');
  return (
    <PlainForm
      action={leave}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t pt-6 print:hidden"
    >
      <input type="hidden" name="page" value={page} />
      <span className="text-muted">{t('question')}</span>
      <SubmitButton variant="link">{t('button')}</SubmitButton>
    </PlainForm>
  );
}
