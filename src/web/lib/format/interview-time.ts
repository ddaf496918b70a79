import type { InterviewTime } from '#contract/interviews/schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'

type Span = Pick<InterviewTime, 'kind' | 'startsAt' | 'endsAt'>

/** When an interview is, in the reader's words and in the time of India. */
export function useTimeTexts() {
  const { t } = useTranslation()
  const clock = (instant: string) => t.date(new Date(instant), { timeStyle: 'short' })
  const dayOf = (instant: string) =>
    t.date(new Date(instant), { weekday: 'long', day: 'numeric', month: 'long' })
  /** '11:00 am', or a window's '11:00 am to 3:00 pm' */
  const clockOf = ({ kind, startsAt, endsAt }: Span) =>
    kind === 'slot'
      ? clock(startsAt)
      : t('interviews.fromTo', { from: clock(startsAt), to: clock(endsAt) })
  return {
    dayOf,
    clockOf,
    /** '10:56 am' */
    momentOf: clock,
    /** 'Wednesday 25 November, 11:00 am' */
    whenOf: (span: Span) =>
      t('interviews.when', { day: dayOf(span.startsAt), time: clockOf(span) }),
  }
}
