export type MailAttachment = {
  readonly fileName: string
  readonly contentType: string
  readonly bytes: Buffer
}

export type Mail = {
  readonly to: string
  /** Whom an answer goes to, where that is not the sender. */
  readonly replyTo?: string
  readonly subject: string
  readonly text: string
  readonly attachments?: readonly MailAttachment[]
  /** `<name@domain>`, the same at every try: a mailbox that gets a mail twice can tell. */
  readonly messageId: string
}

/**
 * 'unavailable': away, slow, busy or not letting us in, so it is worth another try; 'refused': this
 * mail will never be taken.
 */
export type MailProblem = 'unavailable' | 'refused'

/** Says what happened without a word of the mail or its addresses, because it ends up in logs. */
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

/** Brings a mail to its mailbox. */
export type MailSender = {
  /** @throws MailSenderError */
  send: (mail: Mail) => Promise<void>
}
