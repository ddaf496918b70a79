import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../lib/app-error.ts'

/**
 * Refuses what a page of another site makes a browser send. Sessions travel in no cookie, so such a
 * request could do little; programs that are no browser say nothing of a page and are let through.
 */
export function refuseForeignPages(app: FastifyInstance, publicUrl: string): void {
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
  // A proxy may pass on another host than people type, and on one's own machine there are several.
  return host === '' || (host !== ownHost && host !== headers.host)
}
