import { z } from 'zod'
import { calls } from '#contract/calls.ts'
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
} as const satisfies Record<string, Endpoint>
