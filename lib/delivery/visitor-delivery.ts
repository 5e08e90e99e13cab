import 'server-only';
import { cookies } from 'next/headers';
import { deliveryCookie } from './delivery-cookie';
import { type Destination, decodeDestination } from './destination';

/** Where the visitor of this request wants to be delivered; mainland France until another place is chosen. */
export async function visitorDestination(): Promise<Destination> {
  return decodeDestination((await cookies()).get(deliveryCookie)?.value);
}
