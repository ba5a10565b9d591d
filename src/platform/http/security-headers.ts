/** No inline script anywhere; `style=""` attributes are what UI parts write on the server. */
const contentSecurityPolicy = [
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
  "frame-ancestors 'none'",
].join('; ');

const headers: Readonly<Record<string, string>> = {
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
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
