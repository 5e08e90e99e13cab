import { expect, test } from 'vitest';
import { assessedThemes, assessmentCounts } from '@/lib/house/rgaa';
import { messages } from '@/tests/content/texts';

/** Criteria of each theme. Source: RGAA 4.1.2, 106 in all. */
const criteria = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12];

test('the self-assessment answers each of the 106 criteria once', () => {
  const answered = assessedThemes().map(
    ({ conform, notConform, notApplicable }) =>
      conform.length + notConform.length + notApplicable.length,
  );
  expect(answered).toEqual(criteria);
  const { total, conform, notConform, percent } = assessmentCounts();
  expect(total).toBe(106);
  expect(percent).toBe(Math.floor((100 * conform) / (conform + notConform)));
});

test.each(Object.entries(messages))(
  'in %s each criterion that is not met is named, and no other',
  (_, { accessibility }) => {
    const sections: readonly { readonly id: string; readonly list?: readonly string[] }[] =
      accessibility.sections;
    const { list = [] } = sections.find(({ id }) => id === 'limites') ?? {};
    const named = list.flatMap((item) => item.match(/^\d+\.\d+/)?.[0] ?? []);
    expect(named).toEqual(assessedThemes().flatMap(({ notConform }) => notConform));
    expect(accessibility.table.themes).toHaveLength(criteria.length);
  },
);

test('without an audit the shop declares itself « non conforme », in the footer as well', () => {
  const [state] = messages.fr.accessibility.sections;
  expect(state.paragraphs[0]).toContain('ce site est non conforme');
  expect(messages.fr.footer.accessibility).toMatch(/ non conforme$/);
  for (const { accessibility, footer } of Object.values(messages)) {
    expect(JSON.stringify([accessibility, footer])).not.toMatch(
      /partiellement|partially|parzialmente|частично|جزئي/,
    );
  }
});
