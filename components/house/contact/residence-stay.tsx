import { getTranslations } from 'next-intl/server';
import { GodGlyph } from '@/components/catalogue/drawing/god-glyph';
import { ButtonLink } from '@/components/ui/button-link';
import { Link } from '@/components/ui/link';
import { Rail } from '@/components/ui/rail';
import { Section } from '@/components/ui/section';
import { FoldMark } from '@/components/ui/summary';
import { Heading } from '@/components/ui/text';
import { ScenePicture } from '@/components/ui/theme-picture';
import { suites } from '@/content/residence/suites';
import { formatTexts } from '@/lib/i18n/format';
import { currentLocale, getMessages } from '@/lib/i18n/request';
import { residenceFactsIn } from '@/lib/residence/residence-facts';
import { suitePath } from '@/lib/residence/suite-path';

const steps = ['rooms', 'details', 'confirmation'] as const;
const rituals = [
  'hades',
  'poseidon',
  'athena',
  'artemis',
  'apollo',
  'morpheus',
  'hermes',
  'hestia',
] as const;

/** Suites whose picture is shown. */
const shownSuites = 3;

/** A night at the Résidence: how it is booked, what the house offers, and its eight rituals. */
export async function ResidenceStay() {
  const t = await getTranslations('booking');
  const form = await getTranslations('bookingForm');
  const page = await getTranslations('residencePage');
  const apartments = await getTranslations('apartments');
  const amenities = await getTranslations('amenitiesPage');
  const about = await getTranslations('apartmentDescriptions');
  const { amenitiesPage, apartmentDescriptions } = await getMessages();
  const locale = await currentLocale();
  const facts = residenceFactsIn(locale);
  return (
    <div className="bg-paper">
      <Section id="residence">
        <Heading eyebrow={apartments('title')} title={t('title')} text={form('note')} />
        <Rail className="mt-12 gap-x-8 sm:grid-cols-3">
          {suites.slice(0, shownSuites).map((suite) => (
            <li key={suite.id}>
              <Link href={suitePath(suite)} className="group grid gap-3">
                <span aria-hidden="true">
                  <ScenePicture
                    name={`suites/${suite.id}`}
                    alt={about(`${suite.id}.description`)}
                    sizes="(min-width: 40rem) 30vw, 76vw"
                    className="aspect-3/2 w-full object-cover"
                  />
                </span>
                <span className="font-display text-lead transition-colors group-hover:text-gold-text">
                  {about(`${suite.id}.name`)}
                </span>
              </Link>
            </li>
          ))}
        </Rail>
        <ol className="mt-12 grid gap-x-10 lg:grid-cols-3">
          {steps.map((step, index) => (
            <li key={step} className="grid content-start gap-3 border-line border-t py-8">
              <p aria-hidden="true" className="font-display text-gold-text text-lead">
                {index + 1}
              </p>
              <h3 className="text-heading">{t(`steps.${step}.title`)}</h3>
              <p className="text-muted text-small">{t(`steps.${step}.text`, facts)}</p>
            </li>
          ))}
        </ol>
        <dl className="mt-6 grid gap-x-10 gap-y-6 border-line border-t pt-8 text-small sm:grid-cols-3">
          <div>
            <dt className="sr-only">{form('checkIn')}</dt>
            <dd>{t('dates.checkIn', { time: facts.checkIn })}</dd>
            <dd>{t('dates.checkOut', { time: facts.checkOut })}</dd>
          </div>
          <div>
            <dt className="text-label text-muted uppercase">{t('payment.title')}</dt>
            <dd>{t('payment.text')}</dd>
          </div>
          <div>
            <dt className="text-label text-muted uppercase">{t('manage.cancel')}</dt>
            <dd>{page('rules.free', facts)}</dd>
          </div>
        </dl>
        <div className="mt-10 flex flex-wrap gap-4 max-sm:grid">
          <ButtonLink href="/residence">{page('book')}</ButtonLink>
          <ButtonLink href="/contact#message" variant="outline">
            {form('request')}
          </ButtonLink>
        </div>
        <h3 className="mt-20 mb-4 text-heading">{amenities('title')}</h3>
        <p className="max-w-measure text-muted">{amenities('intro')}</p>
        <ul className="mt-8 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-4">
          {formatTexts(amenitiesPage.items, locale, facts).map((item) => (
            <li key={item.title} className="border-line border-t py-6">
              <p className="font-display text-lead">{item.title}</p>
              <p className="text-muted text-small">{item.text}</p>
            </li>
          ))}
        </ul>
        <ul className="mt-14 grid gap-x-12 lg:grid-cols-2">
          {rituals.map((ritual) => {
            return (
              <li key={ritual} className="border-line border-t">
                <details className="group py-6">
                  <summary className="flex list-none items-center gap-5">
                    <GodGlyph
                      god={ritual === 'morpheus' ? 'morphee' : ritual}
                      className="size-8 shrink-0 text-gold"
                    />
                    <span>
                      <span className="block font-display text-lead">
                        {about(`${ritual}.title`)}
                      </span>
                      <span className="block text-muted text-small">
                        {about(`${ritual}.subtitle`)}
                      </span>
                    </span>
                    <FoldMark />
                  </summary>
                  <div className="grid gap-4 pt-5 ps-13">
                    <p>{about(`${ritual}.description`, facts)}</p>
                    <ul className="list-disc ps-5 text-small marker:text-gold">
                      {formatTexts(apartmentDescriptions[ritual].features, locale, facts).map(
                        (feature) => (
                          <li key={feature}>{feature}</li>
                        ),
                      )}
                    </ul>
                    <p className="font-display text-lead">{about(`${ritual}.story`)}</p>
                  </div>
                </details>
              </li>
            );
          })}
        </ul>
      </Section>
    </div>
  );
}
