import { expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { crowdedPdf } from '#tests/support/odd-files.ts'
import { inspectPdf } from './pdf-inspection.ts'

test('F4: a small file that says it holds two million objects is refused before they are read', async () => {
  const bytes = crowdedPdf(2_000_000)
  expect(bytes.length).toBeLessThan(10_000)
  const before = process.cpuUsage()
  const verdict = await inspectPdf(bytes, limits.maxResumePages)
  const { user, system } = process.cpuUsage(before)
  expect(verdict).toMatchObject({ isFine: false })
  expect((user + system) / 1000).toBeLessThan(1_000)
})
