import { getTranslations } from 'next-intl/server';
import { guaranteeNotices, type NoticeLanguage } from '@/content/house/guarantee-notice';

type Props = {
  language: NoticeLanguage;
  /** Address of the official notice, where it is there. */
  picture?: string;
};

/** The harmonised notice of the Union: its picture where there is one, and its text. */
export async function GuaranteeNotice({ language, picture }: Props) {
  const t = await getTranslations('legalGuarantee');
  const notice = guaranteeNotices[language];
  return (
    <div className="grid gap-6">
      {picture && <NoticePicture picture={picture} />}
      <div lang={language} dir="ltr" className="grid gap-4 border border-line p-6 sm:p-8">
        <p className="font-display text-lead">{notice.heading}</p>
        <p>{notice.rights}</p>
        <Points items={notice.examples} />
        <p>{notice.liability}</p>
        <Points items={notice.remedies} />
        <p>{notice.duration}</p>
        <p>{notice.more}</p>
        <p>{notice.stepsHeading}</p>
        <ol className="grid list-decimal gap-1 ps-6">
          {notice.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>{notice.commercial}</p>
      </div>
      <p className="text-muted text-small">{t('source')}</p>
      <p>
        <a href={notice.url} className="prose-link" rel="noopener noreferrer">
          {t('portal')}
        </a>
      </p>
    </div>
  );
}

/** The Commission's file as it is: nothing of it may be changed, left out or recoloured. */
export async function NoticePicture({ picture }: { picture: string }) {
  const t = await getTranslations('legalGuarantee');
  return (
    // biome-ignore lint/performance/noImgElement: a drawing of unknown shape, which must not be changed
    <img src={picture} alt={t('pictureAlt')} loading="lazy" className="h-auto w-full max-w-120" />
  );
}

function Points({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-1 ps-6 marker:text-gold">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
