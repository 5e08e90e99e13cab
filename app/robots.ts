import type { MetadataRoute } from 'next';
import { env } from '@/lib/env';

/** robots.txt: everything may be read; personal pages say `noindex` themselves. */
export default function robots(): MetadataRoute.Robots {
  const { SITE_URL } = env();
  return {
    rules: { userAgent: '*', allow: '/' },
    sitemap: `${SITE_URL}/sitemap.xml`,
    host: SITE_URL,
  };
}
