import { MissingPage } from '@/components/layout/missing-page';

export { generateMetadata } from '../[...rest]/page';

/** Where the desk does not exist, or an order of that number does not. */
export default function DeskNotFound() {
  return <MissingPage />;
}
