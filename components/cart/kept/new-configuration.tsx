import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { FrontPicture } from '@/components/catalogue/piece/front-picture';
import { Heading } from '@/components/ui/text';
import type { Choice } from '@/lib/catalogue/choice';
import { ConfigurationText } from './configuration-text';

/** The configuration that is to be kept, beside the form that asks for its name. */
export async function NewConfiguration({
  choice,
  children,
}: {
  choice: Choice;
  children?: ReactNode;
}) {
  const t = await getTranslations('kept.add');
  return (
    <section
      aria-labelledby="keep"
      className="grid gap-x-16 gap-y-8 border-line border-t pt-10 sm:grid-cols-[minmax(10rem,2fr)_3fr]"
    >
      <FrontPicture {...choice} sizes="(min-width: 40rem) 35vw, 92vw" widest={960} />
      <div className="grid content-start gap-8">
        <Heading id="keep" title={t('title')} text={t('text')} />
        <ConfigurationText choice={choice} />
        {children}
      </div>
    </section>
  );
}
