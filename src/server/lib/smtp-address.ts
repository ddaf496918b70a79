import { z } from 'zod'

export type SmtpServer = {
  readonly host: string
  readonly port: number
  /** If false, the connection is upgraded by STARTTLS where the server offers it. */
  readonly isTlsFromStart: boolean
  readonly user: string | undefined
  readonly password: string | undefined
}

const error = 'must be an address such as smtp://user:password@mail.example.in:587'

/**
 * Parses `smtp://` or `smtps://` with host, optional port, and optional user and password (percent-
 * encoded).
 */
export const smtpAddressSchema = z
  .url({ protocol: /^smtps?$/, hostname: /./, error })
  .transform((text, context): SmtpServer => {
    const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(text)
    const isTlsFromStart = protocol === 'smtps:'
    try {
      if (!/^\/?$/.test(pathname) || search || hash) throw new URIError('more than a server')
      return {
        host: hostname.replaceAll(/[[\]]/g, ''),
        port: port === '' ? defaultPort(isTlsFromStart) : Number(port),
        isTlsFromStart,
        user: decodeURIComponent(username) || undefined,
        password: decodeURIComponent(password) || undefined,
      }
    } catch {
      context.addIssue({ code: 'custom', message: error })
      return z.NEVER
    }
  })

const defaultPort = (isTlsFromStart: boolean) => (isTlsFromStart ? 465 : 587)
