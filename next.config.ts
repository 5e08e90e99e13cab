import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  typedRoutes: false,
  serverExternalPackages: ['@electric-sql/pglite', 'postgres', 'pino'],
  experimental: { serverActions: { bodySizeLimit: '64kb' } },
  typescript: { ignoreBuildErrors: true },
  async redirects() {
    return [{ source: '/fr/:path*', destination: '/:path*', permanent: true }];
  },
  // French has no prefix. Pages and public files answer first; what is left gets the French prefix.
  async rewrites() {
    return {
      beforeFiles: [],
      afterFiles: [
        { source: '/', destination: '/fr' },
        { source: '/:path((?!(?:fr|_next)(?:/|$)).+)', destination: '/fr/:path' },
      ],
      fallback: [],
    };
  },
};

export default createNextIntlPlugin('./lib/i18n/request.ts')(config);
