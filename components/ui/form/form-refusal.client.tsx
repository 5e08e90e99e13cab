import { useEffect, useRef } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { formatSentence, type Sentence } from '@/lib/i18n/sentence';
import { waitText } from '@/lib/process/wait';

type Props = {
  /** Nothing was refused while there is none. */
  sentence: string | undefined;
  /** Said instead while there is a time to wait. */
  tooMany: Sentence;
  waitSeconds?: number;
  locale: Locale;
};

/** Why a form was not handled though its fields are right: said beside its button, where it was pressed. */
export function FormRefusal({ sentence, tooMany, waitSeconds, locale }: Props) {
  const place = useRef<HTMLParagraphElement>(null);
  const wait = waitSeconds === undefined ? undefined : waitText(locale, waitSeconds);
  const isSaid = Boolean(wait ?? sentence);
  useEffect(() => {
    if (isSaid) place.current?.scrollIntoView({ block: 'center' });
  }, [isSaid]);
  return (
    <p
      ref={place}
      role="status"
      className="border-gold border-s-2 bg-paper px-6 py-4 empty:hidden sm:col-span-2"
    >
      {wait ? formatSentence(tooMany, locale, { wait }) : sentence}
    </p>
  );
}
