import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { compressFolder } from './compress.mjs'
import { ensureMade } from './made-folder.mjs'
import { inRoot, root } from './places.mjs'
import { run } from './processes.mjs'
import { SetupError, step } from './report.mjs'

const placeName = 'build'

const sources = [
  'src/web',
  'src/contract',
  'messages',
  'public',
  'scripts/pages',
  'scripts/setup/pages.mjs',
  'scripts/setup/compress.mjs',
  'scripts/setup/made-folder.mjs',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.base.json',
  'tsconfig.web.json',
  'package.json',
  'package-lock.json',
]

/** Builds the pages unless what lies in build/ was made from these very sources. */
export function ensurePages(node, { isForced = false } = {}) {
  return ensureMade({
    place: inRoot(placeName),
    workshop: inRoot('.cache/pages'),
    sources: hashSources(),
    isForced,
    make: async (folder) => {
      const { code, interrupted, text } = await step('Building pages', () => build(node, folder))
      if (interrupted) throw new SetupError('', 130)
      if (code !== 0)
        throw new SetupError(`${text.trim()}\nThe pages could not be built, see above.`)
    },
  })
}

async function build(node, folder) {
  const program = inRoot('node_modules/@react-router/dev/bin.cjs')
  const name = relative(root, folder)
  const env = { ...process.env, NODE_ENV: 'production', PAGES_FOLDER: name }
  const result = await run(node, [program, 'build'], { env, quiet: true })
  if (result.code !== 0) return result
  // The same sources make the same bytes, wherever they were built.
  const entry = join(folder, 'server/index.js')
  writeFileSync(entry, readFileSync(entry, 'utf8').replaceAll(name, placeName))
  await compressFolder(join(folder, 'client'))
  return result
}

function hashSources() {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const file of listFiles(source))
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(inRoot(file)))
  }
  return hash.digest('hex')
}

function listFiles(path) {
  const found = statSync(inRoot(path), { throwIfNoEntry: false })
  if (found === undefined) return []
  if (!found.isDirectory()) return [path]
  return readdirSync(inRoot(path))
    .filter((name) => !/\.test\.tsx?$/.test(name))
    .sort()
    .flatMap((name) => listFiles(join(path, name)))
}
