import type { Locale } from '#contract/i18n/locales.ts'

/**
 * 'refused': the provider rejected the message, so it was not sent; 'unavailable': the provider is
 * away, slow or unreadable, so the message may have been sent.
 */
export type CodeSenderProblem = 'refused' | 'unavailable'

/** The message is logged, so it holds no phone number and no code. */
export class CodeSenderError extends Error {
  override readonly name = 'CodeSenderError'
  readonly problem: CodeSenderProblem
  /** The provider was never reached. */
  readonly isUnsent: boolean

  constructor(problem: CodeSenderProblem, message: string, isUnsent = false) {
    super(message)
    this.problem = problem
    this.isUnsent = isUnsent
  }
}

/** Sends a login code to a phone: by SMS or WhatsApp, or in local mode to the outbox page. */
export type CodeSender = {
  /**
   * @param phone in E.164 form, `+919876543210`
   * @param text the whole SMS, for a sender without a text of its own
   * @param locale the language of `text`, for a sender with texts of its own
   * @throws CodeSenderError
   */
  sendLoginCode: (message: {
    phone: string
    code: string
    text: string
    locale: Locale
  }) => Promise<void>
}
