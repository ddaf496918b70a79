import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { createPageHandler } from './web-build.ts'
import type { LoadPages } from './web-build.ts'

const buildDirectory = join(import.meta.dirname, '../../../build')

/** Serves the compiled bundle; hashed assets never change, so browsers keep them for a year. */
export async function serveBuiltPages(app: FastifyInstance): Promise<LoadPages> {
  const client = join(buildDirectory, 'client')
  await app.register(fastifyStatic, {
    root: join(client, 'assets'),
    prefix: '/assets/',
    // Their names are read once; else each is looked for on the disk at each request.
    wildcard: false,
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
    decorateReply: false,
  })
  await app.register(fastifyStatic, {
    root: client,
    prefix: '/',
    wildcard: false,
    globIgnore: ['assets/**'],
    maxAge: '1h',
    preCompressed: true,
    decorateReply: false,
  })
  const entry = join(buildDirectory, 'server/index.js')
  const build: object = await import(pathToFileURL(entry).href)
  const handle = createPageHandler(build, 'production')
  return { loadHandler: async () => handle, buildId: await hashFile(entry) }
}

const hashFile = async (path: string): Promise<string> =>
  createHash('sha256')
    .update(await readFile(path))
    .digest('hex')
