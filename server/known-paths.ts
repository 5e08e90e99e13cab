import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';
import { endpoints, pagePaths } from '@/lib/routes';

const Manifest = z.object({ routes: z.record(z.string(), z.unknown()) });

/** Pages and endpoints as they are asked for: without a language, and under each. */
function pages(): string[] {
  const prefixes = ['', ...locales.map((locale) => `/${locale}`)];
  return [...pagePaths, ...endpoints].flatMap((path) =>
    prefixes.map((prefix) => (path === '/' ? prefix || path : prefix + path)),
  );
}

/** Files of `public`, as addresses. */
function publicFiles(): string[] {
  if (!existsSync('public')) return [];
  return readdirSync('public', { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join('public', path)).isFile())
    .map((path) => `/${path.split(sep).join('/')}`);
}

/** Addresses that the build made beside the pages: sitemap.xml, robots.txt, icons. */
function builtFiles(): string[] {
  const file = '.next/prerender-manifest.json';
  if (!existsSync(file)) return [];
  const { routes } = Manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  return Object.keys(routes).filter((path) => path.includes('.'));
}

/** Every address that something answers; what lies below `/_next/` is Next's own business. */
export function listKnownPaths(): ReadonlySet<string> {
  return new Set([...pages(), ...publicFiles(), ...builtFiles()]);
}
