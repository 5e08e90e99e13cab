import { getTranslations } from 'next-intl/server';
import { SubmitButton } from '@/components/ui/form/submit-button.client';
import { dayInWords, momentInWords } from '@/lib/calendar/dates';
import { currentLocale } from '@/lib/i18n/request';
import { Block } from './block';
import { type PlainAction, PlainForm } from './plain-form';

type Entry = {
  readonly id: string;
  readonly openedAt: Date;
  readonly expiresAt: Date;
  readonly isThisOne: boolean;
};

/** The open sessions, each with the button that ends it. */
export async function Sessions({
  sessions,
  endSession,
}: {
  sessions: readonly Entry[];
  endSession: PlainAction;
}) {
  const t = await getTranslations('myData.sessions');
  const locale = await currentLocale();
  return (
    <Block title={t('title')} text={t('text')}>
      <ul className="w-full">
        {sessions.map(({ id, openedAt, expiresAt, isThisOne }) => {
          const opened = momentInWords(openedAt, locale);
          const expires = dayInWords(expiresAt, locale);
          return (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-4 border-line border-b py-4"
            >
              <span>
                {t('entry', { opened, expires })}
                {isThisOne && <strong> · {t('here')}</strong>}
              </span>
              <PlainForm action={endSession}>
                <input type="hidden" name="id" value={id} />
                <SubmitButton size="sm" variant="outline" aria-label={t('endLabel', { opened })}>
                  {t('end')}
                </SubmitButton>
              </PlainForm>
            </li>
          );
        })}
      </ul>
    </Block>
  );
}
