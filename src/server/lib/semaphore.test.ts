import { expect, test } from 'vitest'
import { createSemaphore } from './semaphore.ts'

test('runs at most `max` works at once, the waiting ones in order', async () => {
  const inTurn = createSemaphore(2)
  const begun: number[] = []
  const ends: (() => void)[] = []
  const works = [0, 1, 2, 3].map((number) =>
    inTurn(
      () =>
        new Promise<void>((resolve) => {
          begun.push(number)
          ends.push(resolve)
        }),
    ),
  )
  await Promise.resolve()
  expect(begun).toEqual([0, 1])
  ends[0]?.()
  await works[0]
  await expect.poll(() => begun).toEqual([0, 1, 2])
  for (const at of [1, 2]) ends[at]?.()
  await expect.poll(() => begun).toEqual([0, 1, 2, 3])
  ends[3]?.()
  await Promise.all(works)
})

test('a work that fails lets the next one run', async () => {
  const inTurn = createSemaphore(1)
  await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await inTurn(() => Promise.resolve('yes'))).toBe('yes')
})
