/**
 * 'refused': the provider said no, so nothing went out; 'unavailable': away, slow or unreadable, so
 * nobody knows whether it did.
 */
export type CodeSenderProblem = 'refused' | 'unavailable'

/** Its message ends up in logs, so it is free of numbers and codes of people. */
export class CodeSenderError extends Error {
  override readonly name = 'CodeSenderError'
  readonly problem: CodeSenderProblem

  constructor(problem: CodeSenderProblem, message: string) {
    super(message)
    this.problem = problem
  }
}

/** Brings a login code to a phone: by SMS or WhatsApp, or in local mode to the outbox page. */
export type CodeSender = {
  /**
   * @param phone in E.164 form, `+919876543210`
   * @param text the whole SMS, for a sender that does not have its own
   * @throws CodeSenderError
   */
  sendLoginCode: (message: { phone: string; code: string; text: string }) => Promise<void>
}
