import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Attachment } from '@/lib/mail/mail';
import { markCid } from '@/lib/mail/mail-html';
import { log } from '@/lib/process/log';
import sharp from '@/lib/process/sharp';
import { composePicture } from '@/use-cases/catalogue/compose-picture';

/** The name under which the picture of a mail is attached. */
export const pictureCid = 'piece';

const markFile = 'icons/192.png';

/** The picture of a configuration, which no file holds; nothing for the path of a file. */
async function composedFile(path: string): Promise<Buffer | undefined> {
  const { name, file } = /^choices\/(?<name>.+)\/(?<file>[^/]+\.jpg)$/.exec(path)?.groups ?? {};
  const picture = name && file ? await composePicture(name, file) : undefined;
  return picture && picture !== 'busy' ? Buffer.from(picture) : undefined;
}

/** A public file in a format that every mail program shows. */
const shownFile = (path: string): Promise<Buffer> => {
  const file = join(process.cwd(), 'public', path);
  return path.endsWith('.avif')
    ? sharp(file).jpeg({ quality: 80, mozjpeg: true }).toBuffer()
    : readFile(file);
};

/** A public file as an attachment; nothing where it is missing: a mail leaves without its picture rather than not. */
async function attached(cid: string, path: string): Promise<Attachment[]> {
  const isPng = path.endsWith('.png');
  try {
    const content = (await composedFile(path)) ?? (await shownFile(path));
    const filename = `${cid}.${isPng ? 'png' : 'jpg'}`;
    return [{ cid, filename, content, contentType: isPng ? 'image/png' : 'image/jpeg' }];
  } catch (error) {
    log().error(error, 'a picture of a mail could not be read');
    return [];
  }
}

/** The mark of the house, and the picture of a mail if it has one. @param file its path below `public` */
export async function picturesFor(file: string | undefined): Promise<Attachment[]> {
  const [mark, picture] = await Promise.all([
    attached(markCid, markFile),
    file ? attached(pictureCid, file) : [],
  ]);
  return [...mark, ...picture];
}
