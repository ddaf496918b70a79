import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isNotModified } from '#server/http/pages/etags.ts'
import { namedTranslator } from '#server/http/binding/request-locale.ts'
import type { Languages } from '#server/lib/languages.ts'
import type { PicturesService, SharedPicture } from './pictures.service.ts'

const paramsSchema = z.object({ jobId: z.string() })
const hidden = { schema: { hide: true } }

/** The preview pictures that messengers show beside a link. */
export function registerPictures(
  app: FastifyInstance,
  pictures: PicturesService,
  languages: Languages,
): void {
  app.get('/pictures/site.png', hidden, async (request, reply) =>
    send(await pictures.pictureOfSite(namedTranslator(request, languages)), request, reply),
  )
  app.get('/pictures/jobs/:jobId.png', hidden, async (request, reply) => {
    const { jobId } = paramsSchema.parse(request.params)
    const t = namedTranslator(request, languages)
    return send(await pictures.pictureOfJob(jobId, t), request, reply)
  })
}

function send({ bytes, etag }: SharedPicture, request: FastifyRequest, reply: FastifyReply) {
  void reply.header('cache-control', 'public, max-age=86400').header('etag', etag)
  if (isNotModified(request, etag)) return reply.code(304).send()
  // Other sites embed the picture beside a link.
  return reply.header('cross-origin-resource-policy', 'cross-origin').type('image/png').send(bytes)
}
