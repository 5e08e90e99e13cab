import { tokenInPath } from '@/lib/site/token-in-path';

/** Path of the page where a balance is paid, without language. @param token for a `balance`, or what somebody sent instead */
export const balancePath = (token: string): `/balance/${string}` =>
  `/balance/${tokenInPath(token)}`;
