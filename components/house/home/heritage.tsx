import { getTranslations } from 'next-intl/server';
import { RoomPicture } from '@/components/catalogue/collections/room';
import { ButtonLink } from '@/components/ui/button-link';
import { Section } from '@/components/ui/section';
import { Eyebrow } from '@/components/ui/text';
import { ScenePicture } from '@/components/ui/theme-picture';
import { getMessages } from '@/lib/i18n/request';

/** Where the house comes from, and four figures. */
export async function Heritage() {
  const t = await getTranslations('home.heritage');
  const plate = (await getTranslations('viewer.plates'))('olympe');
  const { paragraphs, facts } = (await getMessages()).home.heritage;
  const [first, ...others] = paragraphs;
  return (
    <Section id="heritage">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.2fr]">
        <div className="grid content-start gap-5 lg:sticky lg:top-32 lg:self-start">
          <Eyebrow>{t('eyebrow')}</Eyebrow>
          <h2 className="text-title">{t('title')}</h2>
          <ButtonLink href="/gallery" variant="link" className="justify-self-start py-2">
            {t('link')}
          </ButtonLink>
        </div>
        <p className="drop-cap font-display text-lead leading-relaxed">{first}</p>
      </div>
      <div className="mt-10 grid grid-cols-[1.6fr_1fr] sm:mt-16 items-end gap-[clamp(0.75rem,2vw,2rem)]">
        <RoomPicture
          id={1}
          sizes="(min-width: 90rem) 52rem, 58vw"
          className="aspect-3/2 w-full object-cover"
        />
        <ScenePicture
          name="plates/olympe"
          alt={plate}
          sizes="(min-width: 90rem) 32rem, 36vw"
          className="aspect-4/5 w-full object-cover object-[80%_50%]"
        />
      </div>
      <div className="mt-10 grid gap-x-16 gap-y-6 sm:mt-16 sm:grid-cols-2">
        {others.map((paragraph, index) => (
          <p key={paragraph.slice(0, 24)} className={index > 0 ? 'max-sm:hidden' : ''}>
            {paragraph}
          </p>
        ))}
      </div>
      <dl className="mt-10 grid sm:mt-16 grid-cols-2 border-line border-t lg:grid-cols-4">
        {facts.map((fact) => (
          <div
            key={fact.label}
            className="flex flex-col-reverse justify-end gap-1 py-5 pe-6 sm:py-8"
          >
            <dt className="max-w-80 text-muted text-small">{fact.label}</dt>
            <dd className="font-display text-title text-gold-text">{fact.value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
