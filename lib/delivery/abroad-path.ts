/**
 * Path, without language, of the page that asks for a quote for a country without deliveries.
 * @param query the word of a configuration as `piece`, or what a payment page was asked for; without any, the quote is
 * for the visitor's cart
 */
export function abroadPath(query: Readonly<Record<string, string>>): string {
  const text = String(new URLSearchParams(query));
  return text ? `/contact/abroad?${text}` : '/contact/abroad';
}
