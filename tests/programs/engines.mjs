import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { find } from './nginx.mjs';

const libraries = '/usr/lib';

/** Path of Firefox, or `undefined` when it is not installed. */
export const findFirefox = () => find('firefox-esr') ?? find('firefox');

/**
 * What drives WebKit, all of it or `undefined`: its driver, the browser it opens, and a display, which that browser
 * cannot do without.
 */
export function findWebKit() {
  const [driver, display, browser] = [find('WebKitWebDriver'), find('Xvfb'), findMiniBrowser()];
  return driver && display && browser ? { driver, display, browser } : undefined;
}

/** WebKit's sample browser, which Debian keeps in a folder of its version. @returns {string | undefined} */
function findMiniBrowser() {
  if (!existsSync(libraries)) return undefined;
  return readdirSync(libraries)
    .filter((folder) => folder.endsWith('-linux-gnu'))
    .flatMap((folder) =>
      readdirSync(join(libraries, folder))
        .filter((name) => name.startsWith('webkit2gtk-'))
        .map((name) => join(libraries, folder, name, 'MiniBrowser')),
    )
    .find((file) => existsSync(file));
}
