import { expect, test } from 'vitest';
import robots from '@/app/robots';
import {
  answeringRobots,
  fetchingRobots,
  previewRobots,
  trainingRobots,
} from '@/content/search/crawlers';
import { localePath, locales } from '@/lib/i18n/locales';
import { sitemapPaths } from '@/lib/site/routes';
import { robotsRules } from '@/tests/crawler';

const { rules, sitemap } = robots();
const groups = [rules].flat();
/** robots.txt as Next writes it. */
const text = groups
  .flatMap(({ userAgent, allow, disallow }) => [
    ...[userAgent ?? []].flat().map((name) => `User-Agent: ${name}`),
    ...[allow ?? []].flat().map((path) => `Allow: ${path}`),
    ...[disallow ?? []].flat().map((path) => `Disallow: ${path}`),
  ])
  .join('\n');

const endless = [
  '/which-god/0',
  '/which-god/0120120',
  '/search?q=lit',
  '/compare?pieces=lit-zeus',
  '/fit?piece=lit-zeus',
  '/collections/find?category=bed',
];

test.each(['Googlebot', 'Bingbot', ...answeringRobots])(
  '%s may read every page, and no addresses without end',
  (robot) => {
    const mayAsk = robotsRules(text, robot);
    for (const locale of locales) {
      for (const path of [...sitemapPaths, '/bed/kratos?edition=structure', '/search'])
        expect(mayAsk(localePath(locale, path)), path).toBe(true);
      for (const path of endless) expect(mayAsk(localePath(locale, path)), path).toBe(false);
    }
  },
);

test('robots may read confidential pages, which say that they are not to be indexed', () => {
  for (const path of ['/payment?product=Free%20yacht&price=1', '/quote/a.b', '/orders'])
    expect(robotsRules(text, 'Googlebot')(path), path).toBe(true);
});

test.each([...fetchingRobots, ...previewRobots])(
  '%s, which reads what a person names, may read everything',
  (robot) => {
    for (const path of endless) expect(robotsRules(text, robot)(path), path).toBe(true);
  },
);

test.each(trainingRobots)('%s, a training robot, is disallowed everywhere', (robot) => {
  expect(robotsRules(text, robot)('/')).toBe(false);
  expect(robotsRules(text, robot)('/bed/zeus')).toBe(false);
});

test('no robot is named twice, and the sitemap has a whole address', () => {
  const named = groups.flatMap(({ userAgent }) => userAgent ?? []);
  expect(new Set(named).size).toBe(named.length);
  expect(sitemap).toMatch(/^https?:\/\/.+\/sitemap\.xml$/);
});
