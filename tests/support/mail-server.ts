import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import type { Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { SMTPServerOptions } from 'smtp-server'

export type ReceivedMail = Email & {
  readonly envelope: { readonly from: string; readonly to: readonly string[] }
  /** As it came, attachments and all. */
  readonly raw: string
}

/** A rejection of the recipient or of the whole mail, or no response. */
export type MailAnswer = { readonly at: 'recipient' | 'mail'; readonly status: number } | 'silence'

export type MailServer = Awaited<ReturnType<typeof startMailServer>>

/** A local mail server. It accepts all mails by default. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const mails: ReceivedMail[] = []
  const answers: MailAnswer[] = []
  let tries = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1,
    ...options,
    onRcptTo: ({ address }, _session, done) => {
      tries += 1
      const [next] = answers
      if (typeof next !== 'object' || next.at !== 'recipient') return done()
      answers.shift()
      return done(refusal(next.status, address))
    },
    onData: (stream, { envelope }, done) => {
      const take = async () => {
        const raw = await buffer(stream)
        const next = answers.shift()
        if (next === 'silence') return
        if (next) return done(refusal(next.status, 'this mail'))
        mails.push({
          ...(await PostalMime.parse(raw, { attachmentEncoding: 'base64' })),
          envelope: {
            from: envelope.mailFrom ? envelope.mailFrom.address : '',
            to: envelope.rcptTo.map(({ address }) => address),
          },
          raw: raw.toString(),
        })
        done()
      }
      void take()
    },
  })
  // Some tests close the connection or fail the TLS handshake on purpose.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    mails,
    /** The number of delivery attempts, accepted or not. */
    tries: () => tries,
    /** The responses to the next mails; later ones are accepted. */
    answerWith: (...next: MailAnswer[]) => void answers.push(...next),
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

const refusal = (responseCode: number, whom: string): Error =>
  Object.assign(new Error(`5.1.1 <${whom}> is not welcome here`), { responseCode })
