import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dynamicPolicy, securityHeaders } from '@/lib/csp';
import { env } from '@/lib/env';
import { commonScripts, findRecord } from './packed';

let made: ReturnType<typeof securityHeaders> | undefined;

/** The headers that every answer carries. */
export function security(): Readonly<Record<string, string>> {
  made ??= securityHeaders(env().SITE_URL.startsWith('https:'));
  return made;
}

/** Gives an answer that is still to be written the headers that every answer carries. */
export function protect(response: ServerResponse): void {
  for (const [name, value] of Object.entries(security())) response.setHeader(name, value);
}

const policyHeader = 'content-security-policy';
const nonceBytes = 16;

/**
 * Gives a request that goes to Next, and its answer, the policy of the page. Next looks for a nonce in
 * the request and marks its scripts with it, but not those of a page it made when it was built.
 */
export function givePolicies() {
  const common = commonScripts();
  /** Policies of prerendered pages, which Next answers where a rule of next.config might lead elsewhere. */
  const built = new Map<string, string | undefined>();

  const policyOfBuilt = async (address: string) => {
    if (!built.has(address)) {
      const record = await findRecord(address);
      built.set(address, record?.variants.page?.headers[policyHeader]);
    }
    return built.get(address);
  };

  /** @param address where the request leads, when that is a page of the shop */
  return async (request: IncomingMessage, response: ServerResponse, address?: string) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const own = isRead && address ? await policyOfBuilt(address) : undefined;
    const policy = own ?? dynamicPolicy(randomBytes(nonceBytes).toString('base64'), common);
    request.headers[policyHeader] = policy;
    response.setHeader(policyHeader, policy);
  };
}
