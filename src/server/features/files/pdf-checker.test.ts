import { expect, test } from 'vitest'
import { pdfBytes } from '#tests/support/fixtures.ts'
import { createPdfChecker } from './pdf-checker.ts'

test('accepts a hundred concurrent valid files', async () => {
  const checker = createPdfChecker()
  const verdicts = await Promise.all(Array.from({ length: 100 }, () => checker.check(pdfBytes())))
  expect(verdicts.every(({ isFine }) => isFine)).toBe(true)
  await checker.close()
  await expect(checker.check(pdfBytes())).rejects.toMatchObject({ code: 'UNAVAILABLE' })
})
