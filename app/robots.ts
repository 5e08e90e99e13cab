import type { MetadataRoute } from 'next';
import { answeringRobots, trainingRobots } from '@/content/search/crawlers';
import { env } from '@/lib/process/env';

/**
 * robots.txt: everything may be read; personal pages say `noindex` themselves. Robots of assistants are named,
 * because some obey only what names them; those that collect for training are refused.
 */
export default function robots(): MetadataRoute.Robots {
  const { SITE_URL } = env();
  return {
    rules: [
      { userAgent: '*', allow: '/' },
      { userAgent: [...answeringRobots], allow: '/' },
      { userAgent: [...trainingRobots], disallow: '/' },
    ],
    sitemap: `${SITE_URL}/sitemap.xml`,
    host: SITE_URL,
  };
}
