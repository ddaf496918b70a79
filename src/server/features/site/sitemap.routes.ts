import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { PublicConfig } from '#contract/site/schemas.ts'
import { isNotModified } from '#server/http/pages/etags.ts'
import type { MapPart, SitemapService } from './sitemap.service.ts'

const partSchema = z.object({ part: z.string().max(40) })

/** Paths without public pages: pages that need a session, and resources that are not pages. */
const disallowedPaths = [
  '/api/',
  '/auth/',
  '/dev/',
  '/documents/',
  '/files/',
  '/Admin',
  '/admin',
  '/admin-settings',
  '/admins',
  '/applyform/',
  '/audit',
  '/candidate_profile',
  '/check_responses/',
  '/company',
  '/billing',
  '/edit/',
  '/edit-job/',
  '/employee_dashboard',
  '/employee_profile',
  '/first_details',
  '/inbox',
  '/check-in/',
  '/interview/',
  '/interviews',
  '/job_details/',
  '/language',
  '/my-privacy',
  '/my_applications',
  '/typing_test',
  '/notification-settings',
  '/notifications',
  '/offline',
  '/overview',
  '/blocks',
  '/statistics/',
  '/organisations',
  '/payment_gateway',
  '/payments',
  '/renew/',
  '/postedjobinfo',
  '/postjob',
  '/profileReview/',
  '/report/',
  '/responses/',
  '/resume',
  '/sayings',
  '/system',
  '/team',
  '/saved',
  '/alerts',
  '/second-step',
  '/section-5',
  '/Section-5',
  '/signed-in-devices',
  '/stop/',
] as const

const hidden = { schema: { hide: true } }

/** robots.txt and the sitemap for search engines. */
export function registerSitemap(
  app: FastifyInstance,
  sitemap: SitemapService,
  { publicUrl, languages = [] }: Pick<PublicConfig, 'publicUrl' | 'languages'>,
): void {
  const prefixes = ['', ...languages.slice(1).map((locale) => `/${locale}`)]
  const robots = [
    'User-agent: *',
    ...prefixes.flatMap((prefix) => disallowedPaths.map((path) => `Disallow: ${prefix}${path}`)),
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
  if (isNotModified(request, etag)) return reply.code(304).send()
  return reply.type('application/xml; charset=utf-8').send(Readable.from(read()))
}
