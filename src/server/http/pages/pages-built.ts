import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { etagOf } from './etags.ts'
import { createPageHandler } from './web-build.ts'
import type { HandlePage, LoadPages } from './web-build.ts'

const buildDirectory = join(import.meta.dirname, '../../../../build')
const clientDirectory = join(buildDirectory, 'client')

/** Serves the compiled bundle. */
export async function serveBuiltPages(app: FastifyInstance): Promise<LoadPages> {
  await app.register(staticFiles, {
    root: clientDirectory,
    // One route per file: every other path is a page.
    wildcard: false,
    globIgnore: ['**/*.{br,gz}'],
    index: false,
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => void reply.header('cache-control', cacheControlOf(path)),
  })
  const entry = join(buildDirectory, 'server/index.js')
  const build: object = await import(pathToFileURL(entry).href)
  const handlers = new Map<string | undefined, HandlePage>()
  return {
    loadHandler: async (basename) => {
      const handle = handlers.get(basename) ?? createPageHandler(build, 'production', basename)
      handlers.set(basename, handle)
      return handle
    },
    buildId: etagOf(await readFile(entry, 'utf8')),
  }
}

/** The names of assets contain a hash of their content, so the content of a name never changes. */
const cacheControlOf = (path: string): string =>
  path.startsWith(join(clientDirectory, 'assets'))
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=3600'
