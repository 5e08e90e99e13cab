import { WebDriver } from 'webdriver';
import { z } from 'zod';
import type { TestWebKit } from '../programs/webkit';
import type { Session } from './session';

const Answer = z.object({
  complaints: z.array(z.string()),
  value: z.string().optional(),
  error: z.string().optional(),
});

/**
 * What went wrong on the page since it was asked last. Runs in the page: this driver reports no events, and its
 * browser prints no console for it.
 */
function hear(): string[] {
  if ('complaints' in window && Array.isArray(window.complaints)) {
    return window.complaints.splice(0);
  }
  const complaints: string[] = [];
  Object.assign(window, { complaints });
  const keep = (...words: unknown[]) => void complaints.push(words.map(String).join(' '));
  const onError = ({ message, target }: ErrorEvent) =>
    keep(message ?? 'did not load:', target instanceof Element ? target.outerHTML : '');
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', (event) => keep(event.reason));
  document.addEventListener('securitypolicyviolation', (event) =>
    keep(event.effectiveDirective, 'refused', event.blockedURI),
  );
  for (const level of ['error', 'warn'] as const) console[level] = keep;
  return [];
}

/** Opens WebKit's sample browser, over WebDriver: a visitor without cookies. */
export async function openWebKit({
  port,
  browser: binary,
}: Pick<TestWebKit, 'port' | 'browser'>): Promise<Session> {
  const capabilities = {
    'wdio:enforceWebDriverClassic': true,
    // Milliseconds: what it waits for in vain is then asked again, or named, before the test ends.
    timeouts: { implicit: 0, pageLoad: 30_000, script: 15_000 },
    // Its window is otherwise no narrower than its bar of buttons.
    'webkitgtk:browserOptions': { binary, args: ['--automation', '--full-screen'] },
  } as const;
  const browser = await WebDriver.newSession({
    hostname: '127.0.0.1',
    port,
    logLevel: 'silent',
    capabilities,
  });
  const heard: string[] = [];
  let isOpen = false;

  /** @throws what the page threw */
  async function run(body: string): Promise<string> {
    const script = `${hear}
      const [done] = arguments;
      (async () => { ${body} })().then(
        (value) => done({ value, complaints: hear() }),
        (error) => done({ error: String(error), complaints: hear() }),
      );`;
    const { value, error, complaints } = Answer.parse(await browser.executeAsyncScript(script, []));
    heard.push(...complaints);
    if (error) throw new Error(error);
    return value ?? '';
  }

  /** Asks for the last time before the page is left. */
  const hearLast = () => run("return '';");

  return {
    goTo: async (url) => {
      // Asked before its first address, the driver may go on asking the window as it was then.
      if (isOpen) await hearLast();
      await browser.navigateTo(url);
      isOpen = true;
      await hearLast();
    },
    // Its own command waits until the page before has loaded, and longer than a test may take.
    back: async () => void (await browser.executeScript('history.back()', [])),
    reload: () => browser.refresh(),
    run,
    act: (actions) => browser.performActions(actions),
    resize: async (width, height) => void (await browser.setWindowRect(0, 0, width, height)),
    windows: () => browser.getWindowHandles(),
    show: async (window) => {
      await browser.switchToWindow(window);
      // Its windows all lie open side by side, so that a page does not notice that somebody turns to it.
      await browser.executeScript("document.dispatchEvent(new Event('visibilitychange'))", []);
    },
    complaints: async () => {
      await hearLast();
      return heard;
    },
    end: () => browser.deleteSession(),
  };
}
