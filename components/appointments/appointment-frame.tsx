import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Notice } from '@/components/account/notice';
import { Link } from '@/components/ui/link';
import { company } from '@/content/house/company';
import { inRow, isolated } from '@/lib/i18n/locales';
import { currentLocale, getMessages } from '@/lib/i18n/request';
import type { SearchParams } from '@/lib/search-params';

type Props = { title: string; text?: ReactNode; query: SearchParams; children: ReactNode };

/** A page of an hour with the house: its title, what came of the last form, its content. */
export async function AppointmentFrame({ title, text, query, children }: Props) {
  const t = await getTranslations('appointment');
  const locale = await currentLocale();
  const phone = isolated(company.phones[0], locale);
  const { notices } = (await getMessages()).appointment;
  return (
    <div className="own-page mx-auto grid max-w-page grid-cols-1 gap-10 px-gutter pt-28 pb-section">
      <p className="hidden font-display text-lead print:block">
        {company.name}
        <span className="block font-text text-muted text-small">
          {inRow([company.street, `${company.postalCode} ${company.city}`, phone], locale)}
        </span>
      </p>
      <header className="grid justify-items-start gap-5">
        <Link href="/appointment" className="py-1 text-gold-text text-label uppercase">
          {t('title')}
        </Link>
        <h1 className="text-title">{title}</h1>
        {text && <p className="max-w-measure text-muted">{text}</p>}
      </header>
      <div className="empty:hidden [&>p]:mb-0">
        <Notice notice={query.notice} wait={query.wait} words={notices} />
      </div>
      {children}
    </div>
  );
}
