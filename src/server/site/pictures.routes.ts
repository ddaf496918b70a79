import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { holds } from '../http/etags.ts'
import type { PicturesService, SharedPicture } from './pictures.service.ts'

const paramsSchema = z.object({ jobId: z.string() })
const hidden = { schema: { hide: true } }

/** The pictures that messengers show beside a link to a page. */
export function registerPictures(app: FastifyInstance, pictures: PicturesService): void {
  app.get('/pictures/site.png', hidden, async (request, reply) =>
    send(await pictures.pictureOfSite(), request, reply),
  )
  app.get('/pictures/jobs/:jobId.png', hidden, async (request, reply) => {
    const { jobId } = paramsSchema.parse(request.params)
    return send(await pictures.pictureOfJob(jobId), request, reply)
  })
}

function send({ bytes, etag }: SharedPicture, request: FastifyRequest, reply: FastifyReply) {
  void reply.header('cache-control', 'public, max-age=86400').header('etag', etag)
  if (holds(request, etag)) return reply.code(304).send()
  // Other sites show it beside a link of ours.
  return reply.header('cross-origin-resource-policy', 'cross-origin').type('image/png').send(bytes)
}
