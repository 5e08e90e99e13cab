import { expect, test } from 'vitest';
import { framedText } from '@/lib/mail/framed-text';

test('paragraphs of plain text stand in a frame of equal lines, with every word in it', () => {
  const text = 'Le consommateur dispose d’un délai de deux ans. '.repeat(5).trim();
  const [top = '', ...lines] = framedText([text, 'Sans frais.']).split('\n');
  expect(top).toMatch(/^┌─+┐$/);
  expect(lines.pop()).toMatch(/^└─+┘$/);
  for (const line of lines) expect(line).toMatch(/^│ .* │$/);
  expect(new Set([top, ...lines].map(({ length }) => length))).toEqual(new Set([76]));
  const said = lines.map((line) => line.slice(2, -2).trim());
  expect(said.filter(Boolean).join(' ')).toBe(`${text} Sans frais.`);
  expect(said.at(-2)).toBe('');
});
