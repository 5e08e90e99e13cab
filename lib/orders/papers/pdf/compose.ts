import 'server-only';
import { company } from '@/content/house/company';
import type { PaperSheet } from '../paper-sheet';
import { type Box, type Canvas, contentEnd, contentWidth, type Look, page } from './canvas';

const whole: Box = { start: 0, width: contentWidth };
const looks = {
  mark: { family: 'display', size: 17, leading: 20, spacing: 5.4 },
  title: { family: 'display', size: 31, leading: 36 },
  subtitle: { family: 'display', size: 15, leading: 19 },
  body: { family: 'text', size: 9.5, leading: 14 },
  quoted: { family: 'text', size: 9.5, leading: 14, isQuoted: true },
  figure: { family: 'text', size: 9, leading: 14 },
  muted: { family: 'text', size: 9.5, leading: 14, colour: 'muted' },
  label: { family: 'text', size: 7.4, leading: 10.5, colour: 'muted', spacing: 0.9 },
  joinedLabel: { family: 'text', size: 8.4, leading: 12, colour: 'muted' },
  column: { family: 'text', size: 7.8, leading: 10.5, colour: 'muted' },
  small: { family: 'text', size: 8, leading: 11.5, colour: 'muted' },
  total: { family: 'display', size: 16, leading: 22 },
} as const satisfies Readonly<Record<string, Look>>;

/** The columns of the table by where they start and how wide they are: description, then what stands in cells. */
const columns: readonly Box[] = [
  { start: 0, width: 158 },
  { start: 162, width: 52, align: 'end' },
  { start: 218, width: 72, align: 'end' },
  { start: 294, width: 32, align: 'end' },
  { start: 332, width: 72, align: 'end' },
  { start: 411, width: contentWidth - 411, align: 'end' },
];
/** Height of the titles of the table with the first two lines below them. */
const titlesRoom = 75;
const sumsBox = {
  label: { start: 226, width: 166 },
  amount: { start: 392, width: contentWidth - 392 },
};

/** Writes the pages of a paper but their feet: head, parties, table, sums and notes, on as many as it takes. */
export function compose(canvas: Canvas, sheet: PaperSheet): void {
  let y = head(canvas, sheet);
  /** Begins another page unless some height is left. @returns whether it did */
  const room = (height: number) => {
    if (y + height <= contentEnd) return false;
    canvas.newPage();
    y = continued(canvas, sheet);
    return true;
  };
  /** Writes a paragraph. */
  const say = (text: string, look: Look) => {
    room(look.leading * 2);
    y += canvas.write(text, whole, look, y) + 2;
  };
  const parties = partiesOf(canvas, sheet);
  for (const { box, title } of parties) canvas.write(title, box, labelOf(canvas), y);
  y += labelOf(canvas).leading + 4;
  const tallest = Math.max(...parties.map(({ lines }) => lines.length));
  for (let at = 0; at < tallest; at += 1) {
    // A long address goes on where the next page begins.
    room(looks.quoted.leading);
    for (const { box, lines } of parties) {
      const line = lines[at];
      if (line) canvas.line(line, box, looks.quoted, y + looks.quoted.size);
    }
    y += looks.quoted.leading;
  }
  y += 26;
  // Titles stand above a row, on the same page.
  room(titlesRoom);
  y = columnTitles(canvas, sheet, y);
  const roomInTable = (height: number) => {
    if (room(height)) y = columnTitles(canvas, sheet, y) + 7;
  };
  for (const row of sheet.rows) {
    y += 7;
    const [first = whole] = columns;
    const text = [
      ...canvas.lines(row.name, first, looks.quoted).map((line) => [line, looks.body] as const),
      ...canvas.lines(row.options, first, looks.small).map((line) => [line, looks.small] as const),
    ];
    for (const [index, [line, look]] of text.entries()) {
      // A row begins where two of its lines have room.
      roomInTable(index === 0 && text.length > 1 ? 2 * look.leading : look.leading);
      canvas.line(line, first, look, y + looks.body.size);
      if (index === 0)
        for (const [at, cell] of row.cells.entries())
          canvas.write(cell, columns[at + 1] ?? whole, looks.figure, y + 0.5);
      y += look.leading;
    }
    y += 6;
    canvas.rule(y, whole);
  }
  y += 16;
  room(sheet.sums.length * 16 + 40);
  y = sums(canvas, sheet, y);
  for (const text of sheet.exempt) say(text, looks.small);
  y += 10;
  room(40);
  canvas.rule(y, whole);
  y += 10;
  say(sheet.payment, looks.body);
  y += 2;
  // Who sells stands at the foot of every page.
  for (const { subject, text } of sheet.notes) if (subject !== 'REG') say(text, looks.small);
}

