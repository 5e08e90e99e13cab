import type { PlainAction } from '@/components/account/plain-form';
import { deskWords } from '@/lib/desk/desk-words';
import { DeskForm } from './desk-form';

type Props = { id: string; isAnswered: boolean; setAnswered: PlainAction };

/** Marks a message as answered without a reply, or opens it again. */
export function MarkMessage({ id, isAnswered, setAnswered }: Props) {
  const { messages: t } = deskWords;
  return (
    <DeskForm
      action={setAnswered}
      fields={{ id, mark: isAnswered ? 'reopened' : 'answered' }}
      button={isAnswered ? t.reopen : t.markAnswered}
      variant="outline"
      size="sm"
    />
  );
}
