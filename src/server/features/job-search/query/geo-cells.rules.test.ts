import { expect, test } from 'vitest'
import { circleOf, pointTermsOf, termsOfPoint } from './geo-cells.rules.ts'

const place = (latitude: number, longitude: number, pincode = '110001') => ({
  latitude,
  longitude,
  pincode,
  km: 0,
})

test('a point lies in a cell of each size', () => {
  expect(termsOfPoint({ latitude: 28.63, longitude: 77.21 })).toEqual([
    ':spot:2863,7721',
    ':cell:4:715,1930',
    ':cell:8:357,965',
    ':cell:16:178,482',
  ])
})

test('few points are used as they are, each once', () => {
  const places = [place(28.63, 77.21, '110001'), place(28.63, 77.21, '110002'), place(28.64, 77.2)]
  expect(pointTermsOf(places)).toEqual([':spot:2863,7721', ':spot:2864,7720'])
  expect(circleOf(places)).toEqual({ terms: pointTermsOf(places), pincodes: undefined })
})

test('many points are covered by cells, and the pincodes select the jobs inside the circle', () => {
  const places = Array.from({ length: 400 }, (_, n) =>
    place(28 + Math.floor(n / 20) / 100, 77 + (n % 20) / 100, String(110_000 + n)),
  )
  const { terms, pincodes } = circleOf(places)
  expect(terms.length).toBeLessThanOrEqual(12)
  expect(pincodes).toEqual(places.map(({ pincode }) => pincode))
  for (const each of places) {
    expect(termsOfPoint(each).some((term) => terms.includes(term))).toBe(true)
  }
})
