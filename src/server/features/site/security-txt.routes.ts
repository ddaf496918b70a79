import type { FastifyInstance } from 'fastify'
import type { ContactConfig } from '#server/config/contact-settings.ts'
import type { Clock } from '#server/lib/clock.ts'

/** RFC 9116 recommends less than a year, so that an outdated file is not trusted. */
const validDays = 180

type Deps = Pick<ContactConfig, 'supportEmail' | 'sampleContacts'> & {
  publicUrl: string
  clock: Clock
}

/** The security contact of the site (RFC 9116). */
export function registerSecurityTxt(
  app: FastifyInstance,
  { publicUrl, supportEmail, sampleContacts, clock }: Deps,
): void {
  const path = '/.well-known/security.txt'
  app.get(path, { schema: { hide: true } }, async (_request, reply) => {
    const today = new Date(clock.now())
    today.setUTCHours(0, 0, 0, 0)
    today.setUTCDate(today.getUTCDate() + validDays)
    const lines = [
      ...(sampleContacts.includes('supportEmail') ? [] : [`Contact: mailto:${supportEmail}`]),
      `Contact: ${new URL('/Contact', publicUrl).href}`,
      `Expires: ${today.toISOString()}`,
      'Preferred-Languages: en, hi',
      `Canonical: ${new URL(path, publicUrl).href}`,
    ]
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(`${lines.join('\n')}\n`)
  })
}
