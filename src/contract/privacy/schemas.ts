import { z } from 'zod'
import { limits } from '#contract/limits.ts'

const consentStateSchema = z.object({
  /** Null when the consent was never given or was withdrawn. */
  givenAt: z.iso.datetime().nullable(),
  withdrawnAt: z.iso.datetime().nullable(),
  noticeVersion: z.string().nullable(),
})
export type ConsentState = z.infer<typeof consentStateSchema>

/** The data of the privacy screen. */
export const privacyOverviewSchema = z.object({
  since: z.iso.datetime(),
  /** The full phone number, because it is the owner's. For a provider's account only its provider. */
  signIn: z.object({
    provider: z.enum(['phone', 'google', 'facebook']),
    phone: z.string().nullable(),
  }),
  hasProfile: z.boolean(),
  /** The default e-mail address for answers to grievances. */
  email: z.string(),
  consents: z.object({ account: consentStateSchema, push: consentStateSchema }),
  nominee: z.object({ name: z.string(), contact: z.string() }).nullable(),
})
export type PrivacyOverview = z.infer<typeof privacyOverviewSchema>

/** Gives the account's consent, for people whose profile was created without it. */
export const giveConsentSchema = z.object({ consent: z.string().max(limits.shortText) })
export const consentReplySchema = z.object({ success: z.literal(true) })

/* ---------- sharing of applications ---------- */

export const sharingSchema = z.object({
  applicationId: z.string(),
  jobTitle: z.string(),
  companyName: z.string(),
  /** A day, `yyyy-MM-dd`. */
  appliedOn: z.string(),
  isShared: z.boolean(),
  /** Withdrawn by the candidate, for good. */
  isWithdrawn: z.boolean(),
})
export type Sharing = z.infer<typeof sharingSchema>

export const listSharingsSchema = z
  .object({
    cursor: z.string().max(limits.addressLength),
    limit: z.coerce.number().int().min(1).max(limits.listMax),
  })
  .partial()

export const sharingParamsSchema = z.object({ applicationId: z.string() })
/** Sharing again requires the notice's version, as applying does. */
export const changeSharingSchema = z.object({
  isShared: z.boolean(),
  consent: z.string().max(limits.shortText).optional(),
})

/* ---------- deletion of an account ---------- */

/** A proof of a new sign-in. */
export const deleteAccountSchema = z.object({
  uid: z.string().max(limits.shortText),
  proof: z.string().max(limits.shortText),
})
export const accountDeletedSchema = z.object({ message: z.string() })

/* ---------- nominee ---------- */

/** Two empty fields remove the nominee. */
export const saveNomineeSchema = z.looseObject({})
export const nomineeReplySchema = z.object({ message: z.string() })
