import { tokenInPath } from '@/lib/site/token-in-path';

/** Path of the page of an offer, without language. @param token for an `offer`, or what somebody sent instead */
export const offerPath = (token: string): `/quote/${string}` => `/quote/${tokenInPath(token)}`;
