import type { Messages } from './messages';

/** With the path of the home page. */
type Words = Messages['errorPage'] & { readonly path: string };

/** For a page that broke before it could say what its language is, and for one that broke without network. */
const unknownPage: Words = {
  heading: 'Unexpected Application Error!',
  text: '',
  retry: 'Réessayer',
  home: 'Théogonie',
  path: '/',
};

let words: Promise<Words> | undefined;
let load = async () => unknownPage;

/**
 * Has the error pages speak the language of the page: they replace it, and stand in files of their own.
 * @param fetchWords fetches their words
 * @param lost what they say when the network, which may be what broke, does not bring those
 * @param path of the home page
 */
export function prepareErrorWords(
  fetchWords: () => Promise<Messages['errorPage']>,
  lost: { readonly title: string; readonly text: string },
  path: string,
): void {
  const spare = { ...unknownPage, heading: lost.title, retry: lost.text };
  load = async () => ({ ...(await fetchWords().catch(() => spare)), path });
}

/** Words of the error pages: the same promise each time, as React's `use` needs it. */
export function errorWords(): Promise<Words> {
  words ??= load();
  return words;
}
