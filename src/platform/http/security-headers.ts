/** No inline script anywhere; `style=""` attributes are what UI parts write on the server. */
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

/** Older than the policy and cannot name a site, so an answer that may be framed has none. */
export const FRAME_OPTIONS = 'x-frame-options';

const headers: Readonly<Record<string, string>> = {
  'content-security-policy': policyOf("'none'"),
  'x-content-type-options': 'nosniff',
  [FRAME_OPTIONS]: 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

const TWO_YEARS_S = 63_072_000;

/** What every answer says about how it may be used. */
export function securityHeaders(behindTls: boolean): Readonly<Record<string, string>> {
  if (!behindTls) return headers;
  return { ...headers, 'strict-transport-security': `max-age=${TWO_YEARS_S}; includeSubDomains` };
}

/** What an answer says instead of the same header where pages of these origins may frame it. */
export function framingHeaders(origins: readonly string[]): Readonly<Record<string, string>> {
  return { 'content-security-policy': policyOf(origins.join(' ')) };
}
