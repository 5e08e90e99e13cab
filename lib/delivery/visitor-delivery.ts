import 'server-only';
import { cookies } from 'next/headers';
import { deliveryCookie } from './delivery-cookie';
import { type Destination, decodeDestination, mainlandFrance } from './destination';

/** Where the visitor of this request has chosen to be delivered; `undefined` before a choice. */
export async function chosenDestination(): Promise<Destination | undefined> {
  const kept = (await cookies()).get(deliveryCookie)?.value;
  return kept === undefined ? undefined : decodeDestination(kept);
}

/** The same; mainland France before a choice. */
export const visitorDestination = async (): Promise<Destination> =>
  (await chosenDestination()) ?? mainlandFrance;
