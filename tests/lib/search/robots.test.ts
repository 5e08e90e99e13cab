import { expect, test } from 'vitest';
import robots from '@/app/robots';
import { answeringRobots, trainingRobots } from '@/content/search/crawlers';

const { rules, sitemap } = robots();
const groups = [rules].flat();
/** The rule that a robot obeys: that which names it, else the one for all. */
const ruleFor = (robot: string) =>
  groups.find(({ userAgent }) => [userAgent ?? []].flat().includes(robot)) ??
  groups.find(({ userAgent }) => userAgent === '*');

test.each(['Googlebot', 'Bingbot', ...answeringRobots])('%s may read everything', (robot) => {
  expect(ruleFor(robot)).toMatchObject({ allow: '/' });
  expect(ruleFor(robot)?.disallow).toBeUndefined();
});

test.each(trainingRobots)('%s, a training robot, is disallowed everywhere', (robot) => {
  expect(ruleFor(robot)).toMatchObject({ disallow: '/' });
  expect(ruleFor(robot)?.allow).toBeUndefined();
});

test('no robot is named twice, and the sitemap has a whole address', () => {
  const named = groups.flatMap(({ userAgent }) => userAgent ?? []);
  expect(new Set(named).size).toBe(named.length);
  expect(sitemap).toMatch(/^https?:\/\/.+\/sitemap\.xml$/);
});
