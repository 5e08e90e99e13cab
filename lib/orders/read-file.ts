import 'server-only';
import { createHash } from 'node:crypto';
import sharp from '@/lib/process/sharp';
import {
  fileNameOf,
  formatOf,
  largestFileBytes,
  type OrderFileKind,
  type PhotoFormat,
} from './order-file';

/** A file as it was sent, and as it is kept. */
export type SentFile = { readonly name: string; readonly bytes: Uint8Array };
export type ReadFile = {
  readonly kind: OrderFileKind;
  readonly name: string;
  readonly content: Uint8Array;
  /** SHA-256 of what was sent: the same file is kept once. */
  readonly hash: string;
};

/** Why a file is not kept. */
export type FileFault = 'fileEmpty' | 'fileTooLarge' | 'fileKind' | 'fileBroken' | 'filePixels';

/** More than a telephone takes; decoded, such a picture is 200 MB at most. */
export const mostPixels = 64_000_000;
/** Longest side of a photo that is kept. */
const longestSidePx = 2_048;
const jpegQuality = 82;
const decodeSeconds = 20;

/**
 * Reads a file that was sent, by its content. A photo is decoded and encoded anew, upright, at most 2 048 pixels long:
 * nothing else that was in the file is left, its place and camera included. A PDF is kept as it is.
 */
export async function readFile({ name, bytes }: SentFile): Promise<ReadFile | FileFault> {
  if (bytes.length === 0) return 'fileEmpty';
  if (bytes.length > largestFileBytes) return 'fileTooLarge';
  const format = formatOf(bytes);
  if (!format) return 'fileKind';
  const content = format === 'pdf' ? wholePdf(bytes) : await encodedAnew(bytes, format);
  if (typeof content === 'string') return content;
  const kind = format === 'pdf' ? 'pdf' : 'photo';
  const hash = createHash('sha256').update(bytes).digest('hex');
  return { kind, name: fileNameOf(name, kind), content, hash };
}

/** A PDF that has its end: one that was cut off on the way opens nowhere. */
function wholePdf(bytes: Uint8Array): Uint8Array | FileFault {
  const end = Buffer.from(bytes.subarray(-2_048)).toString('latin1');
  return end.includes('%%EOF') ? bytes : 'fileBroken';
}

async function encodedAnew(bytes: Uint8Array, format: PhotoFormat): Promise<Buffer | FileFault> {
  try {
    const { format: found, width, height } = await sharp(bytes, unlimited).metadata();
    if (found !== format) return 'fileKind';
    if (width * height > mostPixels) return 'filePixels';
    return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .timeout({ seconds: decodeSeconds })
      .autoOrient()
      .resize({
        ...{ width: longestSidePx, height: longestSidePx },
        ...{ fit: 'inside', withoutEnlargement: true },
      })
      .flatten({ background: 'white' })
      .jpeg({ quality: jpegQuality, mozjpeg: true })
      .toBuffer();
  } catch {
    return 'fileBroken';
  }
}

/** For the head of a file alone, which says how large the picture is. */
const unlimited = { limitInputPixels: false } as const;
