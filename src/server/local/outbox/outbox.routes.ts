import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { dispositionHeader } from '#server/features/files/file-name.ts'
import { AppError } from '../../lib/app-error.ts'
import { createOutboxReading, outboxQuerySchema } from './outbox-reading.ts'
import { renderOutbox } from './outbox.page.ts'
import type { Composition } from '../../compose/compose.ts'

const policy =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'"

const attachmentSchema = z.object({ id: z.string().regex(/^\d{1,15}$/) })

/**
 * The page where people and tests read the messages of the local mode. Production does not have it.
 */
export async function registerOutbox(
  app: FastifyInstance,
  { outbox, db, languages, config }: Pick<Composition, 'outbox' | 'db' | 'languages' | 'config'>,
): Promise<void> {
  const read = createOutboxReading({ db, outbox, languages })
  const { productName, publicUrl } = config
  const { host } = new URL(publicUrl)
  const style = await readFile(new URL('./outbox.css', import.meta.url))
  const hidden = { schema: { hide: true } }

  app.get('/dev/outbox', hidden, async (request, reply) => {
    void reply.type('text/html; charset=utf-8')
    void reply.header('content-security-policy', policy).header('cache-control', 'no-store')
    const query = outboxQuerySchema.parse(request.query)
    return renderOutbox(await read(query), { query, productName, host, t: request.t })
  })
  app.get('/dev/outbox.css', hidden, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(style),
  )
  app.get('/dev/outbox.json', hidden, async (_request, reply) => {
    void reply.header('cache-control', 'no-store')
    return await outbox.list()
  })
  app.get('/dev/outbox/attachments/:id', hidden, async (request, reply) => {
    const params = attachmentSchema.safeParse(request.params)
    const attachment = params.success ? await outbox.findAttachment(params.data.id) : undefined
    if (!attachment) throw new AppError('NOT_FOUND')
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', dispositionHeader('attachment', attachment.fileName))
      .type(attachment.contentType)
      .send(attachment.bytes)
  })
}
