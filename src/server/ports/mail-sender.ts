export type MailAttachment = {
  readonly fileName: string
  readonly contentType: string
  readonly bytes: Buffer
}

export type Mail = {
  readonly to: string
  /** The address for replies, if it is not the sender. */
  readonly replyTo?: string
  readonly subject: string
  readonly text: string
  /** The address by which a mail program stops such mails with one click (RFC 8058). */
  readonly stopUrl?: string
  readonly attachments?: readonly MailAttachment[]
  /**
   * `<name@domain>`, the same at every try, so that a mailbox recognizes a mail that arrives twice.
   */
  readonly messageId: string
}

/**
 * 'unavailable': the server is away, slow, busy or rejects our login, so another try makes sense;
 * 'refused': the server will never accept this mail.
 */
export type MailProblem = 'unavailable' | 'refused'

/** The message is logged, so it holds no part of the mail and no address. */
export class MailSenderError extends Error {
  override readonly name = 'MailSenderError'
  readonly problem: MailProblem

  constructor(problem: MailProblem, detail: string) {
    super(
      `The mail server is ${problem === 'refused' ? 'not taking this mail' : 'unavailable'}: ${detail}`,
    )
    this.problem = problem
  }
}

/** Sends a mail. */
export type MailSender = {
  /** @throws MailSenderError */
  send: (mail: Mail) => Promise<void>
}
