import { z } from 'zod'
import { contactFields } from '#contract/site/schemas.ts'
import type { ContactField } from '#contract/site/schemas.ts'

/* How people reach the team. The defaults are placeholders; production sets its own. */

const placeholders = {
  SUPPORT_PHONE: '+91 00000 00000',
  SUPPORT_EMAIL: 'support@example.com',
  REGISTERED_ADDRESS: 'Registered address, New Delhi',
} as const

export const contactSettings = {
  SUPPORT_PHONE: z.string().default(placeholders.SUPPORT_PHONE),
  SUPPORT_EMAIL: z.email('must be an e-mail address').default(placeholders.SUPPORT_EMAIL),
  REGISTERED_ADDRESS: z.string().default(placeholders.REGISTERED_ADDRESS),
}

/** The setting of each field. */
export const contactSettingOf = {
  supportPhone: 'SUPPORT_PHONE',
  supportEmail: 'SUPPORT_EMAIL',
  registeredAddress: 'REGISTERED_ADDRESS',
} as const satisfies Record<ContactField, keyof typeof placeholders>

export type ContactConfig = Record<ContactField, string> & {
  /** The fields that are still placeholders. */
  sampleContacts: readonly ContactField[]
}

type Settings = z.output<z.ZodObject<typeof contactSettings>>

export function toContacts(settings: Settings): ContactConfig {
  const isSample = (field: ContactField) =>
    settings[contactSettingOf[field]] === placeholders[contactSettingOf[field]]
  return {
    supportPhone: settings.SUPPORT_PHONE,
    supportEmail: settings.SUPPORT_EMAIL,
    registeredAddress: settings.REGISTERED_ADDRESS,
    sampleContacts: contactFields.filter(isSample),
  }
}
