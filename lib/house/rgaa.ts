import { assessment, type CriterionStatus } from '@/content/house/rgaa';

const statuses: Readonly<Record<string, CriterionStatus>> = {
  C: 'conform',
  N: 'notConform',
  '–': 'notApplicable',
};

/** A theme of the RGAA with the numbers of its criteria (« 8.2 »), by status. */
export type AssessedTheme = Readonly<Record<CriterionStatus, readonly string[]>> & {
  readonly number: number;
};

/** The self-assessment by theme. @throws for an unknown status letter */
export function assessedThemes(): AssessedTheme[] {
  return assessment.map((letters, index) => {
    const theme = { number: index + 1, conform: [], notConform: [], notApplicable: [] };
    const lists: Record<CriterionStatus, string[]> = theme;
    for (const [place, letter] of [...letters].entries()) {
      const status = statuses[letter];
      if (!status) throw new Error(`criterion ${index + 1}.${place + 1} has the status ${letter}`);
      lists[status].push(`${index + 1}.${place + 1}`);
    }
    return theme;
  });
}

/** Number of criteria by status, and the share of applicable ones that are met, in percent, rounded down. */
export function assessmentCounts() {
  const themes = assessedThemes();
  const count = (status: CriterionStatus) =>
    themes.reduce((sum, theme) => sum + theme[status].length, 0);
  const [conform, notConform, notApplicable] = [
    count('conform'),
    count('notConform'),
    count('notApplicable'),
  ];
  const percent = Math.floor((100 * conform) / (conform + notConform));
  return {
    conform,
    notConform,
    notApplicable,
    total: conform + notConform + notApplicable,
    percent,
  };
}
