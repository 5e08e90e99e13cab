// Next takes the title of an answer with the status 404 from here; the page itself says the rest.
export { generateMetadata } from './page';

export default function NotFound() {
  return null;
}
