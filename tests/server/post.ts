import { parse } from 'node-html-parser';

export type Fields = Readonly<Record<string, string | readonly string[]>>;

/**
 * Posts a form of a page as a browser without JavaScript does; given fields replace those of the page.
 * @param button label of the button that sends the form
 * @returns where the shop redirects to, and the cookie it set
 */
export async function postForm(
  url: string,
  path: string,
  button: string,
  fields: Fields,
  cookie = '',
) {
  const dom = parse(await (await fetch(url + path, { headers: { cookie } })).text());
  const form = dom.querySelectorAll('main form').find((one) => one.textContent.includes(button));
  if (!form) throw new Error(`no form with ${button} on ${path}`);
  const body = new FormData();
  for (const input of form.querySelectorAll('input[type=hidden]')) {
    const name = input.getAttribute('name') ?? '';
    if (name.startsWith('$')) body.append(name, input.getAttribute('value') ?? '');
  }
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) body.append(name, one);
  }
  const response = await fetch(url + path, {
    method: 'POST',
    body,
    headers: { cookie, origin: url },
    redirect: 'manual',
  });
  return {
    status: response.status,
    location: response.headers.get('location')?.replace(url, '') ?? '',
    cookie: response.headers
      .getSetCookie()
      .map((text) => text.split(';')[0])
      .join('; '),
    setCookie: response.headers.getSetCookie().join('\n'),
  };
}
