import { deskMetadata, openDesk } from '@/app/[locale]/(desk)/desk/open-desk';
import { DeskPage } from '@/components/desk/desk-page';
import { ReaderTable } from '@/components/desk/reader-table';
import { buttonClass } from '@/components/ui/button';
import { rowsPerPage } from '@/db/desk/desk';
import { countReaders, listReaders } from '@/db/desk/desk-newsletter';
import { deskText, deskWords } from '@/lib/desk/desk-words';

export const generateMetadata = () => deskMetadata(deskWords.newsletter.title);

export default async function DeskNewsletterPage({
  searchParams,
}: PageProps<'/[locale]/desk/newsletter'>) {
  const desk = await openDesk('/desk/newsletter', await searchParams);
  const [count, readers] = await Promise.all([countReaders(), listReaders(rowsPerPage)]);
  const { title, text, ...t } = deskWords.newsletter;
  return (
    <DeskPage {...desk} at="newsletter" title={title}>
      <div className="grid gap-4">
        <p className="font-display text-lead">{deskText('newsletter.count', { count })}</p>
        <p className="max-w-measure text-muted">{text}</p>
        <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <a href="/desk/newsletter.csv" download className={buttonClass({ variant: 'outline' })}>
            {t.export}
          </a>
          <span className="text-muted text-small">{t.exportNote}</span>
        </p>
      </div>
      {readers.length > 0 && <ReaderTable readers={readers} />}
    </DeskPage>
  );
}
