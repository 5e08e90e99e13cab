import 'server-only';
import PDFDocument from 'pdfkit';
import { company } from '@/content/house/company';
import { directionOf } from '@/lib/i18n/locales';
import { facturXFile } from '../factur-x-names';
import type { PaperSheet } from '../paper-sheet';
import { canvasOn, page } from './canvas';
import { compose, foot } from './compose';
import { facturXMetadata } from './metadata';

export type PaperFile = {
  readonly sheet: PaperSheet;
  /** The same as structured data. */
  readonly xml: string;
  readonly issuedAt: Date;
};

/** Writes a paper as PDF/A-3 with its structured data inside (Factur-X). The same paper gives the same bytes. */
export function writePdf({ sheet, xml, issuedAt }: PaperFile): Promise<Buffer> {
  const { locale, title } = sheet;
  const doc = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    pdfVersion: '1.7',
    subset: 'PDF/A-3b',
    lang: locale,
    displayTitle: true,
    bufferPages: true,
    // Otherwise a font of Adobe would be opened first.
    font: '',
    info: {
      Title: `${company.name} · ${title.replace(/[\u2066\u2069]/g, '')}`,
      Author: company.legalName,
      Creator: company.name,
      Producer: 'pdfkit',
      CreationDate: issuedAt,
    },
  });
  const chunks: Buffer[] = [];
  const written = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(Buffer.from(chunk)));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  const canvas = canvasOn(doc, directionOf(locale));
  compose(canvas, sheet);
  const { count } = doc.bufferedPageRange();
  for (let at = 0; at < count; at += 1) {
    doc.switchToPage(at);
    foot(canvas, sheet, at + 1, count);
  }
  doc.file(Buffer.from(xml), {
    name: facturXFile,
    type: 'text/xml',
    description: 'Factur-X',
    relationship: 'Alternative',
    creationDate: issuedAt,
    modifiedDate: issuedAt,
  });
  doc.appendXML(facturXMetadata);
  doc.end();
  return written;
}
