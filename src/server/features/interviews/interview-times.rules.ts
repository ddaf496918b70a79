import type { TimesForm } from '#contract/interviews/schemas.ts'
import { limits } from '#server/lib/limits.ts'

const dayMs = 24 * 3_600_000

export type TimeSpan = { readonly startsAt: Date; readonly endsAt: Date }

/** An instant of a day in India. */
const instant = (day: string, clockTime: string): Date => new Date(`${day}T${clockTime}:00+05:30`)

/** The spans that a form makes, by time. */
export function spansOf({ day, moreDays, ...form }: TimesForm): TimeSpan[] {
  return [...new Set([day, ...moreDays])].toSorted().flatMap((each) => spansOfDay(each, form))
}

/** One window, or slots one after the other; what is left at the end is too short for a slot. */
function spansOfDay(
  day: string,
  { kind, from, to, minutes }: Pick<TimesForm, 'kind' | 'from' | 'to' | 'minutes'>,
): TimeSpan[] {
  const [startsAt, endsAt] = [instant(day, from), instant(day, to)]
  if (kind === 'walkIn') return [{ startsAt, endsAt }]
  const length = Number(minutes) * 60_000
  const count = Math.floor((endsAt.getTime() - startsAt.getTime()) / length)
  return Array.from({ length: count }, (_, at) => ({
    startsAt: new Date(startsAt.getTime() + at * length),
    endsAt: new Date(startsAt.getTime() + (at + 1) * length),
  }))
}

/** What is wrong with the spans of a form at a moment. */
export function spansProblem(spans: readonly TimeSpan[], now: Date) {
  const [first] = spans
  const last = spans.at(-1)
  if (!first || !last) return { path: 'to', messageKey: 'interviews.tooShort' } as const
  if (first.startsAt <= now) return { path: 'from', messageKey: 'interviews.past' } as const
  if (last.startsAt.getTime() > now.getTime() + limits.interviewDaysAhead * dayMs) {
    return { path: 'day', messageKey: 'interviews.tooFar' } as const
  }
  if (spans.length > limits.slotsAtOnce) {
    return { path: 'to', messageKey: 'interviews.tooMany' } as const
  }
  return undefined
}
