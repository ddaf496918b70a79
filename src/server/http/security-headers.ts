/** Headers of every answer, errors and redirects included. Pages replace the policy by their own. */
export const securityHeaders = ({ isHttps }: { isHttps: boolean }) => ({
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(self "https://api.razorpay.com")',
  // The sign-in popup must be able to speak to the page that opened it.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  ...(isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
})

/** The service worker asks the site for pages and files in the browser's place, and nobody else for anything. */
export const workerPolicy =
  "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'"

type PageOptions = {
  isDevelopment: boolean
  /** Where the checkout comes from when a stand-in takes the payments. */
  checkoutBaseUrl: string | undefined
}

/** What the payment provider's checkout loads and speaks to, as its own plug-ins list it. */
const providersCheckout = {
  script: ' https://checkout.razorpay.com https://cdn.razorpay.com',
  frame: ' https://api.razorpay.com',
  connect:
    ' https://api.razorpay.com https://lumberjack.razorpay.com https://lumberjack-metrics.razorpay.com',
  image: ' https://cdn.razorpay.com',
}

const standInCheckout = (origin: string): typeof providersCheckout => ({
  script: ` ${origin}`,
  frame: ` ${origin}`,
  connect: '',
  image: '',
})

/** The source that stands for the scripts of one answer alone. */
export const nonceSource = (nonce: string): string => `'nonce-${nonce}'`

/**
 * The policy of a page: only the scripts that `own` names, by this answer's nonce or by the hash of their
 * text, and the checkout's. Every page allows the checkout, since a person comes to the one that opens it
 * without loading another page.
 */
export function pagePolicy(own: string, { isDevelopment, checkoutBaseUrl }: PageOptions): string {
  // What these scripts load may run, and nothing else; the addresses behind it are for browsers that
  // don't know that rule.
  const script = `${own} ${isDevelopment ? "'unsafe-eval'" : "'strict-dynamic'"} 'self'`
  const checkout =
    checkoutBaseUrl === undefined ? providersCheckout : standInCheckout(checkoutBaseUrl)
  return [
    "default-src 'self'",
    `script-src ${script}${checkout.script}`,
    // Style sheets come from us alone. Attributes are what the checkout draws its window with; no
    // text of a person's ever becomes one.
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${checkout.image}`,
    "font-src 'self' data:",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}${checkout.connect}`,
    `frame-src${checkout.frame}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
    "worker-src 'self'",
  ].join('; ')
}
