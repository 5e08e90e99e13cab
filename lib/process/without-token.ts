/** Pages whose address ends in a token: whoever has it pays, moves or cancels. */
const pages = [
  'quote',
  'balance',
  'residence/(?:details|summary|booking|move)',
  'appointment/(?:booked|move)',
];
const tokens = new RegExp(`(/(?:${pages.join('|')})/)(?!\\[)[^ "'?)]+`, 'g');

/** A path, or a text with paths, as logs and traces keep it: without the tokens of its pages. */
export const withoutToken = (text: string) => text.replace(tokens, '$1…');
