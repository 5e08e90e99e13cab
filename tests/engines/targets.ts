import { plainText, type Target } from './in-page';

const selectors = {
  banner: 'header',
  button: 'button, summary, [role=button], [type=submit]',
  checkbox: '[type=checkbox]',
  combobox: '[role=combobox]',
  contentinfo: 'footer',
  dialog: 'dialog[open], [role=dialog]',
  heading: 'h1, h2, h3',
  link: 'a[href]',
  list: 'ul, ol, [role=list]',
  listitem: 'li',
  main: 'main',
  menu: '[popover]',
  option: '[role=option]',
  radio: '[type=radio]',
  region: 'section, [role=region]',
  status: '[role=status]',
  textbox: 'input:not([type]), [type=text], [type=email], [type=search], textarea',
} as const;

/** What a visitor looks for: a role, and a part of the name or its pattern, anywhere or within something else. */
export const by = (
  role: keyof typeof selectors,
  name?: string | RegExp,
  within?: Target,
): Target => ({
  selector: selectors[role],
  name: name instanceof RegExp ? [name.source, name.flags] : name && plainText(name),
  within,
});

/** For what has no role of its own. */
export const css = (selector: string, within?: Target): Target => ({ selector, within });
