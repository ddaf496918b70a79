import { expect, test } from 'vitest'
import { toSynonyms } from '../synonyms/meanings.rules.ts'
import { createTownDistances, kmBetween } from './town-distances.rules.ts'

const delhi = { name: 'Delhi', latitude: 28.65, longitude: 77.22 }
const noida = { name: 'Noida', latitude: 28.57, longitude: 77.32 }
const gurugram = { name: 'Gurugram', latitude: 28.46, longitude: 77.03 }
const agra = { name: 'Agra', latitude: 27.18, longitude: 78.01 }
const towns = [agra, delhi, gurugram, noida]

test('the towns of a daily journey, the nearest first', () => {
  const { townsNear } = createTownDistances(towns, toSynonyms([], towns))
  expect(townsNear('delhi')).toEqual([':location:noida', ':location:gurugram'])
  expect(townsNear('agra')).toEqual([])
  expect(townsNear('nowhere')).toEqual([])
})

test('distances are in kilometres', () => {
  expect(Math.round(kmBetween(delhi, noida))).toBe(13)
  expect(Math.round(kmBetween(delhi, agra))).toBe(181)
})

test.each([
  [':location:delhi', ':location:noida', 13],
  [':location:delhi', ':location:delhi', undefined],
  [':location:delhi', ':location:agra', undefined],
  [':location:delhi', ':location:nowhere', undefined],
])('from %s to %s: %s', (one, other, km) => {
  const { kmBetweenTowns } = createTownDistances(towns, toSynonyms([], towns))
  expect(kmBetweenTowns(one, other)).toBe(km)
})
