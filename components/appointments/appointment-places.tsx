import { getTranslations } from 'next-intl/server';
import { PiecePicture } from '@/components/catalogue/piece/piece-picture';
import { ButtonLink } from '@/components/ui/button-link';
import type { AppointmentPlace } from '@/content/appointments/appointments';
import type { Category } from '@/content/catalogue/piece';
import { appointmentFacts } from '@/lib/appointments/appointment-facts';
import { offeredPlaces } from '@/lib/appointments/place';
import { requirePiece } from '@/lib/catalogue/catalogue';

/** The piece whose room stands for each place. */
const rooms: Readonly<Record<AppointmentPlace, readonly [Category, string]>> = {
  salon: ['chair', 'athena'],
  video: ['bed', 'poseidon'],
  telephone: ['table', 'hermes-side-table'],
};

/** The places, each with its picture and the way to its hours. */
export async function AppointmentPlaces() {
  const t = await getTranslations('appointment');
  return (
    <ul className="grid gap-x-10 gap-y-16 lg:grid-cols-3">
      {offeredPlaces.map((place, index) => {
        const piece = requirePiece(...rooms[place]);
        return (
          <li key={place} className="grid content-start gap-4">
            <PiecePicture
              piece={piece}
              sizes="(min-width: 64rem) 30vw, 100vw"
              isFirst={index === 0}
              className="aspect-3/2 w-full object-cover"
            />
            <h2 className="pt-2 text-heading">{t(`places.${place}.title`)}</h2>
            <p className="max-w-measure text-muted">
              {t(`places.${place}.text`, appointmentFacts)}
            </p>
            <ButtonLink
              href={`/appointment/book?place=${place}`}
              prefetch={false}
              variant={index === 0 ? undefined : 'outline'}
              className="justify-self-start"
            >
              {t('book')}
              <span className="sr-only">, {t(`places.${place}.title`)}</span>
            </ButtonLink>
          </li>
        );
      })}
    </ul>
  );
}
