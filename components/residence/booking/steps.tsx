import { getTranslations } from 'next-intl/server';

const steps = ['rooms', 'details', 'confirmation'] as const;

/** The three steps of a booking, and where the visitor is. */
export async function BookingSteps({ at }: { at: (typeof steps)[number] }) {
  const t = await getTranslations('booking');
  const place = steps.indexOf(at);
  return (
    <nav aria-label={t('stepsLabel')}>
      <ol className="grid grid-cols-3 gap-4 sm:gap-8">
        {steps.map((step, index) => (
          <li
            key={step}
            aria-current={step === at ? 'step' : undefined}
            className={`border-t-2 pt-3 text-small ${index <= place ? 'border-gold' : 'border-line text-muted'}`}
          >
            <span className="font-display text-gold-text text-lead">{index + 1}</span>
            <span className="block">{t(`steps.${step}.title`)}</span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
