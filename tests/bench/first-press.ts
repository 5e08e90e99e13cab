import type { Browser } from '@playwright/test';
import { startShop } from '../shop';
import { median, note, type Scale } from './figures';
import { launchBrowser, phone, slowPage } from './slow-phone';

const cpuSlowdown = 4;
/** Longest wait for an answer, in milliseconds. */
const patienceMs = 20_000;

/** Elements of a page, by selector and by what their text or their label matches. */
type Mark = { readonly selector: string; readonly words: string };

/** What a visitor may press as soon as it is painted, and what answers once it is visible. */
const presses: readonly { readonly what: string; readonly target: Mark; readonly answer: Mark }[] =
  [
    {
      what: 'the button that adds to the cart',
      target: { selector: 'button', words: 'Ajouter au Panier' },
      // The dialog, or without scripts the page of the cart: both ask for the address.
      answer: { selector: 'h1, h2, h3', words: 'Rejoignez l’Élite|Il ne manque que votre adresse' },
    },
    {
      what: 'the menu',
      target: { selector: 'button', words: 'Ouvrir le menu' },
      answer: { selector: 'dialog, [role=dialog]', words: 'Menu' },
    },
    {
      what: 'an option, until the price follows',
      target: { selector: 'label', words: 'Éclairage LED' },
      answer: { selector: 'output:not([data-first])', words: '€' },
    },
  ];

/** The point that is pressed. */
type Spot = { readonly x: number; readonly y: number };

/**
 * Runs in each page before its own scripts: at the first paint it brings the target into view and tells
 * where it is, notes when the finger comes down, and looks for the answer before each frame.
 */
function watch({ target, answer }: { target: Mark; answer: Mark }): void {
  const find = ({ selector, words }: Mark) =>
    [...document.querySelectorAll(selector)].find((element) =>
      new RegExp(words).test(`${element.textContent} ${element.getAttribute('aria-label')}`),
    );
  const tell = (element: Element) => {
    for (const output of document.querySelectorAll('output')) {
      // A price changes in place: the mark goes when it does.
      output.dataset.first = '';
      new MutationObserver(() => delete output.dataset.first).observe(output, {
        subtree: true,
        characterData: true,
        childList: true,
      });
    }
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const { tellSpot } = window as unknown as { tellSpot: (spot: Spot) => void };
    tellSpot({ x: x + width / 2, y: y + height / 2 });
  };
  const lookForTarget = () => {
    const element = find(target);
    if (element) tell(element);
    else requestAnimationFrame(lookForTarget);
  };
  const lookForAnswer = (now: number) => {
    if (find(answer)?.checkVisibility()) sessionStorage.answeredAt = performance.timeOrigin + now;
    else requestAnimationFrame(lookForAnswer);
  };
  if (sessionStorage.pressedAt) return void requestAnimationFrame(lookForAnswer);
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      sessionStorage.pressedAt = performance.timeOrigin + timeStamp;
      requestAnimationFrame(lookForAnswer);
    },
    { capture: true, once: true },
  );
  const paints = new PerformanceObserver(() => {
    paints.disconnect();
    lookForTarget();
  });
  paints.observe({ type: 'paint', buffered: true });
}

/** Milliseconds from a press at the first paint to its answer; `patienceMs` where none came. */
async function firstPressMs(
  browser: Browser,
  url: string,
  { target, answer }: (typeof presses)[number],
): Promise<number> {
  const context = await browser.newContext(phone);
  try {
    const page = await slowPage(context, { cpu: cpuSlowdown, line: 'slow' });
    const spot = new Promise<Spot>((resolve) => {
      page.exposeFunction('tellSpot', resolve);
    });
    await page.addInitScript(watch, { target, answer });
    await page.goto(url, { waitUntil: 'commit' });
    const { x, y } = await spot;
    await page.touchscreen.tap(x, y);
    const isOver = () => page.evaluate(() => Boolean(sessionStorage.answeredAt)).catch(() => false);
    const end = Date.now() + patienceMs;
    while (Date.now() < end && !(await isOver())) await page.waitForTimeout(200);
    const { pressedAt, answeredAt } = await page.evaluate(() => ({ ...sessionStorage }));
    if (!pressedAt) throw new Error('the press did not reach the page');
    return answeredAt ? Number(answeredAt) - Number(pressedAt) : patienceMs;
  } finally {
    await context.close();
  }
}

/** The time from a press at the first paint to its answer, on a slow phone. */
export async function benchFirstPress({ rounds }: Scale, executablePath: string): Promise<void> {
  if (!executablePath) return console.log('skipped: there is no Chromium');
  const shop = await startShop();
  const browser = await launchBrowser(executablePath);
  try {
    for (const press of presses) {
      const found: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        found.push(await firstPressMs(browser, `${shop.url}/bed/zeus`, press));
      }
      const value = median(found);
      const none = value >= patienceMs ? ' (no answer)' : '';
      const where = `slow 4G, CPU ÷ ${cpuSlowdown}`;
      note({ what: `first press on ${press.what}, ${where}${none}`, value, unit: 'ms' });
    }
  } finally {
    await browser.close();
    await shop.stop();
  }
}
