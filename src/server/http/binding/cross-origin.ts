import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#server/lib/app-error.ts'

/**
 * Rejects requests that a page of another site makes. Sessions are in no cookie, so such a request
 * could do little; programs other than browsers send no origin and pass.
 */
export function rejectCrossOrigin(app: FastifyInstance, publicUrl: string): void {
  const ownHost = new URL(publicUrl).host
  app.addHook('onRequest', async (request) => {
    if (request.method === 'GET' || request.method === 'HEAD') return
    if (comesFromElsewhere(request, ownHost)) throw new AppError('FOREIGN_PAGE')
  })
}

function comesFromElsewhere({ headers }: FastifyRequest, ownHost: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  const { origin } = headers
  if (origin === undefined) return false
  const host = URL.canParse(origin) ? new URL(origin).host : ''
  // A proxy may forward another host than people type, and a local machine has several names.
  return host === '' || (host !== ownHost && host !== headers.host)
}
