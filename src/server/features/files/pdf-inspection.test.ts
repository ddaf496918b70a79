import { expect, test } from 'vitest'
import { limits } from '#server/lib/limits.ts'
import { crowdedPdf } from '#tests/support/odd-files.ts'
import { inspectPdf } from './pdf-inspection.ts'

test('F4: a small file that says it holds two million objects is refused before they are read', async () => {
  const bytes = crowdedPdf(2_000_000)
  expect(bytes.length).toBeLessThan(10_000)
  // Named where a stream is refused unread; unpacking it would find another reason, or none.
  expect(await inspectPdf(bytes, limits.maxResumePages)).toEqual({
    isFine: false,
    why: 'an object stream that is unusual, broken or too large',
  })
})
