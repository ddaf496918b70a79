import { expect, test } from 'vitest'
import { cost } from '../query/match-levels.ts'
import { term } from '../query/text-query.rules.ts'
import { lastOfRun } from './find-run.ts'

const tier = (at: number, share: number) => ({ query: term('word', share), better: [], cost: at })
const [whole, partly, hardly] = [cost.loose, cost.dropped + 1, cost.dropped + 2]

test.each([
  ['all tiers, where all have few jobs', [whole, whole, partly, hardly], [1, 2, 3, 4], 0, 3],
  ['none beside one with many jobs', [whole, whole], [9, 9], 0, 0],
  ['the tiers before one with many jobs', [whole, whole, whole], [1, 2, 9], 0, 1],
  ['no tier that lacks jobs of an earlier stage', [whole, partly, partly], [1, 1, 9], 0, 0],
  ['those after the tiers that are read', [whole, partly, partly], [9, 1, 2], 1, 2],
])('reads together %s', (_, costs, shares, from, last) => {
  const tiers = costs.map((at, index) => tier(at, (shares[index] ?? 0) / 100))
  expect(lastOfRun(tiers, from, 0.05)).toBe(last)
})
