import { getTranslations } from 'next-intl/server';
import type { PlainAction } from '@/components/account/plain-form';
import { ActionButton } from '@/components/ui/form/action-button.client';
import { Icon } from '@/components/ui/icon';

/** Sends the configuration of the form around it to the page that asks for its name. */
export async function KeepButton({ keep }: { keep: PlainAction }) {
  const t = await getTranslations('kept');
  return (
    <ActionButton variant="ghost" formAction={keep} className="word-button">
      <Icon path="M6 3.5h12v17l-6-4.5-6 4.5Z" />
      <span className="word">{t('control')}</span>
    </ActionButton>
  );
}
