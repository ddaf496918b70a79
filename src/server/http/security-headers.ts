/** Headers of every answer, errors and redirects included. Pages replace the policy by their own. */
export const securityHeaders = ({ isHttps }: { isHttps: boolean }) => ({
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
  // The sign-in popup must be able to speak to the page that opened it.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  ...(isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
})

/** The policy of a page: scripts only by this answer's nonce. */
export function pagePolicy(nonce: string, isDevelopment: boolean): string {
  const script = isDevelopment ? `'nonce-${nonce}' 'self' 'unsafe-eval'` : `'nonce-${nonce}' 'self'`
  return [
    "default-src 'self'",
    `script-src ${script}`,
    // Style attributes are set by components; style sheets come from us alone.
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    isDevelopment ? "connect-src 'self' ws:" : "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
    "worker-src 'self'",
  ].join('; ')
}
