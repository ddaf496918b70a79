import { z } from 'zod'
import { providerFailures } from './provider-sign-in.ts'

/** The message that the sign-in window posts to the page that opened it. */
export const providerResultSchema = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('proven'),
    uid: z.string(),
    proof: z.string(),
    /** The role of the existing account; null for a new one. The page refuses a role that it does not know. */
    role: z.string().nullable(),
  }),
  z.object({ outcome: z.literal('none'), failure: z.enum(providerFailures) }),
])
export type ProviderResult = z.output<typeof providerResultSchema>
