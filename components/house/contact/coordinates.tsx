import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { company } from '@/content/house/company';
import { currentLocale } from '@/lib/i18n/request';
import { residenceFactsIn } from '@/lib/residence/residence-facts';

/** Where the house is and how to reach it. */
export async function Coordinates() {
  const t = await getTranslations('contact');
  const appointment = await getTranslations('appointment');
  return (
    <div className="grid content-start gap-8">
      <Block title={t('addressTitle')}>
        <p>
          <bdi>{company.legalName}</bdi>
        </p>
        <p>
          <bdi>{company.street}</bdi>
        </p>
        <p>
          <bdi>{`${company.postalCode} ${company.city}`}</bdi>
        </p>
      </Block>
      <Block title={t('phoneTitle')}>
        {company.phones.map((phone) => (
          <a
            key={phone}
            href={`tel:${phone.replaceAll(' ', '')}`}
            className="block py-0.5 hover:text-gold-text"
          >
            <bdi dir="ltr">{phone}</bdi>
          </a>
        ))}
      </Block>
      <Block title={t('emailTitle')}>
        {[company.email, company.residenceEmail].map((email) => (
          <a key={email} href={`mailto:${email}`} className="block py-0.5 hover:text-gold-text">
            {email}
          </a>
        ))}
      </Block>
      <Block title={t('hoursTitle')}>
        <p>{t('hours', residenceFactsIn(await currentLocale()))}</p>
      </Block>
      <ButtonLink href="/appointment" variant="outline" className="justify-self-start">
        {appointment('title')}
      </ButtonLink>
      <p className="border-line border-t pt-5 text-muted text-small">{t('sample')}</p>
    </div>
  );
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-2">
      <h2 className="text-label text-gold-text uppercase">{title}</h2>
      <address className="wrap-anywhere font-display text-lead not-italic">{children}</address>
    </div>
  );
}
