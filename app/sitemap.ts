import type { MetadataRoute } from 'next';
import { pictureSrc } from '@/lib/catalogue/pictures';
import { alternatesOf, localePath, locales } from '@/lib/i18n/locales';
import { env } from '@/lib/process/env';
import { changedOn, picturesAt } from '@/lib/search/sitemap';
import { sitemapPaths } from '@/lib/site/routes';

/** Width of the pictures that are named, pixels. */
const pictureWidth = 1600;

/**
 * sitemap.xml: every page that its record puts there, in every language, each with the others, the day of its last
 * change and the pictures of its piece.
 */
export default function sitemap(): MetadataRoute.Sitemap {
  const { SITE_URL } = env();
  return sitemapPaths.flatMap((path) => {
    const languages = Object.fromEntries(
      Object.entries(alternatesOf(path)).map(([language, own]) => [language, SITE_URL + own]),
    );
    const images = picturesAt(path).map((name) => SITE_URL + pictureSrc(name, pictureWidth));
    return locales.map((locale) => ({
      url: SITE_URL + localePath(locale, path),
      lastModified: changedOn(path),
      alternates: { languages },
      images,
    }));
  });
}
