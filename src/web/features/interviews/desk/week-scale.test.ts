import { expect, test } from 'vitest'
import { placeTimes, scaleOf, shareOfDay, shortestOf } from './week-scale.ts'

/** On 2 March, by the clock of India. */
const at = (clock: string): string => new Date(`2026-03-02T${clock}:00+05:30`).toISOString()
const slot = (from: string, to: string, people: readonly string[] = []) => ({
  kind: 'slot' as const,
  startsAt: at(from),
  endsAt: at(to),
  people: [...people],
  taken: people.length,
  capacity: 2,
})
const workingDay = { fromHour: 9, toHour: 18 }

test.each([
  ['nothing', [], 9, 18],
  ['what is within the working hours', [slot('10:00', '11:00')], 9, 18],
  ['an early and a late one', [slot('07:30', '08:00'), slot('18:15', '19:30')], 7, 20],
])('the hours of a week with %s', (_, times, fromHour, toHour) => {
  expect(scaleOf(times)).toEqual({ fromHour, toHour })
})

test('the shortest time counts, and an hour at most', () => {
  expect(shortestOf([])).toBe(60)
  expect(shortestOf([slot('10:00', '13:00')])).toBe(60)
  expect(shortestOf([slot('10:00', '11:00'), slot('11:00', '11:15')])).toBe(15)
})

test.each([
  ['09:00', 0],
  ['13:30', 0.5],
  ['18:00', 1],
  ['08:59', undefined],
  ['18:01', undefined],
])('%s is %j of the working day', (clock, share) => {
  expect(shareOfDay(at(clock), workingDay)).toBe(share)
})

test('times stand at their hour, side by side where they overlap', () => {
  const placed = placeTimes(
    [
      slot('11:15', '12:15'),
      slot('09:00', '10:00'),
      slot('10:30', '11:30'),
      slot('12:00', '13:00'),
    ],
    { fromHour: 9, toHour: 13 },
  )
  expect(placed.map(({ time, ...where }) => [time.startsAt, where])).toEqual([
    [at('09:00'), { top: 0, height: 0.25, left: 0, width: 1 }],
    [at('10:30'), { top: 0.375, height: 0.25, left: 0, width: 0.5 }],
    [at('12:00'), { top: 0.75, height: 0.25, left: 0, width: 0.5 }],
    [at('11:15'), { top: 0.5625, height: 0.25, left: 0.5, width: 0.5 }],
  ])
})

test('times of several jobs at the same time are one', () => {
  const [one, ...others] = placeTimes(
    [slot('10:00', '11:00', ['Neha']), slot('10:00', '11:00'), slot('10:00', '11:00', ['Ravi'])],
    workingDay,
  )
  expect(others).toEqual([])
  expect(one?.time).toMatchObject({ people: ['Neha', 'Ravi'], taken: 2, capacity: 6 })
})
