import { BidiHandler, type local } from 'webdriver';
import { z } from 'zod';
import type { TestFirefox } from '../programs/firefox';
import type { Session } from './session';

const LogEntry = z.object({
  method: z.literal('log.entryAdded'),
  params: z.object({ level: z.string(), text: z.string().nullable() }),
});
const Answer = z.object({ type: z.literal('success'), result: z.object({ value: z.string() }) });

/** What a script returned. @throws what it threw */
function returnOf(result: local.ScriptEvaluateResult): string {
  if (result.type === 'exception') throw new Error(result.exceptionDetails.text);
  return Answer.parse(result).result.value;
}

/** Opens a session of Firefox, over WebDriver BiDi: a visitor without cookies. */
export async function openFirefox({ socket }: Pick<TestFirefox, 'socket'>): Promise<Session> {
  const browser = new BidiHandler(socket);
  await browser.connect();
  await browser.sessionNew({ capabilities: {} });
  const complaints: string[] = [];
  browser.socket?.on('message', (data) => {
    const { success, data: entry } = LogEntry.safeParse(JSON.parse(String(data)));
    if (success && /^(error|warn)$/.test(entry.params.level)) {
      complaints.push(entry.params.text ?? '');
    }
  });
  await browser.sessionSubscribe({ events: ['log.entryAdded'] });
  const { userContext } = await browser.browserCreateUserContext({});
  const opened = await browser.browsingContextCreate({ type: 'tab', userContext });
  let { context } = opened;

  return {
    goTo: async (url) =>
      void (await browser.browsingContextNavigate({ context, url, wait: 'complete' })),
    back: async () => void (await browser.browsingContextTraverseHistory({ context, delta: -1 })),
    reload: async () => void (await browser.browsingContextReload({ context, wait: 'complete' })),
    run: async (body) =>
      returnOf(
        await browser.scriptCallFunction({
          functionDeclaration: `async () => { ${body} }`,
          target: { context },
          awaitPromise: true,
          userActivation: false,
        }),
      ),
    act: async (actions) => void (await browser.inputPerformActions({ context, actions })),
    resize: async (width, height) => {
      const set = () =>
        browser.browsingContextSetViewport({ context, viewport: { width, height } });
      // Firefox 153 may look for the size in the window that a navigation has just replaced.
      await set().catch(set);
    },
    print: async () => {
      const { data } = await browser.browsingContextPrint({ context, background: true });
      return Buffer.from(data, 'base64');
    },
    windows: async () => {
      const { contexts } = await browser.browsingContextGetTree({ maxDepth: 0 });
      return contexts.filter((one) => one.userContext === userContext).map((one) => one.context);
    },
    show: async (window) => {
      context = window;
      await browser.browsingContextActivate({ context });
    },
    complaints: async () => complaints,
    end: async () => {
      await browser.browserRemoveUserContext({ userContext });
      await browser.sessionEnd({});
      browser.close();
    },
  };
}
