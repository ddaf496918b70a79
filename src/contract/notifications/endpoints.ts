import { calls } from '#contract/calls.ts'
import * as notifications from './schemas.ts'
import { callLimits } from '#contract/call-limits.ts'
import { plain } from '#contract/endpoint.ts'
import type { Endpoint } from '#contract/endpoint.ts'

export const notificationsEndpoints = {
  subscribe: {
    ...plain,
    ...calls.subscribe,
    summary: 'Turn on notifications in this browser',
    room: 'notifications',
    access: ['candidate', 'employer'],
    limit: callLimits.subscriptions,
    body: notifications.subscribeSchema,
    reply: notifications.subscriptionReplySchema,
  },
  unsubscribe: {
    ...plain,
    ...calls.unsubscribe,
    summary: 'Turn off notifications in this browser',
    room: 'notifications',
    access: ['candidate', 'employer'],
    limit: 'none',
    reply: notifications.subscriptionReplySchema,
  },
  getPushKey: {
    ...plain,
    ...calls.getPushKey,
    summary: 'The public key for subscribing to notifications',
    room: 'notifications',
    access: 'anyone',
    limit: 'none',
    reply: notifications.pushKeySchema,
  },
} as const satisfies Record<string, Endpoint>
