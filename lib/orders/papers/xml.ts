/** An element of an XML document, written out. */
export type Xml = { readonly xml: string };

type Content = string | Xml | undefined | false | readonly Content[];

/** Characters that XML 1.0 has no way to write: most control characters, halves of characters, and two that are none. */
const unwritable = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string) =>
  text.replace(unwritable, '').replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const written = (content: Content): string => {
  if (content === undefined || content === false) return '';
  if (typeof content === 'string') return escaped(content);
  return 'xml' in content ? content.xml : content.map(written).join('');
};

/** An element with text, which is escaped, or other elements in it; what is absent is left out. */
export function element(
  name: string,
  content: Content,
  attributes: Readonly<Record<string, string>> = {},
): Xml {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return { xml: `<${name}${given.join('')}>${written(content)}</${name}>` };
}

/** A document of one element. */
export const xmlDocument = ({ xml }: Xml): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`;
