import type { MetadataRoute } from 'next';
import {
  answeringRobots,
  fetchingRobots,
  previewRobots,
  trainingRobots,
} from '@/content/search/crawlers';
import { localePath, locales } from '@/lib/i18n/locales';
import { env } from '@/lib/process/env';
import { endlessPaths } from '@/lib/site/routes';

/**
 * robots.txt: all may be read but addresses without end; personal pages say `noindex` themselves. Robots of assistants
 * are named, because some obey only what names them; those that read the one address that a person asked for or shared
 * may read all, and those that collect for training are refused.
 */
export default function robots(): MetadataRoute.Robots {
  const { SITE_URL } = env();
  const endless = locales.flatMap((locale) => endlessPaths.map((path) => localePath(locale, path)));
  return {
    rules: [
      { userAgent: ['*', ...answeringRobots], allow: '/', disallow: endless },
      { userAgent: [...fetchingRobots, ...previewRobots], allow: '/' },
      { userAgent: [...trainingRobots], disallow: '/' },
    ],
    sitemap: `${SITE_URL}/sitemap.xml`,
    host: SITE_URL,
  };
}
