import { z } from 'zod'
import type { FormProblem } from './form-check.ts'
import { limits } from './limits.ts'
import type { MessageKey } from './sentences.ts'

/**
 * What people agree to, each on its own: to having an account with what they tell of themselves, to
 * one employer getting one application, and to notifications.
 */
export const consentPurposes = ['account', 'application', 'push'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

type Notice = {
  /** The day from which it is shown as it stands now. */
  readonly version: string
  /** What is read before agreeing. Another text needs another version. */
  readonly textKeys: readonly MessageKey[]
}

export const notices = {
  account: {
    version: '2026-11-22',
    textKeys: ['privacy.noticeCandidate', 'privacy.noticeEmployer', 'privacy.agree'],
  },
  application: { version: '2026-11-22', textKeys: ['privacy.noticeApplication'] },
  push: { version: '2026-11-22', textKeys: ['privacy.noticePush'] },
} as const satisfies Record<ConsentPurpose, Notice>

/** What a form of ours sends with an affirmative act: the version of the notice that was shown. */
export const isConsent = (purpose: ConsentPurpose, given: unknown): boolean =>
  given === notices[purpose].version

/**
 * What is wrong with the consent that came with a form. A form of ours must bring it; a call that
 * does not know of consents may leave it out.
 */
export function consentProblems(
  purpose: ConsentPurpose,
  given: string | undefined,
  { isAsked }: { isAsked: boolean },
): FormProblem[] {
  const isRight = given === undefined ? !isAsked : isConsent(purpose, given)
  return isRight ? [] : [{ path: 'consent', messageKey: 'privacy.consentRequired' }]
}

const consentStateSchema = z.object({
  /** Null when it was never asked for, or has been taken back. */
  givenAt: z.iso.datetime().nullable(),
  withdrawnAt: z.iso.datetime().nullable(),
  noticeVersion: z.string().nullable(),
})
export type ConsentState = z.infer<typeof consentStateSchema>

/** What the privacy screen shows of its owner. */
export const privacyOverviewSchema = z.object({
  since: z.iso.datetime(),
  /** Phone numbers whole: it is the owner's own. Of a provider's account only which one it is. */
  signIn: z.object({
    provider: z.enum(['phone', 'google', 'facebook']),
    phone: z.string().nullable(),
  }),
  hasProfile: z.boolean(),
  /** Where the answer to a grievance goes unless another address is given. */
  email: z.string(),
  consents: z.object({ account: consentStateSchema, push: consentStateSchema }),
  nominee: z.object({ name: z.string(), contact: z.string() }).nullable(),
})
export type PrivacyOverview = z.infer<typeof privacyOverviewSchema>

/** The account's consent is given here by people whose profile was made without it. */
export const giveConsentSchema = z.object({ consent: z.string().max(limits.shortText) })
export const consentReplySchema = z.object({ success: z.literal(true) })

/* ---------- with whom applications are shared ---------- */

export const sharingSchema = z.object({
  applicationId: z.string(),
  jobTitle: z.string(),
  companyName: z.string(),
  /** A day, `yyyy-MM-dd`. */
  appliedOn: z.string(),
  isShared: z.boolean(),
})
export type Sharing = z.infer<typeof sharingSchema>

export const listSharingsSchema = z
  .object({
    cursor: z.string().max(limits.addressLength),
    limit: z.coerce.number().int().min(1).max(limits.listMax),
  })
  .partial()

export const sharingParamsSchema = z.object({ applicationId: z.string() })
/** To share again takes the notice's version, as applying did. */
export const changeSharingSchema = z.object({
  isShared: z.boolean(),
  consent: z.string().max(limits.shortText).optional(),
})

/* ---------- the end of an account ---------- */

/** A fresh proof of who it is, as signing in takes it. */
export const deleteAccountSchema = z.object({
  uid: z.string().max(limits.shortText),
  proof: z.string().max(limits.shortText),
})
export const accountDeletedSchema = z.object({ message: z.string() })

/* ---------- who acts for somebody ---------- */

/** Both empty: nobody any more. */
export const saveNomineeSchema = z.looseObject({})
export const nomineeReplySchema = z.object({ message: z.string() })
