import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Rail } from '@/components/ui/rail';
import { Section } from '@/components/ui/section';
import { Heading } from '@/components/ui/text';
import { ScenePicture } from '@/components/ui/theme-picture';
import { type Suite, suites } from '@/content/residence/suites';
import { requirePiece, storyPath } from '@/lib/catalogue/catalogue';
import { localePath } from '@/lib/i18n/locales';
import { currentLocale } from '@/lib/i18n/request';
import { formatDollars } from '@/lib/residence/night-price';
import { bookPath } from '@/lib/residence/suite-path';

/** Features shown on a card; the rest is counted. */
const shownFeatures = 3;

/** The six suites of the Résidence, where one sleeps in a bed before buying it. */
export async function Residence() {
  const t = await getTranslations('home.residence');
  return (
    <div className="bg-paper">
      <Section id="residence">
        <Heading eyebrow={t('eyebrow')} title={t('title')} text={t('text')} />
        <Rail className="mt-8 gap-x-8 gap-y-16 sm:mt-16 sm:grid-cols-2 lg:grid-cols-3">
          {suites.map((suite) => (
            <li key={suite.id} className="sm:row-span-8 sm:grid sm:grid-rows-subgrid">
              <SuiteCard suite={suite} />
            </li>
          ))}
        </Rail>
        <p className="mt-8 sm:mt-14 text-muted text-small">{t('note')}</p>
      </Section>
    </div>
  );
}

async function SuiteCard({ suite }: { suite: Suite }) {
  const t = await getTranslations('apartments');
  const about = await getTranslations('apartmentDescriptions');
  const page = await getTranslations('residencePage');
  const locale = await currentLocale();
  const piece = requirePiece('bed', suite.bed);
  const hidden = suite.features.length - shownFeatures;
  return (
    <article className="rise grid h-full content-start gap-4 sm:row-span-8 sm:grid-rows-subgrid">
      <ScenePicture
        name={`suites/${suite.id}`}
        alt={about(`${suite.id}.name`)}
        sizes="(min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 76vw"
        className="aspect-3/2 w-full object-cover"
      />
      <p className="text-label text-gold-text uppercase">{t('location')}</p>
      <h3 className="text-heading">{about(`${suite.id}.name`)}</h3>
      <p className="text-muted text-small">{about(`${suite.id}.description`)}</p>
      <p className="text-small">
        {t('capacity', { guests: suite.guests })} · {t('size', { area: suite.areaSqm })}
      </p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-small">
        {suite.features.slice(0, shownFeatures).map((feature) => (
          <li key={feature} className="flex items-center gap-2">
            <FeatureIcon feature={feature} />
            {t(`features.${feature}`)}
          </li>
        ))}
        {hidden > 0 && (
          <li className="flex items-center text-muted">{t('more', { count: hidden })}</li>
        )}
      </ul>
      <p>
        <bdi dir="ltr" className="font-display text-lead lining-nums tabular-nums">
          {formatDollars(suite.pricePerNightUsd * 100, locale)}
        </bdi>{' '}
        <span className="text-muted text-small">{t('perNight')}</span>
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {/* A full load, as the booking site that this card comes from did. */}
        <a
          href={localePath(locale, storyPath(piece))}
          className={buttonClass({ variant: 'outline' })}
        >
          {t('buy')}
        </a>
        <a href={localePath(locale, bookPath(suite))} rel="nofollow" className="prose-link">
          {page('book')}
        </a>
      </div>
    </article>
  );
}

const icons: Readonly<Record<string, string>> = {
  bathroom: 'M3 12h18v3a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4ZM6 12V6a2 2 0 0 1 4 0',
  kitchen: 'M7 3v8M4.5 3v5.5a2.5 2.5 0 0 0 5 0V3M7 11v10M16 3c-2 2-2 7 0 9v9',
  wifi: 'M3 9.5c5-4.7 13-4.7 18 0M6 13c3.4-3.2 8.6-3.2 12 0M9 16.5c1.7-1.6 4.3-1.6 6 0M12 20v.01',
};

function FeatureIcon({ feature }: { feature: string }) {
  const path = icons[feature];
  if (!path) return null;
  return <Icon path={path} className="size-4 text-gold-text" />;
}
