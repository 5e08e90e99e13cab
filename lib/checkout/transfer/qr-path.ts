import 'server-only';
import { encode } from 'uqr';

/** A QR code as the path of an SVG: its squares are one unit wide, the empty border of four units included. */
export type QrPath = { readonly size: number; readonly path: string };

/** Source of the border: ISO/IEC 18004; of the error correction M: EPC069-12. */
const look = { ecc: 'M', border: 4 } as const;

/** The QR code of a text. */
export function qrPath(text: string): QrPath {
  const { size, data } = encode(text, look);
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: squares.join('') };
}
