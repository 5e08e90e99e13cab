import { parse } from 'node-html-parser';

/** A text with plain spaces: languages put others between the digits of a number. */
export const spaced = (text: string) => text.replace(/\s+/g, ' ');

/** A page as it was answered, without its scripts and styles. `text` is what a reader sees, with plain spaces. */
export async function readPage(response: Response) {
  const { status, headers } = response;
  const html = await response.text();
  const dom = parse(html);
  for (const script of dom.querySelectorAll('script, style')) script.remove();
  const text = spaced(dom.querySelector('body')?.textContent ?? '');
  return { status, headers, html, dom, text };
}
