// CommonJS, because Playwright's configuration and `browser.mjs` both read it.
const { existsSync } = require('node:fs');

/** The same engine without windows: tests take half the time. */
const shell = '/usr/bin/chromium-headless-shell';
const paths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The Chromium that visitors have: the bench measures with it. @returns {string | undefined} its path */
const wholeBrowser = () => process.env.TEST_BROWSER || paths.find((path) => existsSync(path));
exports.wholeBrowser = wholeBrowser;

/** The Chromium that `TEST_BROWSER` names or the machine has. @returns {string | undefined} its path */
exports.installedBrowser = () => {
  const whole = wholeBrowser();
  return whole && !process.env.TEST_BROWSER && existsSync(shell) ? shell : whole;
};
