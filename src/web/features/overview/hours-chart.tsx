import { dayMonthYear } from '#contract/india-time.ts'
import { limits } from '#contract/limits.ts'
import type { Overview } from '#contract/overview/schemas.ts'
import type { Translate } from '#web/lib/i18n/translation.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { ChartPanel } from '#web/features/charts/chart-panel.tsx'
import { DayBars } from '#web/features/charts/day-bars.tsx'
import type { DayOfBars } from '#web/features/charts/day-bars.tsx'
import { DayTable } from '#web/features/charts/day-table.tsx'
import { hoursText } from './hours-text.ts'

const goal = limits.reviewHours

/** How long jobs wait until they are decided, by the day of the decision. */
export function HoursChart({ days }: Pick<Overview, 'days'>) {
  const { t } = useTranslation()
  const title = t('overview.hoursByDay')
  return (
    <ChartPanel
      title={title}
      legend={[
        { tone: 'late', text: t('overview.overGoal') },
        { tone: 'goal', text: t('overview.goal', { hours: goal }) },
      ]}
      chart={
        <DayBars
          label={sayHours(t, days)}
          goal={goal}
          days={days.map((day) => barOf(t, day))}
          numberText={t.number}
        />
      }
      table={
        <DayTable
          caption={title}
          days={days}
          columns={[
            {
              key: 'hours',
              head: t('overview.hours'),
              cell: ({ hours }) => (hours === null ? '–' : hoursText(t, hours)),
            },
          ]}
        />
      }
    />
  )
}

type Day = Overview['days'][number]

function barOf(t: Translate, { day, hours }: Day): DayOfBars {
  const on = dayMonthYear(day)
  if (hours === null) return { day, title: t('overview.dayUndecided', { day: on }), bars: [] }
  return {
    day,
    title: t('overview.dayHours', { day: on, hours: hoursText(t, hours) }),
    bars: [{ value: hours, tone: hours > goal ? 'late' : 'main' }],
  }
}

function sayHours(t: Translate, days: Overview['days']): string {
  const decided = days.filter(({ hours }) => hours !== null)
  if (decided.length === 0) return t('overview.noDecisions')
  const late = decided.filter(({ hours }) => hours !== null && hours > goal)
  return t('overview.hoursSay', {
    late: t.number(late.length),
    days: t.number(decided.length),
    hours: goal,
  })
}
