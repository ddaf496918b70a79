import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openFileStore } from '#server/adapters/storage/open-store.ts'
import type { FileStorage } from '#server/ports/file-store.ts'
import { newId } from '#server/lib/ids.ts'
import type { FileStore } from '#server/ports/file-store.ts'
import { startS3 } from '#tests/support/s3/s3-server.ts'

/* The contract of every file store. */

type Place = { readonly place: FileStorage; readonly close: () => Promise<void> }

const places: Record<string, () => Promise<Place>> = {
  disk: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kaamyab-store-'))
    return { place: { folder }, close: () => rm(folder, { recursive: true }) }
  },
  S3: async () => {
    const s3 = await startS3()
    s3.listByPagesOf(2)
    return { place: { s3: s3.account }, close: s3.close }
  },
}

const newKey = () => `ab/${newId()}`
const soon = () => new Date(Date.now() + 60_000)

async function listed(store: FileStore, before: Date): Promise<string[]> {
  const keys = []
  for await (const key of store.list(before)) keys.push(key)
  return keys.sort()
}

describe.each(Object.keys(places))('files in %s', (name) => {
  let opened: Place
  let store: FileStore
  beforeAll(async () => {
    opened = (await places[name]?.()) ?? (await Promise.reject(new Error(name)))
    store = await openFileStore(opened.place)
  })
  afterAll(() => opened.close())

  test.each([0, 1, 100_000, 5_000_000])(
    '%i bytes are read as they were written',
    async (length) => {
      const key = newKey()
      const bytes = Buffer.alloc(length, 'kaam')
      await store.put(key, bytes)
      expect((await store.read(key))?.equals(bytes)).toBe(true)
      await store.remove(key)
      expect(await store.read(key)).toBeUndefined()
    },
  )

  test('a missing file reads as undefined, and removing it succeeds', async () => {
    expect(await store.read(newKey())).toBeUndefined()
    await store.remove(newKey())
  })

  test('lists all files that are old enough', async () => {
    const keys = [newKey(), newKey(), newKey(), newKey(), newKey()].sort()
    for (const key of keys) await store.put(key, Buffer.from(key))
    expect(await listed(store, soon())).toEqual(keys)
    expect(await listed(store, new Date(Date.now() - 60_000))).toEqual([])
    for (const key of keys) await store.remove(key)
    expect(await listed(store, soon())).toEqual([])
  })

  test('stores and reads many files concurrently', async () => {
    const keys = Array.from({ length: 40 }, newKey)
    await Promise.all(keys.map((key) => store.put(key, Buffer.from(key))))
    const read = await Promise.all(keys.map((key) => store.read(key)))
    expect(read.map(String)).toEqual(keys)
    await Promise.all(keys.map((key) => store.remove(key)))
  })

  test.each(['../outside', '/etc/passwd', 'a/../b', 'ab//c', 'A', '', 'a?acl', 'a%2e'])(
    'rejects the key %s',
    async (key) => {
      const refusal = 'a form that is never made'
      await expect(store.put(key, Buffer.from('x'))).rejects.toThrow(refusal)
      await expect(store.read(key)).rejects.toThrow(refusal)
      await expect(store.remove(key)).rejects.toThrow(refusal)
    },
  )
})
