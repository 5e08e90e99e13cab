import { getTranslations } from 'next-intl/server';
import { Section } from '@/components/ui/section';
import { Heading } from '@/components/ui/text';

const abilities = [
  'search',
  'read',
  'rules',
  'compare',
  'price',
  'fit',
  'deliver',
  'basket',
  'offer',
  'visit',
] as const;

/** What an assistant does for a visitor, verb by verb. */
export async function Abilities() {
  const t = await getTranslations('assistants.can');
  return (
    <Section className="grid gap-x-16 gap-y-12 border-line border-t lg:grid-cols-[1fr_1.8fr]">
      <div className="lg:sticky lg:top-32 lg:self-start">
        <Heading eyebrow={t('eyebrow')} title={t('title')} text={t('text')} />
      </div>
      <dl className="border-line border-t">
        {abilities.map((ability) => (
          <div
            key={ability}
            className="rise grid gap-x-10 gap-y-2 border-line border-b py-7 sm:grid-cols-[14rem_1fr]"
          >
            <dt className="font-display text-gold-text text-heading">
              {t(`items.${ability}.title`)}
            </dt>
            <dd className="max-w-measure text-muted sm:pt-1.5">{t(`items.${ability}.text`)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
