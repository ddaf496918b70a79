import { expect, test } from 'vitest'
import { jobPartsFor, mapEntry, rangeOfPart } from './sitemap.rules.ts'

test('a market of any size is cut into parts that hold what they may', () => {
  expect(jobPartsFor(0)).toEqual(['jobs-1-0'])
  expect(jobPartsFor(35_000)).toHaveLength(1)
  expect(jobPartsFor(35_001)).toHaveLength(2)
  expect(jobPartsFor(1_000_000)).toHaveLength(32)
})

test.each([1, 2, 32, 4096])('%i parts leave no id out and none twice', (parts) => {
  let end = '00000000-0000-0000-0000-000000000000'
  for (let index = 0; index < parts; index++) {
    const range = rangeOfPart(`jobs-${parts}-${index}`)
    expect(range?.after).toBe(end)
    expect((range?.last ?? '') > end).toBe(true)
    end = range?.last ?? ''
  }
  expect(end).toBe('ffffffff-ffff-ffff-ffff-ffffffffffff')
})

test.each(['jobs', 'jobs-0-0', 'jobs-3-0', 'jobs-2-2', 'jobs-8192-0', 'jobs-02-1', 'jobs-2--1'])(
  '%s is the name of no part',
  (name) => expect(rangeOfPart(name)).toBeUndefined(),
)

test('an entry holds nothing that XML takes for its own', () => {
  expect(mapEntry('https://a.example/?x&y', { path: '/<b>' })).toBe(
    '<url><loc>https://a.example/?x&amp;y/&lt;b&gt;</loc></url>\n',
  )
})
