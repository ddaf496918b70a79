import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { holds } from '../http/etags.ts'
import type { MapPart, SitemapService } from './sitemap.service.ts'

const partSchema = z.object({ part: z.string().max(40) })

/** Where nothing is to be found that is for everybody; pages that need a session, and what is no page. */
export const keptFromRobots = [
  '/api/',
  '/auth/',
  '/dev/',
  '/documents/',
  '/files/',
  '/Admin',
  '/admin',
  '/admin-settings',
  '/applyform/',
  '/audit',
  '/candidate_profile',
  '/check_responses/',
  '/contact-requests',
  '/edit/',
  '/employee_dashboard',
  '/employee_profile',
  '/first_details',
  '/grievances',
  '/job_details/',
  '/my-privacy',
  '/offline',
  '/payment_gateway',
  '/payments',
  '/postedjobinfo',
  '/postjob',
  '/profileReview/',
  '/responses/',
  '/sayings',
  '/system',
  '/second-step',
  '/section-5',
  '/Section-5',
  '/signed-in-devices',
] as const

const hidden = { schema: { hide: true } }

/** What search engines read before they look at pages. */
export function registerSitemap(
  app: FastifyInstance,
  sitemap: SitemapService,
  publicUrl: string,
): void {
  const robots = [
    'User-agent: *',
    ...keptFromRobots.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')

  app.get('/robots.txt', hidden, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(robots),
  )
  app.get('/sitemap.xml', hidden, async (request, reply) =>
    send(await sitemap.index(), { request, reply, seconds: 600 }),
  )
  app.get('/sitemaps/:part.xml', hidden, async (request, reply) => {
    const { part } = partSchema.parse(request.params)
    return send(await sitemap.part(part), { request, reply, seconds: 3_600 })
  })
}

type Answer = { request: FastifyRequest; reply: FastifyReply; seconds: number }

function send({ etag, read }: MapPart, { request, reply, seconds }: Answer): FastifyReply {
  void reply.header('cache-control', `public, max-age=${seconds}`).header('etag', etag)
  if (holds(request, etag)) return reply.code(304).send()
  return reply.type('application/xml; charset=utf-8').send(Readable.from(read()))
}
