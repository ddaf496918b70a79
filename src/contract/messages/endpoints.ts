import { z } from 'zod'
import { calls } from '#contract/calls.ts'
import { callLimits } from '#contract/call-limits.ts'
import { anySignedIn, plain } from '#contract/endpoint.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import * as messages from './schemas.ts'

export const messagesEndpoints = {
  listMessages: {
    ...plain,
    ...calls.listMessages,
    summary: 'My messages, newest first',
    room: 'messages',
    access: anySignedIn,
    query: messages.listMessagesSchema,
    reply: z.array(messages.messageItemSchema),
    paged: true,
  },
  countUnreadMessages: {
    ...plain,
    ...calls.countUnreadMessages,
    summary: 'How many of my messages are unread',
    room: 'messages',
    access: anySignedIn,
    reply: messages.unreadCountSchema,
  },
  readMessage: {
    ...plain,
    ...calls.readMessage,
    summary: 'Mark one of my messages as read',
    room: 'messages',
    access: anySignedIn,
    params: messages.messageParamsSchema,
    reply: messages.messagesReadSchema,
  },
  readAllMessages: {
    ...plain,
    ...calls.readAllMessages,
    summary: 'Mark all messages that I saw as read',
    room: 'messages',
    access: anySignedIn,
    body: messages.readAllMessagesSchema,
    reply: messages.messagesReadSchema,
  },
  getMessageSettings: {
    ...plain,
    ...calls.getMessageSettings,
    summary: 'By which ways I get which messages',
    room: 'messages',
    access: ['candidate', 'employer'],
    reply: z.array(messages.messageWaySchema),
  },
  changeMessageSetting: {
    ...plain,
    ...calls.changeMessageSetting,
    summary: 'Turn one way of messages on or off',
    room: 'messages',
    access: ['candidate', 'employer'],
    limit: callLimits.subscriptions,
    body: messages.messageSettingSchema,
    reply: z.array(messages.messageWaySchema),
  },
  stopAlerts: {
    ...plain,
    ...calls.stopAlerts,
    summary: 'Turn off all ways of messages that only advertise',
    room: 'messages',
    access: ['candidate', 'employer'],
    limit: callLimits.subscriptions,
    reply: z.array(messages.messageWaySchema),
  },
  getApplicantNews: {
    ...plain,
    ...calls.getApplicantNews,
    summary: 'How often I am told of new applicants',
    room: 'messages',
    access: ['employer'],
    reply: messages.applicantNewsSchema,
  },
  changeApplicantNews: {
    ...plain,
    ...calls.changeApplicantNews,
    summary: 'Change how often I am told of new applicants',
    room: 'messages',
    access: ['employer'],
    limit: callLimits.subscriptions,
    body: messages.applicantNewsSchema,
    reply: messages.applicantNewsSchema,
  },
  readStop: {
    ...plain,
    ...calls.readStop,
    summary: 'What the stop link of a message stops',
    room: 'messages',
    access: 'anyone',
    params: messages.stopParamsSchema,
    reply: messages.messageSettingSchema,
  },
} as const satisfies Record<string, Endpoint>
