import { expect, test } from 'vitest'
import { pdfBytes } from '#tests/support/fixtures.ts'
import { createPdfChecker } from './pdf-checker.ts'
import type { PdfChecker } from './pdf-checker.ts'

/** How many of so many files that come at once are read; the others are to come back. */
async function countRead(checker: PdfChecker, count: number): Promise<number> {
  const ended = await Promise.allSettled(
    Array.from({ length: count }, () => checker.check(pdfBytes())),
  )
  const read = ended.filter((each) => each.status === 'fulfilled' && each.value.isFine)
  for (const late of ended.slice(read.length)) {
    expect(late).toMatchObject({ reason: { code: 'OVERLOADED', retryAfterSeconds: 2 } })
  }
  return read.length
}

test('a hundred honest files at once are all read', async () => {
  const checker = createPdfChecker()
  expect(await countRead(checker, 100)).toBe(100)
  await checker.close()
  await expect(checker.check(pdfBytes())).rejects.toMatchObject({ code: 'UNAVAILABLE' })
})

test('who would wait too long behind others is told to come back', async () => {
  const checker = createPdfChecker({ longestWaitMs: 100, mostWaitingBytes: 1_000_000 })
  // Each is thought to take 50 ms as long as none was read.
  expect(await countRead(checker, 10)).toBe(3)
  expect(await countRead(checker, 1)).toBe(1)
  await checker.close()
})

test('no more bytes wait than there is room for', async () => {
  const mostWaitingBytes = 4.5 * pdfBytes().length
  const checker = createPdfChecker({ longestWaitMs: 60_000, mostWaitingBytes })
  expect(await countRead(checker, 10)).toBe(4)
  expect(await countRead(checker, 4)).toBe(4)
  await checker.close()
})

test('files that take long leave room for fewer', async () => {
  const checker = createPdfChecker({ longestWaitMs: 100, mostWaitingBytes: 1_000_000 })
  // The process starts with the first: it takes longer than the 50 ms that it was thought to.
  await checker.check(pdfBytes())
  expect(await countRead(checker, 10)).toBeLessThan(3)
  await checker.close()
})
