import { largestFormBytes } from '@/lib/site/form-lengths';

/** What may be kept with an order: photos, which are encoded anew, and PDF, as they are. */
export const orderFileKinds = ['photo', 'pdf'] as const;
export type OrderFileKind = (typeof orderFileKinds)[number];

/** Largest file, and most that one press may send, in bytes. */
export const largestFileBytes = 10 * 1024 * 1024;
export const mostUploadBytes = 3 * largestFileBytes + largestFormBytes;
/** Files of an order, and photos that one mail may bring: mail servers take some ten megabytes. */
export const mostFiles = 40;
export const mostMailedPhotos = 4;
/** Characters of a name, its ending included. */
const longestName = 100;

/** The pictures that are read, by the bytes that they begin with, as the house calls them. */
export const photoFormats = { jpeg: 'JPEG', png: 'PNG', webp: 'WebP' } as const;
export type PhotoFormat = keyof typeof photoFormats;
/** What a browser lets one choose to send, as the `accept` of a field. */
export const acceptedFiles = [
  ...Object.keys(photoFormats).map((one) => `image/${one}`),
  'application/pdf',
].join(',');

const startsWith = (bytes: Uint8Array, text: string, from = 0) =>
  [...text].every((sign, at) => bytes[from + at] === sign.charCodeAt(0));

/**
 * What a file is by its content alone: neither its name nor the type that was sent counts.
 * @returns `undefined` for anything that orders do not keep
 */
export function formatOf(bytes: Uint8Array): PhotoFormat | 'pdf' | undefined {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpeg';
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp';
  return startsWith(bytes, '%PDF-') ? 'pdf' : undefined;
}

const endings = { photo: '.jpg', pdf: '.pdf' } as const satisfies Record<OrderFileKind, string>;

/**
 * The name of a file as it is kept: without folders, control characters, characters that turn letters around or that
 * mean something in an address or a file system, with the ending of what the file is, at most 100 characters.
 */
export function fileNameOf(given: string, kind: OrderFileKind): string {
  const [last = ''] = given.normalize('NFC').split(/[/\\]/).slice(-1);
  const plain = last
    .replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, '')
    .replace(/[<>:"|?*%#&]+/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/\.\w{1,5}$/, '')
    .replace(/^[.\s-]+|[.\s-]+$/g, '');
  const ending = endings[kind];
  const base = [...plain]
    .slice(0, longestName - ending.length)
    .join('')
    .trim();
  return `${base || 'fichier'}${ending}`;
}

/**
 * The header that names a file: with its letters for the browsers of today (RFC 8187), and plain for others.
 * @param way `inline` for a photo that the shop has encoded itself, else `attachment`
 */
export function dispositionOf(name: string, way: 'inline' | 'attachment'): string {
  const plain = name.replace(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${way}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
