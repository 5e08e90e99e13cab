import 'server-only';
import type { Font } from 'fontkit';
import type PDFDocument from 'pdfkit';
import { type FontName, Fonts, featuresOf } from './fonts';
import { type Direction, linesOf, type TextLine, type TextStyle } from './text-lines';

// What pdfkit 0.20 takes, and its types do not know yet.
declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      registerFont(name: string, source: Font): this;
    }
    interface PDFAttachmentOptions {
      /** What the file is to the document: PDF/A-3 wants it. */
      relationship?: 'Alternative';
    }
  }
}

/** A4 and its margins, points. */
export const page = { width: 595.28, height: 841.89, side: 56, top: 50, bottom: 92 } as const;
export const contentWidth = page.width - 2 * page.side;
/** Where the content of a page ends. */
export const contentEnd = page.height - page.bottom;

/** The colours of the house on white paper. */
export const colours = {
  ink: '#1d1a16',
  muted: '#5f574b',
  gold: '#a57f3a',
  line: '#d9c9a8',
} as const;

/** Where a text stands: from the side where its language begins to be read. */
export type Box = {
  readonly start: number;
  readonly width: number;
  readonly align?: 'start' | 'end' | 'centre';
};
export type Look = TextStyle & {
  readonly colour?: keyof typeof colours;
  /** From one line to the next, points. */
  readonly leading: number;
};

type Document = InstanceType<typeof PDFDocument>;
export type Canvas = ReturnType<typeof canvasOn>;

/** Draws texts and lines on the pages of a document, mirrored for a language that is read from right to left. */
export function canvasOn(doc: Document, direction: Direction) {
  const left = ({ start, width }: Box) =>
    direction === 'ltr' ? page.side + start : page.width - page.side - start - width;

  /** The line of a text in its box: x of its left end. */
  const placed = (box: Box, line: TextLine, spacing: number) => {
    const align = box.align ?? 'start';
    const spare = box.width - line.width;
    // Spacing stands after the last letter too.
    if (align === 'centre') return left(box) + (spare + spacing) / 2;
    const isAtRight = (align === 'end') === (direction === 'ltr');
    return left(box) + (isAtRight ? spare : 0);
  };

  const fonts = new Fonts();
  const registered = new Set<FontName>();
  const use = (font: FontName) => {
    if (!registered.has(font)) doc.registerFont(font, fonts.font(font));
    registered.add(font);
    return doc.font(font);
  };

  const line = (text: TextLine, box: Box, look: Look, baseline: number) => {
    let x = placed(box, text, look.spacing ?? 0);
    doc.fillColor(colours[look.colour ?? 'ink']);
    for (const piece of text.pieces) {
      use(piece.font)
        .fontSize(look.size)
        .text(piece.text, x, baseline, {
          lineBreak: false,
          baseline: 'alphabetic',
          // Given, also when there are none: pdfkit would shape word by word, in the order of the words.
          features: featuresOf(piece.font) as PDFKit.Mixins.OpenTypeFeatures[],
          characterSpacing: look.spacing ?? 0,
        });
      x += piece.width;
    }
  };

  return {
    direction,
    lines: (text: string, box: Box, look: Look) => linesOf(text, fonts, look, box.width, direction),
    line,
    /** Writes a text in lines. @param y of its upper edge @returns its height */
    write(text: string, box: Box, look: Look, y: number): number {
      const lines = linesOf(text, fonts, look, box.width, direction);
      for (const [index, one] of lines.entries())
        line(one, box, look, y + look.size + index * look.leading);
      return lines.length * look.leading;
    },
    /** Draws a thin line across a box. */
    rule(y: number, box: Box, colour: keyof typeof colours = 'line', weight = 0.6) {
      const x = left(box);
      doc
        .moveTo(x, y)
        .lineTo(x + box.width, y)
        .lineWidth(weight)
        .strokeColor(colours[colour])
        .stroke();
    },
    /** Draws a frame around a box. */
    frame(y: number, height: number, box: Box, colour: keyof typeof colours = 'gold') {
      doc
        .rect(left(box), y, box.width, height)
        .lineWidth(0.8)
        .strokeColor(colours[colour])
        .stroke();
    },
    newPage: () => doc.addPage(),
  };
}
