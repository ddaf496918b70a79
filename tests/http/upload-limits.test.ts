import { afterAll, beforeAll, expect, test } from 'vitest'
import { limits } from '#server/lib/limits.ts'
import { createWorkBudget } from '#server/limits/work-budget.ts'
import { fingerprint } from '#tests/support/fingerprint.ts'
import { pdfFile, pngFile } from '#tests/support/fixtures.ts'
import { createCandidate, saveCandidate } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import type { TestApp } from '#tests/support/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp({ config: { uploadsPerAccount: limits.uploadsPerAccount } })
})
afterAll(() => testApp.close())

const sentence = 'Too many files right now. Please wait a minute, then send this one again'

test('S10-52: of five uploads at once two are taken, and the others are asked to wait', async () => {
  const candidate = await createCandidate(testApp)
  const other = await createCandidate(testApp)
  const all = await Promise.all([
    ...Array.from({ length: 5 }, () => saveCandidate(candidate)),
    saveCandidate(other),
  ])
  expect(all.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429, 429, 429, 200])
  expect(all[4]?.json()).toEqual({ code: 'TOO_MANY_REQUESTS', message: sentence })
  expect(all[4]?.headers['retry-after']).toBe('5')
  // The places are free again.
  expect((await saveCandidate(candidate)).statusCode).toBe(200)
})

test('S10-53: an account whose files have taken a minute to check sends the next one an hour later', async () => {
  const candidate = await createCandidate(testApp)
  const budget = createWorkBudget(testApp.composition.pool, 'file-checks', {
    ms: limits.fileCheckSecondsPerAccountPerHour * 1000,
    messageKey: 'limit.uploads',
  })
  const save = (photo = false) =>
    saveCandidate(candidate, { resumePdf: pdfFile(), ...(photo && { profile: pngFile() }) })
  await budget.spend(candidate.accountId, 40_000)
  expect((await save()).statusCode).toBe(200)
  await budget.spend(candidate.accountId, 20_000)
  const before = await fingerprint(testApp)
  for (const withPhoto of [false, true]) {
    const refused = await save(withPhoto)
    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toEqual({ code: 'TOO_MANY_REQUESTS', message: sentence })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000)
  }
  expect(await fingerprint(testApp)).toEqual(before)
  // Without a file nothing is checked.
  const withoutFile = await candidate.call('POST', '/api/updateprofiledata', { json: {} })
  expect(withoutFile.statusCode).toBe(200)
})
