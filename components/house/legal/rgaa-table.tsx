import { getTranslations } from 'next-intl/server';
import { assessedThemes } from '@/lib/house/rgaa';
import { getMessages } from '@/lib/i18n/request';

const statuses = ['conform', 'notConform', 'notApplicable'] as const;

/** The self-assessment, theme by theme, with the numbers of the criteria. */
export async function RgaaTable() {
  const t = await getTranslations('accessibility.table');
  const { themes } = (await getMessages()).accessibility.table;
  return (
    <table className="wrap-anywhere w-full border-collapse hyphens-auto text-small">
      <caption className="pb-3 text-start text-muted">{t('caption')}</caption>
      <thead>
        <tr className="border-line border-b">
          <th scope="col" className={cell}>
            {t('theme')}
          </th>
          {statuses.map((status) => (
            <th key={status} scope="col" className={cell}>
              {t(status)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {assessedThemes().map((theme) => (
          <tr key={theme.number} className="border-line border-b">
            <th scope="row" className={cell}>
              {theme.number}. {themes[theme.number - 1]}
            </th>
            {statuses.map((status) => (
              <td key={status} className={`${cell} tabular-nums`}>
                {theme[status].length > 0 ? theme[status].join(', ') : t('none')}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const cell = 'py-2 pe-3 text-start align-top font-normal last:pe-0';
