import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { holds } from './kept-pages.ts'
import { packingFor } from './packing.ts'
import type { Packing } from './packing.ts'

type BuiltFile = {
  readonly type: string
  readonly etag: string
  readonly plain: Buffer
  readonly packed: Readonly<Record<Packing, Buffer | undefined>>
}

/** The files of one folder of the build, by their names. */
export type BuiltFiles = ReadonlyMap<string, BuiltFile>

/** What the build lays beside a file that it can make smaller. */
const packedEnds: Readonly<Record<Packing, string>> = { br: '.br', gzip: '.gz' }

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/**
 * All of them at once: they are few megabytes, and to look one up on the disk each time costs more than to send it. A build
 * that is made anew takes nothing from a process that runs.
 */
export async function readBuiltFiles(folder: string): Promise<BuiltFiles> {
  const entries = await readdir(folder, { withFileTypes: true })
  const read = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ name }) => [name, await readFile(join(folder, name))] as const),
  )
  const bytes = new Map(read)
  const ends = Object.values(packedEnds)
  const isPacked = (name: string) =>
    ends.some((end) => name.endsWith(end) && bytes.has(name.slice(0, -end.length)))
  return new Map(
    read
      .filter(([name]) => !isPacked(name))
      .map(([name, plain]) => [
        name,
        {
          type: types[extname(name)] ?? 'application/octet-stream',
          etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`,
          plain,
          packed: {
            br: bytes.get(name + packedEnds.br),
            gzip: bytes.get(name + packedEnds.gzip),
          },
        },
      ]),
  )
}

/** Serves the files of names that never change their content, and which browsers so keep for a year. */
export function serveAssets(app: FastifyInstance, files: BuiltFiles): void {
  app.route<{ Params: { '*': string } }>({
    ...reading,
    url: '/assets/*',
    handler: async (request, reply) => {
      const file = files.get(request.params['*'])
      if (!file) return reply.callNotFound()
      return send(request, reply, { file, cacheControl: 'public, max-age=31536000, immutable' })
    },
  })
}

/** Serves the few that have an address of their own. */
export function serveOwnFiles(app: FastifyInstance, files: BuiltFiles): void {
  for (const [name, file] of files) {
    app.route({
      ...reading,
      url: `/${name}`,
      handler: async (request, reply) =>
        send(request, reply, { file, cacheControl: 'public, max-age=3600' }),
    })
  }
}

// Bound for HEAD by hand, as pages are.
const reading = { method: ['GET', 'HEAD'], exposeHeadRoute: false, schema: { hide: true } }

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, cacheControl }: { file: BuiltFile; cacheControl: string },
): FastifyReply {
  void reply
    .header('cache-control', cacheControl)
    .header('etag', file.etag)
    .header('vary', 'accept-encoding')
  if (holds(request, file.etag)) return reply.code(304).send()
  void reply.type(file.type)
  const packing = packingFor(request)
  const packed = packing && file.packed[packing]
  return packed ? reply.header('content-encoding', packing).send(packed) : reply.send(file.plain)
}
