import { indiaTime } from '#contract/india-time.ts'
import type { OwnInterviewTime } from '#contract/interviews/schemas.ts'

type WeekTime = Pick<
  OwnInterviewTime,
  'kind' | 'startsAt' | 'endsAt' | 'people' | 'taken' | 'capacity'
>
export type WeekScale = { readonly fromHour: number; readonly toHour: number }
/** Where something stands in its day, in shares of the height and the width. */
export type Placed = {
  readonly time: WeekTime
  readonly top: number
  readonly height: number
  readonly left: number
  readonly width: number
}

/** A week shows these hours of India at least. */
const workingHours: WeekScale = { fromHour: 9, toHour: 18 }

const minuteOf = (instant: string): number => {
  const [hours = 0, minutes = 0] = indiaTime(new Date(instant)).split(':').map(Number)
  return hours * 60 + minutes
}

/** The working hours, and more where a time lies outside them. */
export function scaleOf(times: readonly Pick<WeekTime, 'startsAt' | 'endsAt'>[]): WeekScale {
  const starts = times.map(({ startsAt }) => Math.floor(minuteOf(startsAt) / 60))
  const ends = times.map(({ endsAt }) => Math.ceil(minuteOf(endsAt) / 60))
  return {
    fromHour: Math.min(workingHours.fromHour, ...starts),
    toHour: Math.max(workingHours.toHour, ...ends),
  }
}

/** The length of the shortest, in minutes; an hour at most. */
export const shortestOf = (times: readonly Pick<WeekTime, 'startsAt' | 'endsAt'>[]): number =>
  Math.min(60, ...times.map(({ startsAt, endsAt }) => minuteOf(endsAt) - minuteOf(startsAt)))

/** Where an instant stands in its day; undefined outside the hours that are shown. */
export function shareOfDay(instant: string, { fromHour, toHour }: WeekScale): number | undefined {
  const share = (minuteOf(instant) - fromHour * 60) / ((toHour - fromHour) * 60)
  return share >= 0 && share <= 1 ? share : undefined
}

/** A share as a length in CSS. */
export const percent = (share: number): string => `${100 * share}%`

/** The times of a day side by side where they overlap. Those of several jobs at the same time are one. */
export function placeTimes(times: readonly WeekTime[], scale: WeekScale): Placed[] {
  const minutes = (scale.toHour - scale.fromHour) * 60
  return overlapping(joined(times)).flatMap((group) => {
    const lanes = lanesOf(group)
    return lanes.flatMap((lane, index) =>
      lane.map((time) => ({
        time,
        top: (minuteOf(time.startsAt) - scale.fromHour * 60) / minutes,
        height: (minuteOf(time.endsAt) - minuteOf(time.startsAt)) / minutes,
        left: index / lanes.length,
        width: 1 / lanes.length,
      })),
    )
  })
}

function joined(times: readonly WeekTime[]): WeekTime[] {
  const byTime = new Map<string, WeekTime>()
  for (const time of times) {
    const key = `${time.startsAt} ${time.endsAt} ${time.kind}`
    const other = byTime.get(key)
    byTime.set(
      key,
      other
        ? {
            ...other,
            people: [...other.people, ...time.people],
            taken: other.taken + time.taken,
            capacity: other.capacity + time.capacity,
          }
        : time,
    )
  }
  return [...byTime.values()].toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))
}

/** Of times in their order: groups that have no moment in common. */
function overlapping(times: readonly WeekTime[]): WeekTime[][] {
  const groups: WeekTime[][] = []
  let until = ''
  for (const time of times) {
    if (time.startsAt >= until) groups.push([])
    groups.at(-1)?.push(time)
    if (time.endsAt > until) until = time.endsAt
  }
  return groups
}

/** Each time stands in the first lane that is free. */
function lanesOf(group: readonly WeekTime[]): WeekTime[][] {
  const lanes: WeekTime[][] = []
  for (const time of group) {
    const free = lanes.find((lane) => (lane.at(-1)?.endsAt ?? '') <= time.startsAt)
    if (free) free.push(time)
    else lanes.push([time])
  }
  return lanes
}
