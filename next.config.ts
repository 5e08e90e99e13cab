import { availableParallelism } from 'node:os';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { defaultLocale, languageKey, locales } from './lib/i18n/locales';
import { largestFormBytes } from './lib/site/form-lengths';

const prefixed = locales.filter((locale) => locale !== defaultLocale).join('|');

const config: NextConfig = {
  poweredByHeader: false,
  // The shop serves from the folder of a release; a build writes where Next always does.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  reactStrictMode: true,
  // The same sources make the same release on every machine. Without a name, Next makes one up.
  generateBuildId: () => process.env.RELEASE_NAME ?? null,
  typedRoutes: false,
  // Loaded as they are installed: some could not be compiled into the pages, the others are large, and take 10 of the 36
  // seconds that compiling takes.
  serverExternalPackages: [
    '@electric-sql/pglite',
    '@modelcontextprotocol/server',
    'drizzle-orm',
    'fontkit',
    'jose',
    'minisearch',
    'pdfkit',
    'pino',
    'postal-mime',
    'postgres',
    'stripe',
    'zod',
  ],
  turbopack: {
    // What Next brings for browsers that the shop does not support, and a last error page beside the shop's own.
    resolveAlias: {
      '../build/polyfills/polyfill-module': './lib/process/no-polyfills.ts',
      'next/dist/compiled/process': { browser: './lib/process/no-process.ts' },
      './builtin/global-error': { browser: './components/site/bare-notice.client.tsx' },
      '../components/builtin/global-error': {
        browser: './components/site/bare-notice.client.tsx',
      },
    },
  },
  experimental: {
    // By default one core of two is left alone.
    cpus: Math.max(2, availableParallelism() - 1),
    serverActions: { bodySizeLimit: largestFormBytes },
    // With it, `npm run dev` shows a page that is opened for the first time as its files were before they were saved.
    turbopackServerFastRefresh: false,
    // Few scripts, each with much to compress: cut by the defaults, the same code weighs 5 KB more.
    turbopackChunking: {
      minChunkSize: 10_000_000,
      maxMergeChunkSize: 10_000_000,
      maxChunkCountPerGroup: 1,
      firstPageLoadPriority: 1,
    },
  },
  // `npm run verify` checks the types, those of the tests too; a machine that only builds need not wait for them.
  typescript: { ignoreBuildErrors: true },
  async redirects() {
    return [
      // Not `:path*`: for `/fr` its destination would be empty.
      { source: '/fr', destination: '/', permanent: true },
      { source: '/fr/:path+', destination: '/:path+', permanent: true },
      // A visitor who chose another language finds the house in it; any other cookie means French.
      {
        source: '/',
        has: [{ type: 'cookie', key: languageKey, value: `(?<language>${prefixed})` }],
        destination: '/:language',
        permanent: false,
      },
    ];
  },
  // French has no prefix. Pages and public files answer first; what is left gets the French prefix.
  async rewrites() {
    return {
      beforeFiles: [
        { source: '/:path(.+).md', destination: '/markdown/:path' },
        { source: '/.well-known/security.txt', destination: '/security.txt' },
      ],
      afterFiles: [
        { source: '/', destination: '/fr' },
        {
          source: `/:path((?!(?:fr|${prefixed}|_next|choices|feeds|markdown)(?:/|$)).+)`,
          destination: '/fr/:path',
        },
      ],
      fallback: [],
    };
  },
};

export default createNextIntlPlugin('./lib/i18n/request.ts')(config);
