import { callLimits } from './call-limits.ts'
import type { LimitOfCall } from './call-limits.ts'

/*
 * Routes that are not declared endpoints: they do not reply with JSON, or the sender is a machine. The
 * server does not start with a route that is neither here nor among the calls.
 */

/**
 * 'open': for everybody; 'link': requires a signed link and ignores sessions; 'signature': requires a
 * signed body; 'popup': part of a provider's sign-in, which is verified itself; 'token': requires a
 * token of the settings; 'demonstration': absent in production.
 */
export type RoutePolicy = 'open' | 'link' | 'signature' | 'popup' | 'token' | 'demonstration'

export const routePolicies = {
  '/media/:id': 'open',
  '/files/:id': 'link',
  '/documents/:kind/:id': 'link',
  '/api/webhooks/razorpay': 'signature',
  '/api/webhooks/texts/:provider': 'signature',
  '/stop/:token': 'link',
  '/check-in/:token': 'link',
  '/interview/:token': 'link',
  '/interview/:token/calendar.ics': 'link',
  '/auth/:provider/start': 'popup',
  '/auth/:provider/callback': 'popup',
  '/language/:locale': 'open',
  '/manifest.webmanifest': 'open',
  '/.well-known/security.txt': 'open',
  '/pictures/site.png': 'open',
  '/pictures/jobs/:jobId.png': 'open',
  '/robots.txt': 'open',
  '/sitemap.xml': 'open',
  '/sitemaps/:part.xml': 'open',
  '/healthz': 'open',
  '/readyz': 'open',
  '/metrics': 'token',
  '/api/docs': 'open',
  '/dev/outbox': 'demonstration',
  '/dev/outbox.css': 'demonstration',
  '/dev/outbox.json': 'demonstration',
  '/dev/outbox/attachments/:id': 'demonstration',
} as const satisfies Record<string, RoutePolicy>

/** Rate limits. Documents and files are counted by network. */
export const routeLimits = {
  '/language/:locale': 'none',
  '/media/:id': 'none',
  '/files/:id': callLimits.files,
  '/documents/:kind/:id': callLimits.files,
  '/api/webhooks/razorpay': 'none',
  '/api/webhooks/texts/:provider': 'none',
  '/stop/:token': callLimits.usual,
  '/check-in/:token': callLimits.checkIns,
  '/interview/:token': callLimits.usual,
  '/interview/:token/calendar.ics': callLimits.files,
  '/auth/:provider/start': callLimits.usual,
  '/auth/:provider/callback': 'own',
  '/manifest.webmanifest': 'none',
  '/.well-known/security.txt': 'none',
  '/pictures/site.png': 'none',
  '/pictures/jobs/:jobId.png': callLimits.files,
  '/robots.txt': 'none',
  '/sitemap.xml': callLimits.usual,
  '/sitemaps/:part.xml': callLimits.sitemaps,
  '/healthz': 'none',
  '/readyz': 'none',
  '/metrics': 'none',
  '/api/docs': 'none',
  '/dev/outbox': 'none',
  '/dev/outbox.css': 'none',
  '/dev/outbox.json': 'none',
  '/dev/outbox/attachments/:id': 'none',
} as const satisfies Record<keyof typeof routePolicies, LimitOfCall>
