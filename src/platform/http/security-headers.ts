import { lookup } from '#platform/lookups/lookup.ts';

/** Allows no inline scripts. Inline styles are limited to `style` attributes, which the server renders. */
const policyOf = (framers: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framers}`,
  ].join('; ');

/** Older than the policy's frame-ancestors and unable to name a site, so a response that may be framed omits it. */
export const FRAME_OPTIONS = 'x-frame-options';

const headers: Readonly<Record<string, string>> = lookup({
  'content-security-policy': policyOf("'none'"),
  'x-content-type-options': 'nosniff',
  [FRAME_OPTIONS]: 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
});

const TWO_YEARS_S = 63_072_000;

/** The security headers of every response. */
export function securityHeaders(behindTls: boolean): Readonly<Record<string, string>> {
  if (!behindTls) return headers;
  return { ...headers, 'strict-transport-security': `max-age=${TWO_YEARS_S}; includeSubDomains` };
}

/** The policy of a response that pages of these origins may frame, in place of the usual one. */
export function framingHeaders(origins: readonly string[]): Readonly<Record<string, string>> {
  return { 'content-security-policy': policyOf(origins.join(' ')) };
}
