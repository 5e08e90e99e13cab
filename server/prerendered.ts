import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { z } from 'zod';
import { isLocale, localePath } from '@/lib/i18n/locales';

/** Something the build made whole: a page, or a file such as sitemap.xml. */
export type Prerendered = {
  /** As a visitor types it. */
  readonly address: string;
  /** As Next calls it, language first. */
  readonly route: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly isPage: boolean;
};

const Routes = z.object({
  routes: z.record(
    z.string(),
    z.object({
      routeType: z.string(),
      response: z.string(),
      initialRevalidateSeconds: z.union([z.number(), z.literal(false)]),
      initialStatus: z.number().optional(),
      initialHeaders: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

const Condition = z.object({ type: z.string(), key: z.string().optional() });
const Rule = z.object({
  regex: z.string(),
  internal: z.boolean().optional(),
  has: z.array(Condition).optional(),
});

const Rules = z.object({
  redirects: z.array(Rule),
  headers: z.array(Rule),
  rsc: z.object({ varyHeader: z.string() }),
});

const Middleware = z.object({ middleware: z.record(z.string(), z.unknown()) });
const Meta = z.object({ headers: z.record(z.string(), z.string()).default({}) });

const read = <T>(type: z.ZodType<T>, ...path: string[]): T =>
  type.parse(JSON.parse(readFileSync(join('.next', ...path), 'utf8')));

/** Where Next keeps what it made of a route. */
export const builtFile = (route: string, ending: string) =>
  `${join('.next', 'server', 'app', ...route.split('/'))}${ending}`;

/** Headers Next gives a page, as its build noted them. */
export const builtHeaders = (route: string) => read(Meta, 'server', 'app', `${route}.meta`).headers;

/** Parts of a page's data that the browser's router asks for one by one, as the header names them. */
export function segmentsOf(route: string): string[] {
  const ending = '.segment.rsc';
  const folder = builtFile(route, '.segments');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending))
    .map((path) => `/${path.slice(0, -ending.length).split(sep).join('/')}`);
}

/** Everything that never changes between two builds; nothing where a middleware must see each request. */
export function listPrerendered(): Prerendered[] {
  const { middleware } = read(Middleware, 'server', 'middleware-manifest.json');
  if (Object.keys(middleware).length > 0) return [];
  const { routes } = read(Routes, 'prerender-manifest.json');
  return Object.entries(routes).flatMap(([route, made]): Prerendered[] => {
    const isWhole = made.response === 'complete' && made.initialRevalidateSeconds === false;
    if (!isWhole || made.initialStatus) return [];
    const headers = made.initialHeaders ?? {};
    if (made.routeType !== 'page') return [{ address: route, route, headers, isPage: false }];
    const [, locale = '', ...rest] = route.split('/');
    if (!isLocale(locale)) return [];
    const address = localePath(locale, `/${rest.join('/')}`);
    return [{ address, route, headers, isPage: true }];
  });
}

/** What the rules of next.config have to say about addresses. */
export function readRules() {
  const { redirects, headers, rsc } = read(Rules, 'routes-manifest.json');
  const rules = [...redirects.filter((rule) => !rule.internal), ...headers].map((rule) => ({
    regex: new RegExp(rule.regex),
    has: rule.has ?? [],
  }));
  return {
    vary: `${rsc.varyHeader}, Accept-Encoding`,
    /** Conditions of the rules for an address; `undefined` when one applies to every request. */
    conditionsOf(address: string) {
      const conditions = rules.filter(({ regex }) => regex.test(address)).map(({ has }) => has);
      if (conditions.some((has) => has.length === 0)) return undefined;
      return conditions.flat().map(({ type, key = '' }) => ({ type, key }));
    },
  };
}
