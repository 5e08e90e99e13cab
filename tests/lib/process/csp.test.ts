import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { foreignOrigins } from '@/content/house/foreign-origins';
import {
  dynamicPolicy,
  inlineScripts,
  inlineStyles,
  securityHeaders,
  staticPolicy,
  themeStyle,
  viewerStyle,
} from '@/lib/process/csp';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const rule = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? '';

const page = `<html><head><style>a{b:c}</style><script src="/a.js" async></script>
<script>one()</script><script type="application/ld+json">{"a":1}</script>
<script data-src="x" nonce="">two('é')</script><script>one()</script></head></html>`;

test('every inline script has its hash once, and outside scripts and data have none', () => {
  expect(inlineScripts(page)).toEqual([sha('one()'), sha("two('é')")]);
  expect(inlineStyles(page)).toEqual([sha('a{b:c}')]);
});

test('a script that changes by one character changes the policy', () => {
  expect(staticPolicy(page.replace('one()', 'one( )'))).not.toBe(staticPolicy(page));
});

test.each([
  ['static', staticPolicy(page)],
  ['dynamic', dynamicPolicy('abc', [sha('one()')])],
])('the %s policy denies what it does not name', (_, policy) => {
  for (const part of ["default-src 'none'", "base-uri 'none'", "object-src 'none'"])
    expect(policy).toContain(part);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(rule(policy, 'form-action')).toBe("form-action 'self'");
  expect(rule(policy, 'script-src')).not.toMatch(/'unsafe-(inline|eval)'|https?:|\*/);
  expect(rule(policy, 'style-src')).not.toContain('unsafe');
  expect(policy).not.toMatch(/[\r\n,]/);
  // Another one belongs to `foreignOrigins`, and makes false what visitors read of it.
  const origins = policy.split(/[; ]+/).filter((source) => /[*.]|^[a-z]+:\/\//.test(source));
  expect(origins).toEqual([...foreignOrigins]);
});

test('a dynamic page runs scripts with its nonce and those of every page', () => {
  const scripts = rule(dynamicPolicy('abc', [sha('one()')]), 'script-src').split(' ');
  expect(scripts).toEqual(expect.arrayContaining(["'nonce-abc'", sha('one()')]));
});

test('the style of the 3D viewer is the one its package writes', () => {
  const source = readFileSync('node_modules/@google/model-viewer/lib/template.js', 'utf8');
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(source) ?? [];
  expect(viewerStyle).toBe(sha(style));
});

test('the style that changes the theme at once is the one its package writes', () => {
  const source = readFileSync('node_modules/next-themes/dist/index.mjs', 'utf8');
  const [, style = ''] = /createTextNode\("([^"]*)"\)/.exec(source) ?? [];
  expect(themeStyle).toBe(sha(style));
});

test('HSTS is sent under HTTPS only', () => {
  expect(securityHeaders(true)).toHaveProperty('strict-transport-security');
  expect(securityHeaders(false)).not.toHaveProperty('strict-transport-security');
});
