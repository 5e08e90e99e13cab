import type { Metadata } from 'next';
import { getFormatter } from 'next-intl/server';
import { TextPage } from '@/components/legal/text-page';
import { house } from '@/content/house';
import { words } from '@/lib/i18n/request';
import { pageMetadata } from '@/lib/seo';

const path = '/privacy-policy';

/** Who answers for the data, as the sentences name it. */
const facts: Readonly<Record<string, string>> = {
  controller: house.legalName,
  privacyEmail: house.privacyEmail,
  dpoEmail: house.dpoEmail,
  phone: house.phones[0],
  address: `${house.street}, ${house.postalCode} ${house.city}`,
};

const fill = (text: string) =>
  text.replace(/\{(\w+)\}/g, (whole, key: string) => facts[key] ?? whole);

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = (await words()).privacy.meta;
  return pageMetadata({ path, title, description });
}

export default async function PrivacyPolicyPage() {
  const { privacy } = await words();
  const format = await getFormatter();
  const date = format.dateTime(new Date(privacy.updatedOn), { dateStyle: 'long' });
  return (
    <TextPage
      path={path}
      title={privacy.title}
      intro={privacy.intro}
      sections={privacy.sections}
      fill={fill}
    >
      <p className="text-muted text-small">
        {privacy.updatedLabel.replace('{date}', date)} ·{' '}
        <a href={privacy.cnilUrl} className="prose-link" rel="noopener noreferrer">
          {privacy.cnilLabel}
        </a>
      </p>
    </TextPage>
  );
}
