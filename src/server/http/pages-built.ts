import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { readBuiltFiles, serveBuiltFiles } from './built-files.ts'
import { tagOf } from './etags.ts'
import { createPageHandler } from './web-build.ts'
import type { LoadPages } from './web-build.ts'

const buildDirectory = join(import.meta.dirname, '../../../build')

/** Serves the compiled bundle. */
export async function serveBuiltPages(app: FastifyInstance): Promise<LoadPages> {
  serveBuiltFiles(app, await readBuiltFiles(join(buildDirectory, 'client')))
  const entry = join(buildDirectory, 'server/index.js')
  const build: object = await import(pathToFileURL(entry).href)
  const handle = createPageHandler(build, 'production')
  return { loadHandler: async () => handle, buildId: tagOf(await readFile(entry)) }
}
