import type { MessageKey } from '#contract/i18n/message-keys.ts'
import type { FormProblem } from '#contract/form-check.ts'

/**
 * The consents that people give separately: to an account with their profile, to sharing an
 * application with one employer, and to notifications.
 */
export const consentPurposes = ['account', 'application', 'push'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

type Notice = {
  /** The first day of the current text. */
  readonly version: string
  /** The text that is shown before agreeing. A changed text needs a new version. */
  readonly textKeys: readonly MessageKey[]
}

export const notices = {
  account: {
    version: '2026-11-23',
    textKeys: ['privacy.noticeCandidate', 'privacy.noticeEmployer', 'privacy.agree'],
  },
  application: {
    version: '2026-11-25',
    textKeys: ['privacy.noticeApplication', 'applySheet.notice'],
  },
  push: { version: '2026-11-23', textKeys: ['privacy.noticePush'] },
} as const satisfies Record<ConsentPurpose, Notice>

/** Whether a form's consent is the current version of the notice. */
export const isConsent = (purpose: ConsentPurpose, given: unknown): boolean =>
  given === notices[purpose].version

/**
 * The problems of a form's consent. Our own forms must send it; other callers of the API may leave
 * it out.
 */
export function consentProblems(
  purpose: ConsentPurpose,
  given: string | undefined,
  { isRequired }: { isRequired: boolean },
): FormProblem[] {
  const isRight = given === undefined ? !isRequired : isConsent(purpose, given)
  return isRight ? [] : [{ path: 'consent', messageKey: 'privacy.consentRequired' }]
}
