import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { paymentOrigins } from '@/lib/checkout/payment-origins';
import {
  developmentPolicy,
  dynamicPolicy,
  filePolicy,
  securityHeaders as headersFor,
  sharingHeaders,
  withFormTargets,
} from '@/lib/process/csp';
import { env } from '@/lib/process/env';
import { isOrderFilePath } from '@/lib/site/routes';
import type { Snapshot } from '@/server/release';
import type { Kind } from './addresses';

const policyHeader = 'content-security-policy';
const nonceBytes = 16;
let computed: ReturnType<typeof headersFor> | undefined;

/** The headers that every answer carries. */
export function securityHeaders(): Readonly<Record<string, string>> {
  computed ??= headersFor(env().SITE_URL.startsWith('https:'));
  return computed;
}

/** Sets the headers that every answer carries, and those with which other sites may show a file. */
export function setSecurityHeaders(response: ServerResponse, address: string, kind?: Kind): void {
  const headers = { ...securityHeaders(), ...(kind === 'file' && sharingHeaders(address)) };
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** Sets the policy of a request, which Next reads, and of its answer. @param address of the page it asks for */
export type SetPolicy = (
  request: IncomingMessage,
  response: ServerResponse,
  address: string,
) => void;

/**
 * Allows the forms of all static pages to redirect to the payment provider: the policy of the first opened page also
 * applies to those that Next's router shows later. The provider is not known when the snapshot is built.
 */
export function allowPaymentPages(snapshot: Snapshot): Snapshot {
  const origins = paymentOrigins();
  const answers = Object.entries(snapshot.answers).map(([address, answer]) => {
    const policy = answer.headers[policyHeader];
    if (!policy) return [address, answer] as const;
    const headers = { ...answer.headers, [policyHeader]: withFormTargets(policy, origins) };
    return [address, { ...answer, headers }] as const;
  });
  return { ...snapshot, answers: Object.fromEntries(answers) };
}

/**
 * Sets the Content-Security-Policy of a request that goes to Next, and of its answer: that of the static page
 * it asks for, else one with a nonce, which Next reads from the request and puts on its scripts.
 */
export function setPolicy({ commonScripts, answers }: Snapshot): SetPolicy {
  const origins = paymentOrigins();
  return (request, response, address) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const recorded = answers[address];
    const isFixed = isRead && !recorded?.isForStrangers;
    const fixed = isFixed ? recorded?.headers[policyHeader] : undefined;
    const nonce = randomBytes(nonceBytes).toString('base64');
    const dynamic = () => withFormTargets(dynamicPolicy(nonce, commonScripts), origins);
    const policy = isOrderFilePath(address) ? filePolicy : (fixed ?? dynamic());
    request.headers[policyHeader] = policy;
    response.setHeader(policyHeader, policy);
  };
}

/** Sets the policy that Next's development server needs. */
export const setDevelopmentPolicy: SetPolicy = (_request, response) => {
  response.setHeader(policyHeader, developmentPolicy());
};
