/** An XML file of the sitemap. */
export function sitemapAnswer(xml: string): Response {
  return new Response(xml, { headers: { 'content-type': 'application/xml' } });
}
