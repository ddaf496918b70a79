import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { OwnInterviewTime } from '#contract/interviews/schemas.ts'
import { startOfIndiaDate } from '#contract/india-time.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.ts'
import type { Interviews } from './load-interviews.ts'
import { WeekEntry } from './week-entry.tsx'
import { percent, placeTimes, scaleOf, shareOfDay, shortestOf } from './week-scale.ts'
import type { WeekScale } from './week-scale.ts'
import { dayAfter } from './week.ts'
import './week-board.css'

type Props = Pick<Interviews, 'day' | 'today' | 'now' | 'days'>

const daysOfWeek = 7

/** A week of interviews: its days, and on a wide screen what is on each at which hour. A day opens its list below. */
export function WeekBoard({ day, today, now, days }: Props) {
  const { t } = useTranslation()
  const say = (of: string, options: Intl.DateTimeFormatOptions) =>
    t.date(startOfIndiaDate(of), options)
  const dayMonth = { day: 'numeric', month: 'long' } as const
  const shown = days.filter(
    (each, index) => index < daysOfWeek - 1 || each.times.length > 0 || each.day === day,
  )
  const all = days.flatMap(({ times }) => times)
  const scale = scaleOf(all)
  const heightRem = (scale.toHour - scale.fromHour) * hourRem(shortestOf(all))
  const height = `${heightRem}rem`
  const nowShare = shareOfDay(new Date(now).toISOString(), scale)
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
      <div className={cx('week', all.length === 0 && 'week--empty')}>
        <Hours scale={scale} height={height} day={first} />
        <ol className={cx('week__days', shown.length === daysOfWeek && 'week__days--whole')}>
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
              <div
                className="week__times"
                style={{ height, backgroundSize: `100% ${100 / (scale.toHour - scale.fromHour)}%` }}
              >
                <ul>
                  {placeTimes(each.times, scale).map((placed) => (
                    <WeekEntry
                      key={`${placed.time.startsAt} ${placed.time.endsAt} ${placed.time.kind}`}
                      placed={placed}
                      isLow={placed.height * heightRem < lineRem * 2}
                      isOver={Date.parse(placed.time.endsAt) <= now}
                    />
                  ))}
                </ul>
                {each.day === today && nowShare !== undefined && (
                  <span className="week__now" style={{ top: percent(nowShare) }} />
                )}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  )
}

const lineRem = 1.2

/** How high an hour is: one line fits the shortest slot, two lines fit one of half an hour. Larger letters have their place. */
const hourRem = (shortestMinutes: number): number =>
  shortestMinutes >= 60 ? 3.5 : shortestMinutes >= 30 ? 5.5 : 7.5

function Hours({ scale, height, day }: { scale: WeekScale; height: string; day: string }) {
  const { t } = useTranslation()
  const midnight = startOfIndiaDate(day).getTime()
  const hours = Array.from(
    { length: scale.toHour - scale.fromHour },
    (_, index) => scale.fromHour + index,
  )
  return (
    <div className="week__hours" aria-hidden style={{ height }}>
      {hours.map((hour) => (
        <span key={hour}>
          {t.date(new Date(midnight + hour * 3_600_000), { timeStyle: 'short' })}
        </span>
      ))}
    </div>
  )
}

/** How many people hold a place. */
const expectedOf = (times: readonly OwnInterviewTime[]): number =>
  times.reduce((sum, { taken }) => sum + taken, 0)
