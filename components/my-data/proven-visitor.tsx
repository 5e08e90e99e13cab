import type { ComponentProps } from 'react';
import { Button, buttonLook } from '@/components/ui/button';
import { localePath } from '@/lib/i18n/locales';
import { currentLocale, words } from '@/lib/i18n/request';
import { Block } from './block';
import { type PlainAction, PlainForm } from './plain-form';
import { Sessions } from './sessions';

type Props = {
  letter: 'none' | 'asked' | 'sent';
  sessions: ComponentProps<typeof Sessions>['sessions'];
  actions: Readonly<Record<'endSession' | 'setLetter' | 'erase', PlainAction>>;
};

/** What a visitor may do with what is held on them. */
export async function ProvenVisitor({ letter, sessions, actions }: Props) {
  const { myData: t } = await words();
  const download = localePath(await currentLocale(), '/my-data/download');
  return (
    <>
      <Sessions sessions={sessions} endSession={actions.endSession} />
      <Block title={t.letter.title} text={t.letter[letter]}>
        <PlainForm action={actions.setLetter}>
          <input type="hidden" name="letter" value={letter === 'sent' ? 'off' : 'on'} />
          <Button type="submit" variant="outline">
            {letter === 'sent' ? t.letter.stop : t.letter.start}
          </Button>
        </PlainForm>
      </Block>
      <Block title={t.download.title} text={t.download.text}>
        <a href={download} download className={buttonLook({ variant: 'outline' })}>
          {t.download.button}
        </a>
      </Block>
      <Block title={t.erase.title} text={t.erase.text}>
        <PlainForm action={actions.erase} className="grid gap-6">
          <label className="grid grid-cols-[auto_1fr] items-start gap-4">
            <input type="checkbox" name="sure" required className="mt-1 size-6 accent-gold-text" />
            {t.erase.sure}
          </label>
          <Button type="submit" variant="destructive" className="justify-self-start">
            {t.erase.button}
          </Button>
        </PlainForm>
      </Block>
    </>
  );
}
