import type { FastifyInstance } from 'fastify'
import type { Clock } from '../lib/clock.ts'

/** RFC 9116 advises less than a year, so that nobody trusts a page that everyone has forgotten. */
const validDays = 180

type Needs = { publicUrl: string; supportEmail: string; clock: Clock }

/** Tells whoever has found a hole whom to write to. */
export function registerSecurityTxt(
  app: FastifyInstance,
  { publicUrl, supportEmail, clock }: Needs,
): void {
  const path = '/.well-known/security.txt'
  app.get(path, { schema: { hide: true } }, async (_request, reply) => {
    const today = new Date(clock.now())
    today.setUTCHours(0, 0, 0, 0)
    today.setUTCDate(today.getUTCDate() + validDays)
    const lines = [
      `Contact: mailto:${supportEmail}`,
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
