import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { parse } from 'node-html-parser';
import { lateDataOf, lateScriptsOf } from '@/server/late-scripts';
import { ask } from '../server/ask';

/** Bytes of a first visit, brotli 11 where it is text. */
export type Weight = {
  readonly html: number;
  /** What the page's scripts are told about it; comes with them. */
  readonly data: number;
  readonly css: number;
  readonly javascript: number;
  readonly fonts: number;
};

const packed = new Map<string, number>();

function packedBytes(file: string): number {
  const known = packed.get(file);
  if (known !== undefined) return known;
  const raw = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  const bytes = file.endsWith('.woff2') ? raw.length : brotliCompressSync(raw, { params }).length;
  packed.set(file, bytes);
  return bytes;
}

/** The file of the build behind an address. */
function builtFile(address: string): string {
  return join('.next', address.slice('/_next/'.length).split('?', 1)[0] ?? '');
}

/** What a browser loads at once with a page, as its HTML names it. */
export async function weigh(url: string, path: string): Promise<Weight> {
  const { body } = await ask(url + path);
  const dom = parse(body.toString());
  const named = (selector: string, attribute: string) =>
    [...new Set(dom.querySelectorAll(selector).map((tag) => tag.getAttribute(attribute) ?? ''))]
      .filter((address) => address.startsWith('/_next/static/'))
      .map(builtFile);
  const sum = (files: readonly string[]) =>
    files.reduce((total, file) => total + packedBytes(file), 0);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  const data = lateDataOf(body.toString());
  return {
    html: brotliCompressSync(body, { params }).length,
    data: data ? packedBytes(builtFile(data)) : 0,
    css: sum(named('link[rel=stylesheet]', 'href')),
    javascript: sum(lateScriptsOf(body.toString()).map(builtFile)),
    fonts: sum(named('link[as=font]', 'href')),
  };
}
