import { z } from 'zod'
import { calls } from '#contract/calls.ts'
import { otherCalls } from '#contract/other-calls.ts'
import { anySignedIn, plain } from '#contract/endpoint.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { limits } from '#contract/limits.ts'

/** `locale` is null until the account has one; `languages` are those of this site, the main one first. */
const localeReplySchema = z.object({
  locale: z.string().nullable(),
  languages: z.array(z.string()),
})

export const localeEndpoints = {
  getLocale: {
    ...plain,
    ...otherCalls.getLocale,
    summary: 'The language of my account',
    room: 'accounts',
    access: anySignedIn,
    reply: localeReplySchema,
  },
  setLocale: {
    ...plain,
    ...calls.setLocale,
    summary: 'Choose the language of my account',
    room: 'accounts',
    access: anySignedIn,
    body: z.object({ locale: z.string().max(limits.shortText) }),
    reply: localeReplySchema,
  },
} as const satisfies Record<string, Endpoint>
