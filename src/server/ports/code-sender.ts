/** Brings a login code to a phone: by SMS, or in local mode to the outbox page. */
export type CodeSender = {
  /** @param phone in E.164 form, `+919876543210` */
  sendLoginCode: (message: { phone: string; code: string; text: string }) => Promise<void>
}
