import { getTranslations } from 'next-intl/server';
import { Section } from '@/components/ui/section';
import { Heading } from '@/components/ui/text';

const limits = ['payment', 'personal', 'cart'] as const;

/** What no assistant receives. */
export async function Limits() {
  const t = await getTranslations('assistants.never');
  return (
    <div className="deep">
      <Section>
        <Heading eyebrow={t('eyebrow')} title={t('title')} text={t('text')} />
        <ul className="mt-14 grid gap-x-10 gap-y-10 md:grid-cols-3">
          {limits.map((limit) => (
            <li key={limit} className="grid content-start gap-3 border-gold border-t pt-6">
              <h3 className="text-heading">{t(`items.${limit}.title`)}</h3>
              <p className="text-muted">{t(`items.${limit}.text`)}</p>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
