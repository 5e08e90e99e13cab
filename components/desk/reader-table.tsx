import { deskWords } from '@/lib/desk/desk-words';
import { languages, toLocale } from '@/lib/i18n/locales';
import { Moment } from './time';

type Reader = {
  readonly email: string;
  readonly language: string;
  readonly confirmedAt: Date | null;
};

const cell = 'py-2 pe-4 text-start align-top font-normal last:pe-0';

/** The latest readers of the newsletter, and when each confirmed it. */
export function ReaderTable({ readers }: { readers: readonly Reader[] }) {
  const { newsletter: t } = deskWords;
  return (
    <table className="w-full border-collapse text-small">
      <caption className="pb-3 text-start text-muted">{t.caption}</caption>
      <thead>
        <tr className="border-line border-b">
          <th scope="col" className={cell}>
            {t.email}
          </th>
          <th scope="col" className={`${cell} max-sm:sr-only`}>
            {t.language}
          </th>
          <th scope="col" className={cell}>
            {t.confirmed}
          </th>
        </tr>
      </thead>
      <tbody>
        {readers.map(({ email, language, confirmedAt }) => (
          <tr key={email} className="border-line border-b">
            <th scope="row" className={`${cell} wrap-anywhere`}>
              {email}
            </th>
            <td className={`${cell} max-sm:sr-only`}>{languages[toLocale(language)].name}</td>
            <td className={cell}>{confirmedAt && <Moment at={confirmedAt} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
