import { getTranslations } from 'next-intl/server';
import { Section } from '@/components/ui/section';
import { Heading } from '@/components/ui/text';
import { technologies } from '@/content/technologies';

/** The six technologies, in a grid of hairlines. */
export async function Technologies() {
  const t = await getTranslations('collections.technologies');
  return (
    <div className="bg-paper">
      <Section>
        <Heading eyebrow={t('eyebrow')} title={t('title')} text={t('text')} />
        <ul className="mt-14 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
          {technologies.map((technology, index) => (
            <li key={technology} className="grid content-start gap-3 border-line border-t py-9">
              <p aria-hidden="true" className="font-display text-gold-text text-lead">
                {['I', 'II', 'III', 'IV', 'V', 'VI'][index]}
              </p>
              <h3 className="text-heading">{t(`items.${technology}.title`)}</h3>
              <p className="text-muted text-small">{t(`items.${technology}.text`)}</p>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
