import { z } from 'zod'
import { signInProviders } from './provider-sign-in.ts'

/** What every page knows of the site it stands on; all of it is configuration. */
export const publicConfigSchema = z.object({
  productName: z.string(),
  /** Where the site stands, without a slash at the end. */
  publicUrl: z.string(),
  supportPhone: z.string(),
  supportEmail: z.string(),
  registeredAddress: z.string(),
  socialLinks: z.object({
    whatsapp: z.string(),
    telegram: z.string(),
    facebook: z.string(),
    instagram: z.string(),
    linkedin: z.string(),
  }),
  /** By whose accounts people may sign in here. */
  signInProviders: z.array(z.enum(signInProviders)),
  /** Local mode: stand-ins are in use, and every screen says so. */
  isDemonstration: z.boolean(),
})

export type PublicConfig = z.infer<typeof publicConfigSchema>
