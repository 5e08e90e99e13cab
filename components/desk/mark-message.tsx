import type { PlainAction } from '@/components/account/plain-form';
import { ActionForm } from '@/components/ui/form/action-form.client';
import { SubmitButton } from '@/components/ui/form/submit-button.client';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { deskWords } from '@/lib/desk/desk-words';

type Props = { id: string; isAnswered: boolean; setAnswered: PlainAction };

/** Marks a message as answered without a reply, or opens it again. */
export function MarkMessage({ id, isAnswered, setAnswered }: Props) {
  const { messages: t } = deskWords;
  return (
    <ActionForm action={setAnswered}>
      <HiddenFields fields={{ id, mark: isAnswered ? 'reopened' : 'answered' }} />
      <SubmitButton variant="outline" size="sm">
        {isAnswered ? t.reopen : t.markAnswered}
      </SubmitButton>
    </ActionForm>
  );
}
