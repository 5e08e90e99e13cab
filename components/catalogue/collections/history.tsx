import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button-link';
import { Rail } from '@/components/ui/rail';
import { Section } from '@/components/ui/section';
import { Eyebrow, Heading } from '@/components/ui/text';
import { getMessages } from '@/lib/i18n/request';

/** Where the name of the house comes from. */
export async function HeritageBlock() {
  const t = await getTranslations('collections.heritage');
  return (
    <div className="deep">
      <Section className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
        <div className="grid content-start gap-5">
          <Eyebrow>{t('eyebrow')}</Eyebrow>
          <h2 className="text-title">{t('title')}</h2>
        </div>
        <div className="grid content-start gap-8">
          <p className="font-display text-lead">{t('text')}</p>
          <ButtonLink href="/gallery" variant="link" className="justify-self-start py-2">
            {t('link')}
          </ButtonLink>
        </div>
      </Section>
    </div>
  );
}

/** The years of the project. */
export async function History() {
  const t = await getTranslations('collections.history');
  const { entries } = (await getMessages()).collections.history;
  return (
    <Section>
      <Heading eyebrow={t('eyebrow')} title={t('title')} text={t('intro')} />
      <Rail label={t('title')} isOrdered className="mt-8 border-line sm:mt-14 sm:border-t">
        {entries.map((entry) => (
          <li
            key={entry.year}
            className="rise grid content-start gap-x-10 gap-y-2 border-line pt-6 pb-2 max-sm:border-t sm:grid-cols-[9rem_1fr] sm:border-b sm:py-8 lg:grid-cols-[12rem_1fr_1.5fr]"
          >
            <p className="font-display text-heading text-gold-text">{entry.year}</p>
            <h3 className="text-heading">{entry.title}</h3>
            <p className="max-w-measure text-muted sm:max-lg:col-start-2">{entry.text}</p>
          </li>
        ))}
      </Rail>
      <p className="mt-6 text-muted text-small">{t('note')}</p>
    </Section>
  );
}
