/**
 * Next writes what it answers to an address outside all languages into the data of every page: this, and not its own
 * English page. Visitors never see it; their unknown addresses are answered by `app/[locale]/[...rest]`.
 */
export default function NotFound() {
  return '404';
}
