/** A path, or a text with paths, as logs and traces keep it: without the tokens of offers and balances. */
export const withoutToken = (text: string) =>
  text.replace(/(\/(?:quote|balance)\/)(?!\[)[^ "'?)]+/g, '$1…');
