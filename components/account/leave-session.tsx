import { SubmitButton } from '@/components/ui/form/submit-button.client';
import { getMessages } from '@/lib/i18n/request';
import { type PlainAction, PlainForm } from './plain-form';

type Props = {
  leave: PlainAction;
  /** Path of the page that shows this, and shows the result. */
  page: string;
};

/** The button that ends a session, proven or not, for people who share a device. */
export async function LeaveSession({ leave, page }: Props) {
  const words = (await getMessages()).myData.leave;
  return (
    <PlainForm
      action={leave}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t pt-6 print:hidden"
    >
      <input type="hidden" name="page" value={page} />
      <span className="text-muted">{words.question}</span>
      <SubmitButton variant="link">{words.button}</SubmitButton>
    </PlainForm>
  );
}
