import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  acceptedFiles,
  dispositionOf,
  fileNameOf,
  formatOf,
  photoFormats,
} from '@/lib/orders/order-file';
import { desk } from '@/messages/fr/desk/desk';

const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));

test('a file is what its first bytes say', () => {
  expect(formatOf(bytes('\xff\xd8\xff\xe0'))).toBe('jpeg');
  expect(formatOf(bytes('\x89PNG\r\n\x1a\n…'))).toBe('png');
  expect(formatOf(bytes('RIFF\x10\0\0\0WEBPVP8 '))).toBe('webp');
  expect(formatOf(bytes('%PDF-1.7\n'))).toBe('pdf');
  const others = [
    '',
    '<html>',
    '<svg xmlns="…">',
    'PK\x03\x04',
    'GIF89a',
    ' %PDF-',
    'RIFF----WAVE',
  ];
  for (const other of [...others, '\x89PN', '\0\0\0\x18ftypheic']) {
    expect(formatOf(bytes(other)), other).toBeUndefined();
  }
});

test('a name loses its folders, its ending and what it could do harm with, and keeps its letters', () => {
  const names: readonly (readonly [string, string])[] = [
    ['../x.html', 'x.jpg'],
    ['C:\\Users\\Ada\\tête de lit.PNG', 'tête de lit.jpg'],
    ['\u202egpj.exe', 'gpj.jpg'],
    ['a\0b\r\nc.jpg', 'abc.jpg'],
    ['.htaccess', 'htaccess.jpg'],
    ['..', 'fichier.jpg'],
    ['', 'fichier.jpg'],
    ['"><script>.jpg', 'script.jpg'],
    ['Кровать Зевса.webp', 'Кровать Зевса.jpg'],
    ['سرير زيوس.png', 'سرير زيوس.jpg'],
    ['神の寝台.png', '神の寝台.jpg'],
    ['θρόνος.jpeg', 'θρόνος.jpg'],
    ['e\u0301te\u0301.png', 'été.jpg'],
  ];
  for (const [given, name] of names) expect(fileNameOf(given, 'photo'), given).toBe(name);
  expect(fileNameOf('plan.jpg', 'pdf')).toBe('plan.pdf');
  const long = fileNameOf('é'.repeat(200), 'pdf');
  expect([...long]).toHaveLength(100);
  expect(long.endsWith('.pdf')).toBe(true);
});

test('the header of a name has no quote, no line end and no letter beyond ASCII', () => {
  for (const name of ['été.jpg', 'سرير.jpg', `l'"a\r\nb.jpg`, '神.pdf', 'a%0d%0ab.jpg']) {
    const header = dispositionOf(name, 'attachment');
    expect(header, name).toMatch(
      /^attachment; filename="[\w .()-]+"; filename\*=UTF-8''[\w.!~%-]+$/,
    );
    expect(decodeURIComponent(header.split("''")[1] ?? ''), name).toBe(name);
  }
});

test('the desk and its manual list the photos that are read, and its field offers them', () => {
  const listed = `hotos (${Object.values(photoFormats).join(', ')})`;
  expect(desk.files.text).toContain(listed);
  expect(desk.notices.fileKind).toContain(listed.replace('hotos', 'hoto'));
  expect(readFileSync('docs/operations.md', 'utf8')).toContain(listed);
  expect(acceptedFiles).toBe('image/jpeg,image/png,image/webp,application/pdf');
});
