import { expect, test } from 'vitest'
import type { Upload } from '#server/http/binding/uploads.ts'
import { createCheckQueue } from './check-queue.ts'

type Options = Partial<Parameters<typeof createCheckQueue>[0]>

const endlessBudget = { requireSome: async () => {}, spend: async () => {} }

/** A queue whose checks last until they are ended, in the order in which they began. */
function createStage(options: Options = {}) {
  const queue = createCheckQueue({
    maxRunning: 1,
    maxWaitMs: 10_000,
    maxWaitingBytes: 1_000_000,
    budget: endlessBudget,
    ...options,
  })
  const begun: string[] = []
  const ends: (() => void)[] = []
  let aside = 0
  function send(accountId: string, { bytes = 10, signal = new AbortController().signal } = {}) {
    const stepAside: NonNullable<Upload['sender']>['stepAside'] = async (wait) => {
      aside += 1
      try {
        return await wait()
      } finally {
        aside -= 1
      }
    }
    const sender = { accountId, signal, stepAside }
    const upload = { bytes: Buffer.alloc(bytes), fileName: 'a', sender }
    return queue(upload, async () => {
      begun.push(accountId)
      await new Promise<void>((resolve) => ends.push(resolve))
    })
  }
  const settle = () => new Promise((resolve) => setTimeout(resolve, 1))
  async function endAll() {
    for (await settle(); ends.length > 0; await settle()) ends.shift()?.()
  }
  return { send, begun, endAll, settle, countAside: () => aside }
}

test('F4: the accounts take turns, however much one of them sends', async () => {
  const stage = createStage()
  const sent = ['A', 'A', 'A', 'A', 'B', 'C', 'B'].map((account) => stage.send(account))
  await stage.endAll()
  await Promise.all(sent)
  expect(stage.begun.join('')).toBe('AABCABA')
})

test('no more checks run than may', async () => {
  const stage = createStage({ maxRunning: 2 })
  const sent = ['A', 'B', 'C', 'D'].map((account) => stage.send(account))
  await stage.settle()
  expect(stage.begun).toEqual(['A', 'B'])
  await stage.endAll()
  await Promise.all(sent)
})

test('F4: who has left is dropped', async () => {
  const stage = createStage()
  const leaving = new AbortController()
  const first = stage.send('A')
  const left = stage.send('B', { signal: leaving.signal })
  const last = stage.send('C')
  await stage.settle()
  leaving.abort()
  await expect(left).rejects.toMatchObject({ code: 'MALFORMED' })
  await stage.endAll()
  await Promise.all([first, last])
  expect(stage.begun).toEqual(['A', 'C'])
  await expect(stage.send('D', { signal: leaving.signal })).rejects.toMatchObject({
    code: 'MALFORMED',
  })
})

test('F4: who waits holds no place of the requests in flight', async () => {
  const stage = createStage()
  const sent = ['A', 'B'].map((account) => stage.send(account))
  await stage.settle()
  expect(stage.countAside()).toBe(2)
  await stage.endAll()
  await Promise.all(sent)
  expect(stage.countAside()).toBe(0)
})

test("F4: a file that would wait too long is refused, and another account's is not", async () => {
  // A check is expected to take 50 ms.
  const stage = createStage({ maxWaitMs: 100 })
  const sent = [stage.send('A'), stage.send('A'), stage.send('A')]
  await stage.settle()
  await expect(stage.send('A')).rejects.toMatchObject({ code: 'OVERLOADED', retryAfterSeconds: 2 })
  sent.push(stage.send('B'))
  await stage.endAll()
  await Promise.all(sent)
  expect(stage.begun.join('')).toBe('AABA')
})

test('files over the limit of queued bytes are refused', async () => {
  const stage = createStage({ maxWaitingBytes: 45 })
  const sent = ['A', 'B', 'C', 'D'].map((account) => stage.send(account))
  await stage.settle()
  await expect(stage.send('E')).rejects.toMatchObject({ code: 'OVERLOADED' })
  await stage.endAll()
  await Promise.all(sent)
  const again = stage.send('E')
  await stage.endAll()
  await again
})

test('a check that fails gives its turn on', async () => {
  const queue = createCheckQueue({
    maxRunning: 1,
    maxWaitMs: 1000,
    maxWaitingBytes: 100,
    budget: endlessBudget,
  })
  const upload = { bytes: Buffer.alloc(1), fileName: 'a' }
  await expect(queue(upload, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await queue(upload, async () => 'fine')).toBe('fine')
})
