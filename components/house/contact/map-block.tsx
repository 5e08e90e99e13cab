import { getTranslations } from 'next-intl/server';
import { ConsentedMap } from '@/components/house/consented-map.client';
import { Section } from '@/components/ui/section';
import { company } from '@/content/house/company';
import { mapProvider } from '@/content/house/map';
import { getMessages } from '@/lib/i18n/request';
import { QuarterPlan } from './quarter-plan';

/** Half the width and height of what the map shows, degrees. */
const span = { longitude: 0.012, latitude: 0.006 };

/** The way to the house; the map itself comes from its provider, after a press of the button. */
export async function MapBlock() {
  const t = await getTranslations('contact.map');
  const { map } = (await getMessages()).contact;
  const { latitude, longitude } = company;
  const box = [
    longitude - span.longitude,
    latitude - span.latitude,
    longitude + span.longitude,
    latitude + span.latitude,
  ].map((degrees) => degrees.toFixed(4));
  const query = new URLSearchParams({
    bbox: box.join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return (
    <div className="bg-paper">
      <Section className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.5fr]">
        <div className="grid content-start gap-5">
          <h2 className="text-title">{t('title')}</h2>
          <p className="text-muted">
            <bdi>{`${company.street}, ${company.postalCode} ${company.city}`}</bdi>
          </p>
          <a
            href={`${mapProvider.origin}/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`}
            className="prose-link justify-self-start py-1"
            rel="noopener noreferrer"
          >
            {t('open')}
          </a>
        </div>
        <div className="print:hidden">
          <ConsentedMap
            address={`${mapProvider.origin}/export/embed.html?${query}`}
            words={map.frame}
          >
            <QuarterPlan latitude={latitude} longitude={longitude} />
          </ConsentedMap>
        </div>
      </Section>
    </div>
  );
}
