import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import type { InterviewTime } from '#contract/interviews/schemas.ts'
import { indiaDate } from '#contract/india-time.ts'
import { perPageOptions } from '#web/lib/api/page-address.ts'
import { useCursorPages } from '#web/lib/api/use-cursor-pages.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { useMayAct } from '#web/lib/team-role.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Link } from '#web/ui/link.ts'
import { Pager } from '#web/ui/pager.tsx'
import { useTimeTexts } from '#web/lib/format/interview-time.ts'
import type { Interviews } from './load-interviews.ts'
import { MakeTimesDialog } from './make-times-dialog.tsx'
import { TimeRow } from './time-row.tsx'
import './interviews-screen.css'

/** The interview times of an employer by day, and the people who wait for one. */
export function InterviewsScreen({ page, waiting, jobs }: Interviews) {
  const { t } = useTranslation()
  const may = useMayAct()
  const { dayOf } = useTimeTexts()
  const [isMaking, setMaking] = useState(false)
  const { pager } = useCursorPages(page, t('interviews.times'))
  const { list } = page
  const days = groupByDay(list.items)
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
      {waiting.total > 0 && (
        <section className="panel mb-4" aria-labelledby="waiting-heading">
          <h2 id="waiting-heading">{t('interviews.waiting', { count: waiting.total })}</h2>
          <ul className="interviews__list">
            {waiting.items.map((person) => (
              <li key={person.applicationId}>
                <span className="flex-1 min-w-0 break-words">
                  <b>{person.name}</b>
                  <span className="block text-small text-fg-2">{person.jobTitle}</span>
                </span>
                <span className="text-small">
                  {t(
                    person.state === 'otherTime' ? 'interviews.askedOther' : 'interviews.toChoose',
                  )}
                </span>
                {may('hire') && (
                  <Link
                    className="link"
                    to={`${paths.responses(person.jobId)}?tab=shortlisted&q=${encodeURIComponent(person.name)}`}
                  >
                    {t('interviews.giveTime', { name: person.name })}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {days.length === 0 ? (
        <EmptyState
          title={t('interviews.none')}
          text={t(jobs.length > 0 ? 'interviews.noneText' : 'interviews.noLiveJob')}
        />
      ) : (
        days.map(([day, times]) => (
          <section key={day} className="panel mb-4" aria-labelledby={`day-${day}`}>
            <div className="panel__head flex flex-wrap items-center gap-3 justify-between">
              <h2 id={`day-${day}`}>{dayOf(times[0]?.startsAt ?? `${day}T00:00:00+05:30`)}</h2>
              <Link className="link" to={paths.daySheet(day)}>
                {t('interviews.daySheet')}
                <span className="sr-only"> {day}</span>
              </Link>
            </div>
            <ul className="interviews__list">
              {times.map((time) => (
                <TimeRow key={time.id} time={time} />
              ))}
            </ul>
          </section>
        ))
      )}
      {list.total > perPageOptions[0] && <Pager {...pager} />}
      <MakeTimesDialog
        key={String(isMaking)}
        open={isMaking}
        jobs={jobs}
        onClose={() => setMaking(false)}
      />
    </div>
  )
}

function groupByDay(times: readonly InterviewTime[]): [day: string, times: InterviewTime[]][] {
  const days = new Map<string, InterviewTime[]>()
  for (const time of times) {
    const day = indiaDate(new Date(time.startsAt))
    days.set(day, [...(days.get(day) ?? []), time])
  }
  return [...days]
}
