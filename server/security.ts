import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { developmentPolicy, dynamicPolicy, securityHeaders as headersFor } from '@/lib/csp';
import { env } from '@/lib/env';
import { paymentOrigins } from '@/lib/payment-origins';
import type { Snapshot } from './release';

const policyHeader = 'content-security-policy';
const nonceBytes = 16;
let computed: ReturnType<typeof headersFor> | undefined;

/** The headers that every answer carries. */
export function securityHeaders(): Readonly<Record<string, string>> {
  computed ??= headersFor(env().SITE_URL.startsWith('https:'));
  return computed;
}

/** Sets the headers that every answer carries. */
export function setSecurityHeaders(response: ServerResponse): void {
  for (const [name, value] of Object.entries(securityHeaders())) response.setHeader(name, value);
}

/** Sets the policy of a request, which Next reads, and of its answer. @param address of the page it asks for */
export type SetPolicy = (
  request: IncomingMessage,
  response: ServerResponse,
  address: string,
) => void;

/**
 * Sets the Content-Security-Policy of a request that goes to Next, and of its answer: that of the static page
 * it asks for, else one with a nonce, which Next reads from the request and puts on its scripts.
 */
export function setPolicy({ commonScripts, answers }: Snapshot): SetPolicy {
  const targets = paymentOrigins();
  return (request, response, address) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const fixed = isRead ? answers[address]?.headers[policyHeader] : undefined;
    const nonce = randomBytes(nonceBytes).toString('base64');
    const policy = fixed ?? dynamicPolicy(nonce, commonScripts, targets);
    request.headers[policyHeader] = policy;
    response.setHeader(policyHeader, policy);
  };
}

/** Sets the policy that Next's development server needs. */
export const setDevelopmentPolicy: SetPolicy = (_request, response) => {
  response.setHeader(policyHeader, developmentPolicy());
};
