import { z } from 'zod'
import { signInProviders } from '#contract/accounts/provider-sign-in.ts'

/** How people reach the team. */
export const contactFields = ['supportPhone', 'supportEmail', 'registeredAddress'] as const
export type ContactField = (typeof contactFields)[number]

/** The public configuration of the site. */
export const publicConfigSchema = z.object({
  productName: z.string(),
  /** The origin of the site, without a trailing slash. */
  publicUrl: z.string(),
  /** The locales of the pages, the main one first. Absent where there is only one. */
  languages: z.array(z.string()).optional(),
  supportPhone: z.string(),
  supportEmail: z.string(),
  registeredAddress: z.string(),
  /** Which of these three are placeholders, which pages mark as samples. */
  sampleContacts: z.array(z.enum(contactFields)),
  socialLinks: z.object({
    whatsapp: z.string(),
    telegram: z.string(),
    facebook: z.string(),
    instagram: z.string(),
    linkedin: z.string(),
  }),
  /** The configured sign-in providers. */
  signInProviders: z.array(z.enum(signInProviders)),
  /** Percent off each post when so many are bought at once. Absent without any. */
  bulkDiscounts: z.array(z.object({ from: z.number(), percent: z.number() })).optional(),
  /** Local mode: stand-ins are in use, and every screen shows a notice. */
  isDemonstration: z.boolean(),
})

export type PublicConfig = z.infer<typeof publicConfigSchema>
