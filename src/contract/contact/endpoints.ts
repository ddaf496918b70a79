import { adminCalls } from '#contract/admin-calls.ts'
import { calls } from '#contract/calls.ts'
import * as contact from './schemas.ts'
import { plain } from '#contract/endpoint.ts'
import type { Endpoint } from '#contract/endpoint.ts'

export const contactEndpoints = {
  submitContactForm: {
    ...plain,
    ...calls.submitContactForm,
    summary: 'Ask for a call back',
    room: 'contact',
    access: 'anyone',
    limit: 'own',
    body: contact.submitContactSchema,
    reply: contact.submitContactReplySchema,
  },
  changeContactRequest: {
    ...plain,
    ...adminCalls.changeContactRequest,
    summary: 'Mark a request for a call back as done or open',
    room: 'contact',
    access: ['admin'],
    params: contact.contactRequestParamsSchema,
    body: contact.changeContactRequestSchema,
    reply: contact.contactRequestSchema,
  },
} as const satisfies Record<string, Endpoint>
