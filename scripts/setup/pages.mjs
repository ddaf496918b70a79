import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressFolder } from './compress.mjs'
import { inRoot } from './places.mjs'
import { run } from './processes.mjs'
import { SetupError, step } from './report.mjs'

const sources = [
  'src/web',
  'src/contract',
  'messages',
  'public',
  'scripts/pages',
  'scripts/setup/pages.mjs',
  'scripts/setup/compress.mjs',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.base.json',
  'tsconfig.web.json',
  'package.json',
  'package-lock.json',
]

/** Builds the pages unless what lies in build/ was made from these very sources. */
export async function ensurePages(node, { isForced = false } = {}) {
  const stamp = inRoot('build/.sources')
  const hash = hashSources()
  if (!isForced && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  rmSync(stamp, { force: true })
  const { code, interrupted, text } = await step('Building pages', () => build(node))
  if (interrupted) throw new SetupError('', 130)
  if (code !== 0) throw new SetupError(`${text.trim()}\nThe pages could not be built, see above.`)
  writeFileSync(stamp, hash)
}

async function build(node) {
  const program = inRoot('node_modules/@react-router/dev/bin.cjs')
  const env = { ...process.env, NODE_ENV: 'production' }
  const result = await run(node, [program, 'build'], { env, quiet: true })
  if (result.code === 0) await compressFolder(inRoot('build/client'))
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
