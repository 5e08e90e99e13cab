import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { z } from 'zod';
import { pagePaths } from '@/lib/routes';

const Manifest = z.object({ routes: z.record(z.string(), z.unknown()) });

/** Files of `public`, as addresses. */
function publicFiles(): string[] {
  if (!existsSync('public')) return [];
  return readdirSync('public', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(
      (entry) => `/${relative('public', join(entry.parentPath, entry.name)).split(sep).join('/')}`,
    );
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
  return new Set([...pagePaths, ...publicFiles(), ...builtFiles()]);
}
