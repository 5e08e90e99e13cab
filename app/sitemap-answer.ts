/** An XML file of the sitemap, which browsers and caches ask for anew each time. */
export function sitemapAnswer(xml: string): Response {
  return new Response(xml, {
    headers: {
      'content-type': 'application/xml',
      'cache-control': 'public, max-age=0, must-revalidate',
    },
  });
}
