import { createTransport } from 'nodemailer'
import type { NodemailerError } from 'nodemailer'
import type { SmtpServer } from '../../lib/smtp-address.ts'
import { MailSenderError } from '../../ports/mail-sender.ts'
import type { MailSender } from '../../ports/mail-sender.ts'

type Options = {
  server: SmtpServer
  from: { name: string; address: string }
  /** Requires TLS: the sender refuses a server without it. */
  needsTls: boolean
  /** The time limit of each step. */
  timeoutMs?: number
}

/** Sends mails through an SMTP server. */
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
    /** Connects and signs in without sending a mail. */
    tryConnection: async () => void (await transport.verify()),
    async send({ to, replyTo, subject, text, attachments = [], messageId, stopUrl }) {
      try {
        await transport.sendMail({
          from,
          // An address object, because the library parses text as a list: a comma would make it
          // two.
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
          ...(stopUrl !== undefined && {
            headers: {
              'List-Unsubscribe': `<${stopUrl}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            },
          }),
          // A limit for the whole mail: a server that replies byte by byte never exceeds the limit
          // of a step.
          signal: AbortSignal.timeout(timeoutMs * 3),
        })
      } catch (error) {
        throw error instanceof Error ? describe(error) : error
      }
    },
  }
}

const notAuthenticated = 530

/** Makes an error without the server's message, which repeats the recipient's address. */
function describe({
  code,
  originalCode,
  responseCode,
  permanent,
}: NodemailerError): MailSenderError {
  // A failed login is a fault of the settings and not of the mail, so the mail is tried again.
  const isAboutMail =
    (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== notAuthenticated
  const problem = isAboutMail && permanent !== false ? 'refused' : 'unavailable'
  const detail = [code, responseCode ?? originalCode].filter((part) => part !== undefined)
  return new MailSenderError(problem, detail.join(' '))
}
