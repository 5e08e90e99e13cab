import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import { ScenePicture } from '@/components/ui/theme-picture';
import { type Suite, suites } from '@/content/residence/suites';
import { currentLocale } from '@/lib/i18n/request';
import { formatDollars } from '@/lib/residence/night-price';

/** The six suites as links: the chosen one is named as such. */
export async function ChooseSuite({
  chosen,
  hrefOf,
}: {
  chosen: Suite;
  hrefOf: (suite: Suite) => string;
}) {
  const t = await getTranslations('booking');
  const about = await getTranslations('apartmentDescriptions');
  const card = await getTranslations('apartments');
  const locale = await currentLocale();
  return (
    <nav aria-label={t('suite')}>
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        {suites.map((suite) => (
          <li key={suite.id}>
            <Link
              href={hrefOf(suite)}
              scroll={false}
              prefetch={false}
              aria-current={suite.id === chosen.id ? 'true' : undefined}
              className="group grid h-full content-start gap-2 border border-line p-2 transition-colors hover:border-gold-text aria-[current=true]:border-gold-text aria-[current=true]:bg-paper"
            >
              <ScenePicture
                name={`suites/${suite.id}`}
                alt={about(`${suite.id}.name`)}
                sizes="(min-width: 64rem) 18vw, (min-width: 40rem) 30vw, 45vw"
                widest={480}
                className="aspect-3/2 w-full object-cover"
              />
              <span className="text-small leading-snug">{about(`${suite.id}.name`)}</span>
              <span className="text-small">
                <bdi dir="ltr" className="lining-nums tabular-nums">
                  {formatDollars(suite.pricePerNightUsd * 100, locale)}
                </bdi>{' '}
                <span className="text-muted">{card('perNight')}</span>
              </span>
              <span className="text-muted text-small">
                {card('capacity', { guests: suite.guests })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
