/*
 * The paths that are no declared calls: what they answer with is no JSON, or their sender is no
 * person. The server does not start with a path that stands neither here nor among the calls.
 */

/**
 * 'open' answers whoever asks; 'link' whoever holds a signed link, and nobody for their session;
 * 'signature' whoever signed what they send; 'popup' carries a sign-in that proves itself;
 * 'demonstration' is not there in production.
 */
export type RoutePolicy = 'open' | 'link' | 'signature' | 'popup' | 'demonstration'

export const routePolicies = {
  '/media/:id': 'open',
  '/files/:id': 'link',
  '/documents/:kind/:id': 'link',
  '/api/webhooks/razorpay': 'signature',
  '/auth/:provider/start': 'popup',
  '/auth/:provider/callback': 'popup',
  '/manifest.webmanifest': 'open',
  '/.well-known/security.txt': 'open',
  '/healthz': 'open',
  '/readyz': 'open',
  '/api/docs': 'open',
  '/dev/outbox': 'demonstration',
  '/dev/outbox.css': 'demonstration',
  '/dev/outbox.json': 'demonstration',
  '/dev/outbox/attachments/:id': 'demonstration',
} as const satisfies Record<string, RoutePolicy>
