import { createTransport } from 'nodemailer'
import type { NodemailerError } from 'nodemailer'
import type { SmtpServer } from '../../lib/smtp-address.ts'
import { MailSenderError } from '../../ports/mail-sender.ts'
import type { MailSender } from '../../ports/mail-sender.ts'

type Options = {
  server: SmtpServer
  from: { name: string; address: string }
  /** Refuses to speak to a server that can't encrypt. */
  needsTls: boolean
  /** How long each step may take. */
  timeoutMs?: number
}

/** Hands mails to a mail server. */
export function createSmtpMailSender({
  server,
  from,
  needsTls,
  timeoutMs = 10_000,
}: Options): MailSender & { tryConnection: () => Promise<void> } {
  const { host, port, isTlsFromStart, user, password } = server
  const transport = createTransport({
    host,
    port,
    secure: isTlsFromStart,
    requireTLS: needsTls,
    ...(user !== undefined && { auth: { user, pass: password } }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    /** As far as a mail would go before its first word. */
    tryConnection: async () => void (await transport.verify()),
    async send({ to, replyTo, subject, text, attachments = [], messageId }) {
      try {
        await transport.sendMail({
          from,
          // An address given as text is read as a list, so one with a comma would be two.
          to: { name: '', address: to },
          ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
          subject,
          text,
          attachments: attachments.map(({ fileName, contentType, bytes }) => ({
            filename: fileName,
            contentType,
            content: bytes,
          })),
          messageId,
          // A server that drips its answers never runs into the time of a step.
          signal: AbortSignal.timeout(timeoutMs * 3),
        })
      } catch (error) {
        throw error instanceof Error ? describe(error) : error
      }
    },
  }
}

const notAuthenticated = 530

/** The server's own words are left out: they repeat the recipient's address. */
function describe({
  code,
  originalCode,
  responseCode,
  permanent,
}: NodemailerError): MailSenderError {
  // Not being let in says something about the settings, nothing about the mail.
  const isAboutMail =
    (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== notAuthenticated
  const problem = isAboutMail && permanent !== false ? 'refused' : 'unavailable'
  const detail = [code, responseCode ?? originalCode].filter((part) => part !== undefined)
  return new MailSenderError(problem, detail.join(' '))
}
