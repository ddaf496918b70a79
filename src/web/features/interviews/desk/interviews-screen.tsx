import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { useTimeTexts } from '#web/lib/format/interview-time.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { useMayAct } from '#web/lib/team-role.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Link } from '#web/ui/link.ts'
import type { Interviews } from './load-interviews.ts'
import { MakeTimesDialog } from './make-times-dialog.tsx'
import { TimeRow } from './time-row.tsx'
import { WaitingPeople } from './waiting-people.tsx'
import { WeekBoard } from './week-board.tsx'
import '#web/ui/row-list.css'
import './interviews-screen.css'

/** The interviews of an employer by week, the times of one day, and the people who wait for one. */
export function InterviewsScreen(props: Interviews) {
  const { day, days, now, dayAhead, isCut, waiting, jobs } = props
  const { t } = useTranslation()
  const may = useMayAct()
  const { dayOf } = useTimeTexts()
  const [isMaking, setMaking] = useState(false)
  const hasTimes = days.some(({ times }) => times.length > 0)
  const times = days.find((each) => each.day === day)?.times ?? []
  return (
    <div className="wrap py-6">
      <div className="flex flex-wrap items-center gap-3 justify-between mb-4">
        <h1>{t('interviews.title')}</h1>
        {jobs.length > 0 && may('hire') && (
          <Button icon={CalendarPlus} onClick={() => setMaking(true)}>
            {t('interviews.make')}
          </Button>
        )}
      </div>
      <div className={cx(waiting.total > 0 && 'interviews__beside')}>
        <div>
          <WeekBoard {...props} />
          {isCut && <p className="notice mb-4">{t('interviews.weekCut')}</p>}
          {!hasTimes && dayAhead === undefined ? (
            <EmptyState
              title={t('interviews.none')}
              text={t(jobs.length > 0 ? 'interviews.noneText' : 'interviews.noLiveJob')}
            />
          ) : (
            <section className="panel mb-4" aria-labelledby="day-heading">
              <div className="panel__head flex flex-wrap items-center gap-3 justify-between">
                <h2 id="day-heading">{dayOf(`${day}T12:00:00+05:30`)}</h2>
                {times.length > 0 && (
                  <Link className="link" to={paths.daySheet(day)}>
                    {t('interviews.daySheet')}
                    <span className="sr-only"> {day}</span>
                  </Link>
                )}
              </div>
              {times.length === 0 ? (
                <p className="text-fg-2">{t('interviews.noneOnDay')}</p>
              ) : (
                <ul className="row-list interviews__times">
                  {times.map((time) => (
                    <TimeRow key={time.id} time={time} isOver={Date.parse(time.startsAt) <= now} />
                  ))}
                </ul>
              )}
              {!hasTimes && dayAhead !== undefined && (
                <Link className="link" to={paths.interviews(dayAhead)}>
                  {t('interviews.nextOn', { day: dayOf(`${dayAhead}T12:00:00+05:30`) })}
                </Link>
              )}
            </section>
          )}
        </div>
        {waiting.total > 0 && <WaitingPeople waiting={waiting} />}
      </div>
      <MakeTimesDialog
        key={String(isMaking)}
        open={isMaking}
        jobs={jobs}
        onClose={() => setMaking(false)}
      />
    </div>
  )
}
