import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { readBuiltFiles, serveBuiltFiles } from './built-files.ts'

const script = 'document.title = "At your service"'

async function buildInto(files: Readonly<Record<string, string | Buffer>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kaamyab-built-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await mkdir(join(folder, 'assets'))
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes)
  return folder
}

test('what runs goes on sending its files while the next build takes their place', async () => {
  const folder = await buildInto({
    'assets/a.js': script,
    'assets/a.js.br': brotliCompressSync(script),
    'assets/a.js.gz': gzipSync(script),
  })
  const app = Fastify()
  onTestFinished(() => app.close())
  serveBuiltFiles(app, await readBuiltFiles(folder))
  await rm(folder, { recursive: true })
  const get = (encoding: string) =>
    app.inject({ url: '/assets/a.js', headers: { 'accept-encoding': encoding } })
  expect((await get('identity')).body).toBe(script)
  expect((await get('gzip, deflate, br')).rawPayload).toEqual(brotliCompressSync(script))
  expect((await get('gzip, br;q=0')).rawPayload).toEqual(gzipSync(script))
  expect((await app.inject('/assets/a.js.br')).statusCode).toBe(404)
})

test('another build of a file has another tag', async () => {
  const tags = [script, `${script};`].map(async (text) => {
    const [file] = await readBuiltFiles(await buildInto({ 'favicon.svg': text }))
    return file?.etag
  })
  expect(new Set(await Promise.all(tags)).size).toBe(2)
})

test('a file whose kind nobody knows is told of at the start', async () => {
  const folder = await buildInto({ 'notes.xyz': '' })
  await expect(readBuiltFiles(folder)).rejects.toThrow('notes.xyz')
})
