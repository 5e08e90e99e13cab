import type { BidiHandler } from 'webdriver';
import type { TestFirefox } from '../programs/firefox';
import type { TestWebKit } from '../programs/webkit';

/** What fingers and keys do, which both protocols word alike. */
export type Actions = Parameters<BidiHandler['inputPerformActions']>[0]['actions'];

/** A browser that nobody has used, with one window: what both engines can be told. */
export type Session = {
  /** Opens an address, and waits until it has loaded. */
  readonly goTo: (url: string) => Promise<void>;
  readonly back: () => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Has the page carry out the body of an asynchronous function. @returns what it returns, as JSON */
  readonly run: (body: string) => Promise<string>;
  readonly act: (actions: Actions) => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  /** The page as a PDF; absent where the engine cannot. */
  readonly print?: () => Promise<Buffer>;
  /** Windows and tabs, in the order in which they were opened. */
  readonly windows: () => Promise<readonly string[]>;
  /** Has all that follows happen in another of them. */
  readonly show: (window: string) => Promise<void>;
  /** Errors and warnings of the console so far. */
  readonly complaints: () => Promise<readonly string[]>;
  readonly end: () => Promise<void>;
};

declare module 'vitest' {
  interface ProvidedContext {
    shopUrl: string;
    dataDir: string;
    firefox: Pick<TestFirefox, 'socket'> | undefined;
    webkit: Pick<TestWebKit, 'port' | 'browser'> | undefined;
  }
}
