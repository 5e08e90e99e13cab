import { readFileSync } from 'node:fs';
import type { Page, Response } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './shop';

/** An address for each kind of page, without its language. */
export const templates = [
  '/',
  '/collections',
  '/gallery',
  '/categories',
  '/collections/find?category=bed&wall=300&min=-1',
  '/collections/find?max=1',
  '/compare',
  '/compare?pieces=lit-zeus.led_lighting,lit-chronos,lit-chronos-structure,nobody',
  '/compare?pieces=miroir-hera,miroir-hera-atelier.tech-1',
  '/which-god',
  '/which-god/0211012',
  '/bed/chronos',
  '/chair-details/athena',
  '/table-details/hestia-coffee-table',
  '/mirror-details/narcisse',
  '/wardrobe-details/iris',
  '/bed-story/zeus',
  '/wardrobe-story/iris',
  '/contact',
  '/contact/abroad?piece=lit-zeus.led_lighting',
  '/residence',
  '/residence/poseidon',
  '/residence/book?suite=poseidon',
  '/appointment',
  '/appointment/book?place=video&zone=Asia/Dubai',
  '/faq',
  '/terms',
  '/privacy-policy',
  '/sitemap',
  '/cart',
  '/search?q=lit',
  '/search?q=xyzzy',
  '/kept',
  '/kept?add=lit-zeus.led_lighting&notice=nameless',
  '/payment',
  '/payment?product=%20',
  '/payment?quote=forged',
  '/payment-success?session_id=demo_1',
  '/checkout-demo',
  '/my-data',
  `/access?token=${'A'.repeat(43)}`,
  '/unsubscribe',
  '/withdrawal',
  '/withdrawal/declaration',
  '/withdrawal/receipt',
  '/cookies',
  '/accessibility',
  '/legal-guarantee',
  '/fit',
  '/fit?piece=lit-zeus&doorWidth=83&doorHeight=204&cornerFirstWidth=90&cornerSecondWidth=x&roomWidth=420&roomDepth=350&roomHeight=250',
  '/assistants',
] as const;

/** One page of each kind; the others are built from the same parts. */
export const kinds: ReadonlySet<string> = new Set([
  '/',
  '/bed/chronos',
  '/cart',
] satisfies (typeof templates)[number][]);

/** The tag of a test of one template: `npm test` opens one of each kind, `npm run test:all` the others. */
export const tagOf = (path: string) => (kinds.has(path) ? [] : ['@matrix']);

/** Pages are opened by night: what is not rendered keeps the look that it was opened in. */
export const themes = ['dark', 'light'] as const;

/** Changes the visitor's theme, and waits until the page follows. */
export async function chooseTheme(page: Page, theme: (typeof themes)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  const dark = page.locator('html.dark');
  await expect(dark).toHaveCount(theme === 'dark' ? 1 : 0);
}

const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/**
 * Fails with the violations that axe finds on the page as it is; `state` describes that. It runs in the page, once,
 * and describes violations only: a sixth of the time of `AxeBuilder`, which runs each time in a page of its own too.
 */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  let found = await violationsOf(page);
  // After an action the page is rendered again, and its title appears a moment after the rest: axe may look between.
  if (found.some(([id]) => id === 'document-title')) {
    await expect(page).toHaveTitle(/./);
    found = await violationsOf(page);
  }
  expect(found, state).toEqual([]);
}

/**
 * What axe finds on the page, which has its script: the rule, and the elements that break it. Colours are measured once they
 * have changed: where a frame takes long, a transition of a millisecond does too.
 */
const violationsOf = (page: Page) =>
  page.evaluate(async (values) => {
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await run({
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
    });
    return violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)] as const);
  }, rules);

/** The widest spacing of letters, words, lines and paragraphs that a page must bear (WCAG 1.4.12). */
export async function widenText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`);
    document.adoptedStyleSheets = [sheet];
  });
}

/** Controls that the visitor's own colours leave without border, underline or icon, so that they look like text. */
export function controlsWithoutShape(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls =
      'button, .button, [role=button], main nav a[href*="/cart"], select, textarea, input';
    const isSeen = (one: Element) =>
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      one.getBoundingClientRect().width > 1;
    const hasShape = (one: Element) => {
      const look = getComputedStyle(one);
      const isNative = one.matches('[type=checkbox], [type=radio]') && look.appearance !== 'none';
      const borders = ['top', 'right', 'bottom', 'left'].map((side) =>
        Number.parseFloat(look.getPropertyValue(`border-${side}-width`)),
      );
      return (
        isNative ||
        borders.some((width) => width > 0) ||
        look.textDecorationLine.includes('underline') ||
        one.querySelector('svg, img') !== null
      );
    };
    return [...document.querySelectorAll(controls)]
      .filter((one) => isSeen(one) && !hasShape(one))
      .map((one) => one.outerHTML.slice(0, 120));
  });
}

/** Controls that a finger hardly meets: less than 24 pixels high or wide (WCAG 2.5.8). */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a, button, input, select, textarea, summary')].flatMap(
      (element) => {
        const box = element.getBoundingClientRect();
        const label = element.closest('label')?.getBoundingClientRect();
        const height = Math.max(box.height, label?.height ?? 0);
        const width = Math.max(box.width, label?.width ?? 0);
        // Links within a sentence are as high as its lines; what is one pixel is for screen readers.
        const isInline =
          getComputedStyle(element).display === 'inline' &&
          [...(element.parentElement?.childNodes ?? [])].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
          );
        const isThere = element.checkVisibility() && box.width > 1 && box.height > 1;
        return isThere && !isInline && Math.min(height, width) < 23.5
          ? [`${element.outerHTML.slice(0, 90)} ${width} × ${height}`]
          : [];
      },
    ),
  );
}

/** The sources that a policy names for something. */
const sourcesOf = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((rule) => rule.startsWith(`${name} `))
    ?.split(' ') ?? [];

/** Fails unless a page allows the scripts and styles that it names, and no others. */
export function expectPolicy(response: Response | null): void {
  const policy = response?.headers()['content-security-policy'] ?? '';
  const scripts = sourcesOf(policy, 'script-src');
  expect(scripts).not.toContain("'unsafe-inline'");
  expect(scripts.join(' ')).toMatch(/'(sha256|nonce)-/);
  expect(sourcesOf(policy, 'style-src')).not.toContain("'unsafe-inline'");
}

/** Fails when the page is wider than a window of one of these widths. */
export async function expectFits(page: Page, widths: readonly number[], state: string) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    // Media queries apply in the frame after a resize. A negative value is the width of the scroll bar.
    await expect.poll(overflow, `${state} at ${width} px`).toBeLessThanOrEqual(0);
  }
}
