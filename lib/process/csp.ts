import 'server-only';
import { createHash } from 'node:crypto';
import { foreignOrigins } from '@/content/house/foreign-origins';

/** Hash of the style that the 3D viewer adds to its shadow root. */
export const viewerStyle = "'sha256-PXtZZkJMMyc18o/DN1ZEFOJ2qEGq95IQbVaJFMOXOb0='";

/** The style that next-themes puts into the head while the theme changes, by its hash. */
export const themeStyle = "'sha256-skqujXORqzxt1aE0NNXxujEanPTX6raoqSscTV/Ww/Y='";

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Hashes of the inline scripts of a page; data blocks are not scripts. */
export function inlineScripts(html: string): string[] {
  const scripts = html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi);
  const hashes = [...scripts].flatMap(([, attributes = '', text = '']) => {
    const isOutside = /(?:^|\s)src\s*=/i.test(attributes);
    const type = /(?:^|\s)type\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? '';
    const isScript = /^(|module|(text|application)\/(java|ecma)script)$/i.test(type);
    return isOutside || !isScript || text === '' ? [] : [hashOf(text)];
  });
  return [...new Set(hashes)];
}

/** Hashes of the inline styles of a page. */
export function inlineStyles(html: string): string[] {
  const styles = html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi);
  return [...new Set([...styles].map(([, text = '']) => hashOf(text)))];
}

type Sources = {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Where scripts may connect to, beside the shop. */
  readonly connections?: readonly string[];
};

const formAction = "form-action 'self'";

/** A policy, as the value of the header. */
function policy({ scripts, styles, connections = [] }: Sources): string {
  const rules = [
    `default-src 'none'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `frame-ancestors 'none'`,
    formAction,
    // The 3D viewer decodes its models with WebAssembly, in workers created from blobs.
    ["script-src 'self' 'wasm-unsafe-eval'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    // Radix positions toasts and tabs with style attributes.
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    ["connect-src 'self' blob:", ...connections].join(' '),
    `worker-src 'self' blob:`,
    `manifest-src 'self'`,
    `frame-src ${foreignOrigins.join(' ')}`,
  ];
  return rules.join('; ');
}

/** The policy of a prerendered page, which allows its inline scripts and styles by their hashes. */
export function staticPolicy(html: string): string {
  return policy({
    scripts: inlineScripts(html),
    styles: [viewerStyle, themeStyle, ...inlineStyles(html)],
  });
}

/**
 * The policy of a page rendered for one request. Next reads the nonce from the request header of the same
 * name. @param nonce at least 128 random bits, base64
 * @param common hashes of scripts that are in every page and do not get the nonce
 */
export function dynamicPolicy(nonce: string, common: readonly string[]): string {
  const source = `'nonce-${nonce}'`;
  return policy({ scripts: [source, ...common], styles: [viewerStyle, themeStyle, source] });
}

/** The policy of a file that somebody has sent: opened by itself, it is nobody's page and can do nothing. */
export const filePolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** A policy whose forms may lead to other origins too. */
export const withFormTargets = (policy: string, origins: readonly string[]): string =>
  policy.replace(formAction, [formAction, ...origins].join(' '));

/** The policy of Next's development server, which writes inline scripts and styles and reloads by WebSocket. */
export function developmentPolicy(): string {
  return policy({
    scripts: ["'unsafe-inline'", "'unsafe-eval'"],
    styles: ["'unsafe-inline'"],
    connections: ['ws:'],
  });
}

/** Headers of every response. @param isEncrypted whether the shop is served over HTTPS: adds HSTS */
export function securityHeaders(isEncrypted: boolean): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(isEncrypted && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  };
}

/**
 * Headers of a public file in place of those of every response: other sites, mail programs and readers of feeds show
 * pictures of the shop, and 3D viewers anywhere load its models with scripts.
 */
export function sharingHeaders(address: string): Readonly<Record<string, string>> {
  if (!/^\/(?:choices|icons|models|pictures|social)\//.test(address)) return {};
  return {
    'cross-origin-resource-policy': 'cross-origin',
    ...(address.startsWith('/models/') && { 'access-control-allow-origin': '*' }),
  };
}
