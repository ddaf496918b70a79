import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { readByteRange } from '#server/http/pages/byte-range.ts'
import { isNotModified } from '#server/http/pages/etags.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { FilesService, ServedFile } from './files.service.ts'
import { smallImageSides } from './small-image-sides.ts'

const paramsSchema = z.object({ id: z.string() })
/** Any other size is ignored: the image is served in its stored size. */
const sizeSchema = z.object({
  side: z.coerce.number().pipe(z.literal(smallImageSides)).optional().catch(undefined),
})
const linkSchema = z.object({ expires: z.string(), signature: z.string().max(100) })
const openerSchema = z.object({
  application: z.uuid(),
  role: z.enum(['employer', 'admin']),
  viewer: z.uuid(),
})

/** Routes that serve files as bytes. They are not declared endpoints, because those reply with JSON. */
export function registerFiles(app: FastifyInstance, files: FilesService): void {
  app.get('/media/:id', { schema: { hide: true } }, async (request, reply) => {
    const { id } = paramsSchema.parse(request.params)
    const { side } = sizeSchema.parse(request.query)
    const file = await files.getPublicFile(id, side)
    const etag = side === undefined ? `"${id}"` : `"${id}-${side}"`
    void reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', etag)
    if (isNotModified(request, etag)) return reply.code(304).send()
    return send(reply, file)
  })

  app.get('/files/:id', { schema: { hide: true } }, async (request, reply) => {
    const { id } = paramsSchema.parse(request.params)
    const link = linkSchema.safeParse(request.query)
    if (!link.success) throw new AppError('NOT_FOUND')
    const opener = openerSchema.safeParse(request.query)
    const file = await files.getPrivateFile(id, link.data, {
      opener: opener.success ? toOpener(opener.data) : undefined,
      address: request.ip,
      isBytesSent: request.method === 'GET',
    })
    void reply.header('cache-control', 'private, no-store')
    // A viewer that reads a resume in parts would count as many views.
    if (!isPlayed(file)) return send(reply, file)
    void reply.header('accept-ranges', 'bytes')
    const range = readByteRange(request.headers.range, file.bytes.length)
    if (range === 'whole') return send(reply, file)
    if (range === 'outside') {
      return reply.code(416).header('content-range', `bytes */${file.bytes.length}`).send()
    }
    const { start, end } = range
    void reply.code(206).header('content-range', `bytes ${start}-${end}/${file.bytes.length}`)
    return send(reply, { ...file, bytes: file.bytes.subarray(start, end + 1) })
  })
}

const toOpener = ({ application, role, viewer }: z.output<typeof openerSchema>) => ({
  applicationId: application,
  role,
  viewerId: viewer,
})

const isPlayed = ({ mediaType }: ServedFile): boolean => /^(?:video|audio)\//.test(mediaType)

/** Serves a file in a sandbox: no script of its own, no requests, no type sniffing. */
function send(reply: FastifyReply, file: ServedFile): FastifyReply {
  return reply
    .header('content-security-policy', policyOf(file))
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', file.contentDisposition)
    .type(file.mediaType)
    .send(file.bytes)
}

function policyOf(file: ServedFile): string {
  // The browser shows an opened video or recording in a page of its own, which requests it again.
  if (isPlayed(file)) return "sandbox; default-src 'none'; media-src 'self'"
  // The browser's viewer of PDF files runs scripts and styles of its own, in an origin of its own.
  if (isOpenedPdf(file)) return "sandbox allow-scripts allow-downloads; frame-ancestors 'none'"
  return "sandbox; default-src 'none'"
}

const isOpenedPdf = ({ mediaType, contentDisposition }: ServedFile): boolean =>
  mediaType === 'application/pdf' && contentDisposition.startsWith('inline')
