import Form from 'next/form';
import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import type { Choice } from '@/lib/catalogue/choice';
import { type OpeningName, openingMeasures } from '@/lib/catalogue/fit/openings';
import type { ReadOpenings } from '@/lib/catalogue/fit/read-openings';
import { localePath } from '@/lib/i18n/locales';
import { currentLocale } from '@/lib/i18n/request';
import type { SearchParams } from '@/lib/search-params';
import { FollowAddress } from './follow-address.client';
import { OpeningFields } from './opening-fields';
import { PieceChoice } from './piece-choice';

const openingNames = Object.keys(openingMeasures) as OpeningName[];

/** The piece and the measures of a home; what is written travels in the address. */
export async function FitForm({
  choice,
  pieceFault,
  query,
  read,
}: {
  choice?: Choice;
  pieceFault?: string;
  query: SearchParams;
  read: ReadOpenings;
}) {
  const t = await getTranslations('fit');
  return (
    <Form
      action={localePath(await currentLocale(), '/fit')}
      prefetch={false}
      className="grid content-start gap-8 print:hidden"
    >
      <FollowAddress />
      {Object.keys(read.faults).length > 0 && (
        <p role="status" className="text-danger">
          {t('faulty')}
        </p>
      )}
      <PieceChoice choice={choice} fault={pieceFault} />
      <div className="border-line border-b">
        {openingNames.map((opening) => (
          <OpeningFields key={opening} opening={opening} query={query} read={read} />
        ))}
      </div>
      <Button type="submit" size="lg">
        {t('submit')}
      </Button>
      <p className="text-muted text-small">{t('hands')}</p>
    </Form>
  );
}
