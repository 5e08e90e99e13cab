import { randomUUID } from 'node:crypto';
import { type HTMLElement, parse } from 'node-html-parser';
import { readPage } from './page';

export type Fields = Readonly<Record<string, string | readonly string[]>>;

/** A body as a browser encodes it: the forms of actions name an encoding, any other has the usual one. */
function encoded(form: HTMLElement, body: FormData): FormData | URLSearchParams {
  if (form.getAttribute('enctype') === 'multipart/form-data') return body;
  return new URLSearchParams([...body].map(([name, value]) => [name, String(value)]));
}

/**
 * A visitor without JavaScript: pages, forms and cookies, as a browser handles them.
 * @param network headers that proxies on the way add to each request
 */
export function aBrowser(url: string, network: Readonly<Record<string, string>> = {}) {
  const jar = new Map<string, string>();
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

  const keep = (response: Response) => {
    for (const text of response.headers.getSetCookie()) {
      const [pair = ''] = text.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (value === '' || /max-age=0/i.test(text)) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };

  const get = async (path: string) =>
    keep(
      await fetch(url + path, { headers: { ...network, cookie: cookie() }, redirect: 'manual' }),
    );
  const dom = async (path: string) => parse(await (await get(path)).text());

  /** Fills in a form of a page; given fields replace those of the page. @returns a function that sends it */
  const fill = async (path: string, button: string, fields: Fields = {}, headers = {}) => {
    const page = await dom(path);
    const pressed = page
      .querySelectorAll('main form button')
      .find((one) => `${one.textContent} ${one.getAttribute('aria-label')}`.includes(button));
    const form = pressed?.closest('form');
    if (!form || !pressed) throw new Error(`no button ${button} on ${path}`);
    const body = new FormData();
    for (const input of form.querySelectorAll('input')) {
      const name = input.getAttribute('name') ?? '';
      if (name in fields || ['checkbox', 'radio'].includes(input.getAttribute('type') ?? ''))
        continue;
      body.append(name, input.getAttribute('value') ?? '');
    }
    if (pressed.getAttribute('name'))
      body.append(pressed.getAttribute('name') ?? '', pressed.getAttribute('value') ?? '');
    for (const [name, value] of Object.entries(fields)) {
      for (const one of [value].flat()) body.append(name, one);
    }
    return async () => {
      const response = keep(
        await fetch(new URL(form.getAttribute('action') ?? '', url + path), {
          method: 'POST',
          body: encoded(form, body),
          headers: { ...network, cookie: cookie(), origin: url, ...headers },
          redirect: 'manual',
        }),
      );
      const location = response.headers.get('location')?.replace(url, '') ?? '';
      return { ...(await readPage(response)), location };
    };
  };

  /** Presses a button of a page. */
  const press = async (...form: Parameters<typeof fill>) => (await fill(...form))();

  return { jar, cookie, get, dom, fill, press };
}

export type Visitor = ReturnType<typeof aBrowser>;

/** A visitor who gave an address, which is not proven. @param fields more of the form, or another address */
export async function aVisitor(
  url: string,
  { email = `${randomUUID()}@theogonie.example`, ...fields }: Readonly<Record<string, string>> = {},
) {
  const visitor = aBrowser(url);
  await visitor.press('/cart', 'S’inscrire', { email, ...fields });
  return { ...visitor, email };
}
