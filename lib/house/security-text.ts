import { company } from '@/content/house/company';

/**
 * The file that says where to report a vulnerability. It expires a year after the day it was built, and a release
 * lasts no longer than the calendar year. Source: RFC 9116.
 * @param site address of the shop, without a slash at the end
 * @param built when the release was built
 */
export function securityText(site: string, built: Date): string {
  const [year, month, day] = [built.getUTCFullYear(), built.getUTCMonth(), built.getUTCDate()];
  return [
    `Contact: mailto:${company.email}`,
    `Contact: ${site}/contact`,
    `Expires: ${new Date(Date.UTC(year + 1, month, day)).toISOString()}`,
    'Preferred-Languages: fr, en',
    `Canonical: ${site}/.well-known/security.txt`,
    '',
  ].join('\n');
}
