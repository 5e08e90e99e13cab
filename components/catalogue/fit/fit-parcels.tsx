import { getTranslations } from 'next-intl/server';
import { parcelLines } from '@/components/catalogue/piece/data-rows';
import { Items } from '@/components/catalogue/piece/sheet';
import type { Parcel } from '@/content/catalogue/parcel-sizes';

/** The parcels of the chosen piece, with their sizes. */
export async function FitParcels({ parcels }: { parcels: readonly Parcel[] }) {
  const t = await getTranslations('fit');
  return (
    <section aria-labelledby="parcels" className="grid content-start gap-5">
      <h2 id="parcels" className="text-heading">
        {t('parcels')}
      </h2>
      <Items items={await parcelLines(parcels)} />
    </section>
  );
}
