/** Characters between the sides of a frame, so that a line fits into 80 columns. */
const width = 72;

/** The lines of a text, none longer than the frame where its words allow. */
function wrapped(text: string): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line && line.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  return lines;
}

/** Paragraphs in a frame of plain text, with an empty line between them. */
export function framedText(paragraphs: readonly string[]): string {
  const lines = paragraphs.flatMap((text, index) => [...(index > 0 ? [''] : []), ...wrapped(text)]);
  const rule = '─'.repeat(width + 2);
  return [`┌${rule}┐`, ...lines.map((line) => `│ ${line.padEnd(width)} │`), `└${rule}┘`].join('\n');
}
