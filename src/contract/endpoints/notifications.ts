import * as notifications from '../notifications.ts'
import { callLimits } from '../call-limits.ts'
import { plain } from '../endpoint.ts'
import type { Endpoint } from '../endpoint.ts'

export const notificationsEndpoints = {
  subscribe: {
    ...plain,
    method: 'POST',
    path: '/api/subscribe',
    summary: 'Send my notifications to this browser',
    room: 'notifications',
    access: ['candidate', 'employer'],
    limit: callLimits.subscriptions,
    body: notifications.subscribeSchema,
    reply: notifications.subscriptionReplySchema,
  },
  unsubscribe: {
    ...plain,
    method: 'POST',
    path: '/api/unsubscribe',
    summary: 'Send no more notifications to this browser',
    room: 'notifications',
    access: ['candidate', 'employer'],
    limit: 'none',
    reply: notifications.subscriptionReplySchema,
  },
  getPushKey: {
    ...plain,
    method: 'GET',
    path: '/api/push-key',
    summary: 'The key that a browser subscribes to notifications with',
    room: 'notifications',
    access: 'anyone',
    limit: 'none',
    reply: notifications.pushKeySchema,
  },
} as const satisfies Record<string, Endpoint>
