import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { OwnInterviewTime } from '#contract/interviews/schemas.ts'
import { startOfIndiaDate } from '#contract/india-time.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTimeTexts } from '#web/lib/format/interview-time.ts'
import { paths } from '#web/lib/paths.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.ts'
import type { Interviews } from './load-interviews.ts'
import { dayAfter } from './week.ts'
import './week-board.css'

type Props = Pick<Interviews, 'day' | 'today' | 'now' | 'days'>

const daysOfWeek = 7

/** A week of interviews: its days, and on a wide screen what is on each. A day opens its list below. */
export function WeekBoard({ day, today, now, days }: Props) {
  const { t } = useTranslation()
  const say = (of: string, options: Intl.DateTimeFormatOptions) =>
    t.date(startOfIndiaDate(of), options)
  const dayMonth = { day: 'numeric', month: 'long' } as const
  const shown = days.filter(
    (each, index) => index < daysOfWeek - 1 || each.times.length > 0 || each.day === day,
  )
  const first = shown[0]?.day ?? day
  const last = shown.at(-1)?.day ?? day
  return (
    <nav aria-label={t('interviews.week')} className="mb-4">
      <div className="flex flex-wrap items-center gap-3 mb-3">
        <Link
          className="btn btn--sec btn--sm"
          to={paths.interviews(dayAfter(day, -daysOfWeek))}
          aria-label={t('interviews.weekBefore')}
        >
          <Icon of={ChevronLeft} />
        </Link>
        <Link
          className="btn btn--sec btn--sm"
          to={paths.interviews(dayAfter(day, daysOfWeek))}
          aria-label={t('interviews.weekAfter')}
        >
          <Icon of={ChevronRight} />
        </Link>
        <b>{t('interviews.fromTo', { from: say(first, dayMonth), to: say(last, dayMonth) })}</b>
      </div>
      <ol className={cx('week', shown.length === daysOfWeek && 'week--whole')}>
        {shown.map((each) => (
          <li key={each.day}>
            <Link
              className={cx('week__day', each.day === today && 'is-today')}
              to={paths.interviews(each.day)}
              preventScrollReset
              aria-current={each.day === day ? 'date' : undefined}
            >
              <span aria-hidden>{say(each.day, { weekday: 'short' })}</span>
              <b aria-hidden>{say(each.day, { day: 'numeric' })}</b>
              <span className="week__count" aria-hidden>
                {each.times.length === 0 ? '–' : t.number(expectedOf(each.times))}
              </span>
              <span className="sr-only">
                {t('interviews.dayHas', {
                  day: say(each.day, { weekday: 'long', ...dayMonth }),
                  count: expectedOf(each.times),
                })}
              </span>
            </Link>
            <ul className="week__times">
              {each.times.map((time) => (
                <Entry key={time.id} time={time} isOver={Date.parse(time.endsAt) <= now} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** How many people hold a place. */
const expectedOf = (times: readonly OwnInterviewTime[]): number =>
  times.reduce((sum, { taken }) => sum + taken, 0)

function Entry({ time, isOver }: { time: OwnInterviewTime; isOver: boolean }) {
  const { t } = useTranslation()
  const { clockOf } = useTimeTexts()
  const { kind, taken, capacity, people } = time
  const more = taken - people.length
  const names = more > 0 ? [...people, t('interviews.andMore', { count: more })] : people
  return (
    <li
      className={cx(
        'week__time',
        kind === 'walkIn' && 'week__time--walk-in',
        kind === 'slot' && taken === 0 && 'week__time--free',
        isOver && 'week__time--over',
      )}
    >
      <b>
        {kind === 'walkIn'
          ? t('interviews.kind.walkIn')
          : taken === 0
            ? t('interviews.openSlot')
            : names.join(', ')}
      </b>
      <span>{clockOf(time)}</span>
      {kind === 'walkIn' && <span>{t('interviews.takenOf', { taken, capacity })}</span>}
    </li>
  )
}
