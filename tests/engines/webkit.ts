import { readFileSync } from 'node:fs';
import { WebDriver } from 'webdriver';
import { z } from 'zod';
import type { TestWebKit } from '../programs/webkit';
import type { Session } from './session';

const Answer = z.union([z.object({ value: z.string() }), z.object({ error: z.string() })]);

/** What a script returned. @throws what it threw */
function returnOf(answer: unknown): string {
  const parsed = Answer.parse(answer);
  if ('error' in parsed) throw new Error(parsed.error);
  return parsed.value;
}

/** Its driver throws away what the browser prints, so a shell writes it to a file. */
const printingTo = (program: string) => ['-c', `exec '${program}' "$@" >"$CONSOLE"`, program];

/** Opens WebKit's sample browser, over WebDriver: a visitor without cookies. */
export async function openWebKit(
  webkit: Pick<TestWebKit, 'port' | 'browser' | 'console'>,
): Promise<Session> {
  const capabilities = {
    'wdio:enforceWebDriverClassic': true,
    'webkitgtk:browserOptions': {
      binary: '/bin/sh',
      args: [
        ...printingTo(webkit.browser),
        '--automation',
        // Its window is otherwise no narrower than its bar of buttons.
        '--full-screen',
        '--enable-write-console-messages-to-stdout=true',
      ],
    },
  } as const;
  const { port } = webkit;
  const browser = await WebDriver.newSession({
    hostname: '127.0.0.1',
    port,
    logLevel: 'silent',
    capabilities,
  });
  const { browserVersion } = browser.capabilities;

  return {
    engine: `WebKitGTK ${browserVersion}`,
    goTo: (url) => browser.navigateTo(url).then(() => undefined),
    back: () => browser.back(),
    reload: () => browser.refresh(),
    run: async (body) =>
      returnOf(
        await browser.executeAsyncScript(
          `(async () => { ${body} })().then(
            (value) => arguments[0]({ value }),
            (error) => arguments[0]({ error: String(error) }),
          )`,
          [],
        ),
      ),
    act: (actions) => browser.performActions(actions),
    resize: async (width, height) => void (await browser.setWindowRect(0, 0, width, height)),
    windows: () => browser.getWindowHandles(),
    show: async (window) => {
      await browser.switchToWindow(window);
      // Its windows all lie open side by side, so that the page does not notice that somebody turns to it.
      await browser.executeScript("document.dispatchEvent(new Event('visibilitychange'))", []);
    },
    complaints: () =>
      readFileSync(webkit.console, 'utf8')
        .split('\n')
        .filter((line) => /CONSOLE (?:\w+ )*(?:ERROR|WARN)/.test(line)),
    end: () => browser.deleteSession(),
  };
}
