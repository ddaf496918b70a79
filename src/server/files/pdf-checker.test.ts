import { expect, test } from 'vitest'
import { pdfBytes } from '#tests/support/fixtures.ts'
import { createPdfChecker } from './pdf-checker.ts'

test('who comes when many wait is told to come back, and the others are read', async () => {
  const checker = createPdfChecker()
  const checks = Array.from({ length: 32 }, () => checker.check(pdfBytes()))
  const ended = await Promise.allSettled(checks)
  const fine = ended.filter((each) => each.status === 'fulfilled' && each.value.isFine)
  expect(fine).toHaveLength(30)
  for (const late of ended.slice(30))
    expect(late).toMatchObject({ reason: { code: 'OVERLOADED', retryAfterSeconds: 2 } })
  await expect(checker.check(pdfBytes())).resolves.toMatchObject({ isFine: true })

  await checker.close()
  await expect(checker.check(pdfBytes())).rejects.toMatchObject({ code: 'UNAVAILABLE' })
})
