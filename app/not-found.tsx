/**
 * What Next would answer to an address outside all languages; none is, each unknown one is a page of the shop. Without
 * this file every page carries Next's own English answer.
 */
export default function NotFound() {
  return '404';
}
