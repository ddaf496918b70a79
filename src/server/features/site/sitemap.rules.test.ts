import { expect, test } from 'vitest'
import { createMapEntries, maxPagesPerPart, partsFor, rangeOfPart } from './sitemap.rules.ts'

test('splits a market of any size into parts within the limit', () => {
  expect(partsFor('jobs', 0, 1)).toEqual(['jobs-1-0'])
  expect(partsFor('jobs', 35_000, 1)).toHaveLength(1)
  expect(partsFor('jobs', 35_001, 1)).toHaveLength(2)
  expect(partsFor('jobs', 1_000_000, 1)).toHaveLength(32)
  expect(partsFor('jobs', 1_000_000, 2)).toHaveLength(64)
  expect(partsFor('companies', 300, 2)).toEqual(['companies-1-0'])
})

test.each([1, 2, 32, 4096])('%i parts contain each id exactly once', (parts) => {
  let end = '00000000-0000-0000-0000-000000000000'
  for (let index = 0; index < parts; index++) {
    const range = rangeOfPart(`jobs-${parts}-${index}`)
    expect(range?.after).toBe(end)
    expect((range?.last ?? '') > end).toBe(true)
    end = range?.last ?? ''
  }
  expect(end).toBe('ffffffff-ffff-ffff-ffff-ffffffffffff')
})

test.each([
  'jobs',
  'people-1-0',
  'jobs-0-0',
  'jobs-3-0',
  'jobs-2-2',
  'jobs-8192-0',
  'jobs-02-1',
  'jobs-2--1',
])('%s is the name of no part', (name) => expect(rangeOfPart(name)).toBeUndefined())

test('escapes entries for XML', () => {
  const { entriesOf } = createMapEntries('https://a.example/?x&y', ['en'])
  expect(entriesOf({ path: '/<b>' })).toBe(
    '<url><loc>https://a.example/?x&amp;y/&lt;b&gt;</loc></url>\n',
  )
})

test('names a page in each language, and with each address all of them', () => {
  const { start, entriesOf } = createMapEntries('https://a.example', ['en', 'hi'])
  expect(start).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"')
  const links = [
    ['en', '/jobs'],
    ['hi', '/hi/jobs'],
    ['x-default', '/jobs'],
  ].map(
    ([name, path]) =>
      `<xhtml:link rel="alternate" hreflang="${name}" href="https://a.example${path}"/>`,
  )
  expect(entriesOf({ path: '/jobs' }).split('\n')).toEqual([
    `<url><loc>https://a.example/jobs</loc>${links.join('')}</url>`,
    `<url><loc>https://a.example/hi/jobs</loc>${links.join('')}</url>`,
    '',
  ])
  expect(entriesOf({ path: '/' })).toContain('<loc>https://a.example/hi</loc>')
})

test.each([2, 3, 6, 12])(
  'a part in %i languages stays within the limits of the protocol',
  (count) => {
    const languages = Array.from({ length: count }, (_, index) => `l${index}`)
    const { entriesOf } = createMapEntries('https://jobs.example.in', languages)
    const entries = entriesOf({ path: `/jobs/${'x'.repeat(150)}`, changedAt: new Date() })
    const pages = maxPagesPerPart(count)
    expect(pages * count).toBeLessThanOrEqual(50_000)
    expect(pages * entries.length).toBeLessThan(50_000_000)
  },
)
