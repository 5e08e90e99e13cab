import type { ReactNode } from 'react';
import { ActionForm } from '@/components/ui/form/action-form.client';
import { currentLocale } from '@/lib/i18n/request';

export type PlainAction = (form: FormData) => Promise<void>;

type Props = { action: PlainAction; children: ReactNode; className?: string };

/** A form that needs no script: its action sends the visitor on, in the language of the page. */
export async function PlainForm({ action, children, className }: Props) {
  return (
    <ActionForm action={action} className={className}>
      <input type="hidden" name="locale" value={await currentLocale()} />
      {children}
    </ActionForm>
  );
}
