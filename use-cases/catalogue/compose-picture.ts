import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Composed, composedOf } from '@/lib/catalogue/choice-pictures';
import { jpegOf, pictureSrc } from '@/lib/catalogue/pictures';
import { log } from '@/lib/process/log';
import sharp from '@/lib/process/sharp';

/** Pictures that are kept, of about 90 KB each. */
const mostKept = 40;
/** Pictures that may wait for the one that is being made, which takes about 100 ms. */
const mostWaiting = 20;
const jpegQuality = 82;
const decodeSeconds = 10;
const widest = 1_600;

const kept = new Map<string, Promise<Uint8Array>>();
let waiting = 0;
let turn: Promise<unknown> = Promise.resolve();

const publicFile = (path: string) => join(process.cwd(), 'public', path.replace(/^\/|\?.*$/g, ''));

/** Lays the layers of a choice over its view. The plain view where one of the files is missing or cut. */
async function composed({ name, width, height, layers }: Composed): Promise<Uint8Array> {
  try {
    const sized = layers.map((path) =>
      sharp(publicFile(path)).resize({ width, height }).png().toBuffer(),
    );
    const laid = await Promise.all(sized);
    return await sharp(publicFile(pictureSrc(name, widest)))
      .timeout({ seconds: decodeSeconds })
      .resize({ width, height })
      .composite(laid.map((input) => ({ input })))
      .jpeg({ quality: jpegQuality, mozjpeg: true })
      .toBuffer();
  } catch (error) {
    log().error(error, 'the picture of a choice could not be composed');
    return readFile(publicFile(jpegOf(name).path));
  }
}

/**
 * The JPEG of a configuration, made once and kept for a while; one is made at a time.
 * @param name of the view @param file as `choiceJpeg` writes it
 * @returns `undefined` for a choice that does not exist, `busy` when too many others wait for theirs
 */
export async function composePicture(
  name: string,
  file: string,
): Promise<Uint8Array | 'busy' | undefined> {
  const choice = composedOf(name, file);
  if (!choice) return undefined;
  const key = `${name}/${file}`;
  const known = kept.get(key);
  kept.delete(key);
  if (!known && waiting >= mostWaiting) return 'busy';
  const picture = known ?? inTurn(choice);
  kept.set(key, picture);
  picture.catch(() => kept.delete(key));
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return picture;
}

async function inTurn(choice: Composed): Promise<Uint8Array> {
  waiting += 1;
  const picture = turn.then(() => composed(choice));
  turn = picture.catch(() => undefined);
  try {
    return await picture;
  } finally {
    waiting -= 1;
  }
}
