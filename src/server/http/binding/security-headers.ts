/**
 * Headers of every response, also of errors and redirects. Pages replace the policy by their own.
 */
export const securityHeaders = ({ isHttps }: { isHttps: boolean }) => ({
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'camera=(), microphone=(self), geolocation=(self), payment=(self "https://api.razorpay.com")',
  // The sign-in popup must be able to post a message to the page that opened it.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  ...(isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
})

/** The service worker fetches from the site alone. */
export const workerPolicy =
  "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'"

type PageOptions = {
  isDevelopment: boolean
  /** The checkout's origin when a stand-in takes the payments. */
  checkoutBaseUrl: string | undefined
}

/** The origins of the payment provider's checkout, as its own plug-ins list them. */
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

/** The source of the scripts of one response. */
export const nonceSource = (nonce: string): string => `'nonce-${nonce}'`

/**
 * The policy of a page allows the scripts that `own` names, by this response's nonce or by their
 * hash, and the checkout's. Every page allows the checkout, because a client-side navigation to the
 * checkout loads no new page.
 */
export function pagePolicy(own: string, { isDevelopment, checkoutBaseUrl }: PageOptions): string {
  // Scripts that these scripts load may run, and no others. Browsers without 'strict-dynamic' use
  // the addresses.
  const script = `${own} ${isDevelopment ? "'unsafe-eval'" : "'strict-dynamic'"} 'self'`
  const checkout =
    checkoutBaseUrl === undefined ? providersCheckout : standInCheckout(checkoutBaseUrl)
  return [
    "default-src 'self'",
    `script-src ${script}${checkout.script}`,
    // Style sheets come from this site alone. The checkout needs style attributes; no text of a
    // person becomes one.
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