/** Writes the foot of a page: who sells, which paper it is, and its number. */
export function foot(canvas: Canvas, sheet: PaperSheet, at: number, pages: number): void {
  const y = page.height - 62;
  const look = { ...looks.small, size: 7.4, leading: 10 };
  canvas.rule(y, whole);
  const legal = sheet.notes.find(({ subject }) => subject === 'REG')?.text ?? company.legalName;
  canvas.write(legal, whole, look, y + 8);
  const where = `${sheet.title} · ${at} / ${pages}`;
  canvas.write(where, { ...whole, align: 'end' }, look, y + 8 + 1.3 * look.leading);
}

/** The first lines of every page. @returns where what follows begins */
function mark(canvas: Canvas, { sample }: PaperSheet): number {
  const centred: Box = { ...whole, align: 'centre' };
  canvas.write(company.name.toUpperCase(), centred, looks.mark, page.top);
  canvas.rule(page.top + 29, { start: contentWidth / 2 - 22, width: 44 }, 'gold', 0.8);
  if (!sample) return page.top + 48;
  const box: Box = { start: 12, width: contentWidth - 24, align: 'centre' };
  const lines = canvas.lines(sample, box, looks.body);
  const height = lines.length * looks.body.leading + 12;
  canvas.frame(page.top + 46, height, whole);
  canvas.write(sample, box, looks.body, page.top + 53);
  return page.top + 46 + height + 14;
}

function head(canvas: Canvas, sheet: PaperSheet): number {
  let y = mark(canvas, sheet) + 10;
  y += canvas.write(sheet.title, whole, looks.title, y) + 6;
  y += canvas.write(sheet.facts.join(' · '), whole, looks.muted, y);
  return y + 22;
}

/** The head of a page after the first. */
function continued(canvas: Canvas, sheet: PaperSheet): number {
  const y = mark(canvas, sheet);
  return y + canvas.write(sheet.title, whole, looks.subtitle, y) + 10;
}

/** Of the titles of the parties. */
const labelOf = ({ direction }: Canvas) => (direction === 'rtl' ? looks.joinedLabel : looks.label);

/** Who sells, who buys and where it goes, side by side: their titles, and their lines. */
function partiesOf(canvas: Canvas, sheet: PaperSheet) {
  const gap = 28;
  const width = (contentWidth + gap) / Math.max(2, sheet.parties.length) - gap;
  const isJoined = canvas.direction === 'rtl';
  return sheet.parties.map(({ title, lines }, at) => {
    const box: Box = { start: at * (width + gap), width };
    return {
      box,
      title: isJoined ? title : title.toUpperCase(),
      lines: lines.flatMap((text) => canvas.lines(text, box, looks.quoted)),
    };
  });
}

function columnTitles(canvas: Canvas, sheet: PaperSheet, y: number): number {
  const titles = sheet.columns.map((title, at) => {
    const column = columns[at] ?? whole;
    // Apart from the one before.
    const gap = at === 0 ? 0 : 5;
    const box = { ...column, start: column.start + gap, width: column.width - gap };
    return { box, lines: canvas.lines(title, box, looks.column) };
  });
  const tallest = Math.max(...titles.map(({ lines }) => lines.length));
  for (const { box, lines } of titles) {
    // They end on one line.
    const skipped = tallest - lines.length;
    for (const [at, line] of lines.entries())
      canvas.line(line, box, looks.column, y + looks.column.size + (skipped + at) * 10.5);
  }
  const end = y + tallest * 10.5 + 5;
  canvas.rule(end, whole, 'gold', 0.8);
  return end;
}

function sums(canvas: Canvas, sheet: PaperSheet, from: number): number {
  let y = from;
  for (const { label, amount, isTotal } of sheet.sums) {
    const look = isTotal ? looks.total : looks.body;
    const shift = isTotal ? 2 : 0;
    const lines = canvas.write(label, sumsBox.label, look, y + shift);
    canvas.write(amount, { ...sumsBox.amount, align: 'end' }, look, y + shift);
    y += lines + (isTotal ? 7 : 3);
  }
  return y + 6;
}
