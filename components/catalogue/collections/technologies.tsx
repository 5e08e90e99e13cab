import { getTranslations } from 'next-intl/server';
import { Rail } from '@/components/ui/rail';
import { Section } from '@/components/ui/section';
import { Heading } from '@/components/ui/text';
import { ScenePicture } from '@/components/ui/theme-picture';
import { technologies } from '@/content/catalogue/technologies';

/** The six technologies, in a grid of hairlines. */
export async function Technologies() {
  const t = await getTranslations('collections.technologies');
  const alt = (await getTranslations('gallery.items'))('4.alt');
  return (
    <div className="bg-paper">
      <Section>
        <div className="grid items-center gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
          <Heading eyebrow={t('eyebrow')} title={t('title')} text={t('text')} />
          <ScenePicture
            name="technology/section"
            alt={alt}
            sizes="(min-width: 90rem) 44rem, (min-width: 64rem) 50vw, 92vw"
            className="rise w-full"
          />
        </div>
        <Rail label={t('title')} className="mt-8 gap-x-10 sm:mt-14 sm:grid-cols-2 lg:grid-cols-3">
          {technologies.map((technology, index) => (
            <li key={technology} className="grid content-start gap-3 border-line border-t py-10">
              <p aria-hidden="true" className="font-display text-gold-text text-lead">
                {['I', 'II', 'III', 'IV', 'V', 'VI'][index]}
              </p>
              <h3 className="text-heading">{t(`items.${technology}.title`)}</h3>
              <p className="text-muted text-small">{t(`items.${technology}.text`)}</p>
            </li>
          ))}
        </Rail>
      </Section>
    </div>
  );
}
