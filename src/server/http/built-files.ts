import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { holds, tagOf } from './etags.ts'
import { packingFor } from './packing.ts'
import type { Packing } from './packing.ts'

/** A file of the build, ready to be sent. */
export type BuiltFile = {
  /** From the build's folder on, with slashes: `assets/root-1a2b.js`. */
  readonly name: string
  readonly mediaType: string
  readonly etag: string
  readonly plain: Buffer
  /** As the build has laid them beside the file. */
  readonly packed: Readonly<Partial<Record<Packing, Buffer>>>
}

const mediaTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.woff2': 'font/woff2',
}

const packedEndings: Readonly<Record<string, Packing>> = { '.br': 'br', '.gz': 'gzip' }

/**
 * Everything of a folder of the build, read once: it is small, and what runs goes on sending it while the next build is made.
 * @throws Error for a file whose ending has no media type in the table
 */
export async function readBuiltFiles(folder: string): Promise<BuiltFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
  const all = new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(join(folder, name))] as const),
    ),
  )
  return [...all]
    .filter(([name]) => packedEndings[extname(name)] === undefined)
    .map(([name, plain]) => toBuiltFile(name, plain, all))
}

function toBuiltFile(name: string, plain: Buffer, all: ReadonlyMap<string, Buffer>): BuiltFile {
  const mediaType = mediaTypes[extname(name)]
  if (mediaType === undefined) throw new Error(`What kind of file is ${name} of the build?`)
  const packed: Partial<Record<Packing, Buffer>> = {}
  for (const [ending, packing] of Object.entries(packedEndings)) {
    const bytes = all.get(name + ending)
    if (bytes !== undefined) packed[packing] = bytes
  }
  return { name, mediaType, etag: tagOf(plain), plain, packed }
}

/** Answers GET and HEAD for each of the files. */
export function serveBuiltFiles(app: FastifyInstance, files: readonly BuiltFile[]): void {
  for (const file of files) {
    app.get(`/${file.name}`, { schema: { hide: true } }, (request, reply) =>
      sendBuilt(request, reply, file),
    )
  }
}

function sendBuilt(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, mediaType, etag, plain, packed }: BuiltFile,
): FastifyReply {
  void reply
    .header('cache-control', keepingOf(name))
    .header('etag', etag)
    .header('vary', 'accept-encoding')
  if (holds(request, etag)) return reply.code(304).send()
  void reply.type(mediaType)
  const packing = packingFor(request)
  const bytes = packing && packed[packing]
  return bytes ? reply.header('content-encoding', packing).send(bytes) : reply.send(plain)
}

/** Where the name tells the content, it never changes. */
const keepingOf = (name: string): string =>
  name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
