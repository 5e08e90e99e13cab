import { expect, test } from 'vitest';
import { robotsRules } from '@/tests/crawler';

const text = `User-Agent: *
User-Agent: Calm
Allow: /
Disallow: /search?
Disallow: /*.pdf$ # drawings

User-Agent: Greedy
Disallow: /
Allow: /open
Sitemap: https://shop.example/sitemap.xml
`;

test('the longest rule of the group that names a robot decides', () => {
  const any = robotsRules(text, 'Any');
  expect([any('/'), any('/search'), any('/search?q=a')]).toEqual([true, true, false]);
  expect([any('/a.pdf'), any('/a.pdf?b')]).toEqual([false, true]);
  expect(robotsRules(text, 'calm')('/search?q=a')).toBe(false);
  const greedy = robotsRules(text, 'Greedy');
  expect([greedy('/'), greedy('/open/a')]).toEqual([false, true]);
});

test('without rules everything is allowed', () => {
  expect(robotsRules('', 'Any')('/a')).toBe(true);
  expect(robotsRules('User-Agent: *\nDisallow:', 'Any')('/a')).toBe(true);
});
