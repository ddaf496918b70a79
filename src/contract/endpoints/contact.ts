import { z } from 'zod'
import * as contact from '../contact.ts'
import { plain } from '../endpoint.ts'
import type { Endpoint } from '../endpoint.ts'

export const contactEndpoints = {
  submitContactForm: {
    ...plain,
    method: 'POST',
    path: '/submitForm',
    summary: 'Ask for a call back',
    room: 'contact',
    access: 'anyone',
    limit: 'own',
    body: contact.submitContactSchema,
    reply: contact.submitContactReplySchema,
  },
  listContactRequests: {
    ...plain,
    method: 'POST',
    path: '/api/contactRequests',
    summary: 'Who asked for a call back',
    room: 'contact',
    access: ['admin'],
    body: contact.listContactRequestsSchema,
    reply: z.array(contact.contactRequestSchema),
    paged: true,
  },
  changeContactRequest: {
    ...plain,
    method: 'PATCH',
    path: '/api/contactRequests/:requestId',
    summary: 'Mark a request for a call back as done or open',
    room: 'contact',
    access: ['admin'],
    params: contact.contactRequestParamsSchema,
    body: contact.changeContactRequestSchema,
    reply: contact.contactRequestSchema,
  },
} as const satisfies Record<string, Endpoint>
