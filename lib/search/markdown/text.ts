/** Text in which no character means anything to Markdown. */
export const plain = (text: string) => text.replace(/[\\`*_[\]<>|]/g, '\\$&');

/** A link with a text. @param address without spaces */
export const link = (text: string, address: string) => `[${plain(text)}](${address})`;

/** A list of texts that are Markdown already. */
export const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');

/** Paragraphs that are Markdown already, in a block of their own. */
export const quote = (paragraphs: readonly string[]) =>
  paragraphs.map((paragraph) => `> ${paragraph}`).join('\n>\n');

/** A term and what it says; several texts stand one after the other. */
export const fact = (term: string, said: string | readonly string[]) =>
  `**${plain(term)}**: ${plain([said].flat().join(' · '))}`;

/** A heading, and what stands below it. */
export const section = (title: string, ...blocks: readonly string[]) =>
  [`## ${plain(title)}`, ...blocks].join('\n\n');

type Head = {
  readonly title: string;
  /** What it is, in a sentence or two. */
  readonly summary: string;
  /** Address of the page that people read. */
  readonly address: string;
};

/** A whole text: title, summary, the address to cite, then its blocks. */
export function document({ title, summary, address }: Head, blocks: readonly string[]): string {
  const head = [`# ${plain(title)}`, `> ${plain(summary)}`, `<${address}>`];
  return `${[...head, ...blocks].join('\n\n')}\n`;
}

/** The title of a text that `document` made. */
export function titleOf(text: string): string {
  const [first = ''] = text.split('\n', 1);
  return first.replace(/^# /, '').replace(/\\(.)/g, '$1');
}
