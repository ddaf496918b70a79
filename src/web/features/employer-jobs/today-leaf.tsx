import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { Link } from '#web/ui/link.ts'
import type { EmployerDuties } from '#contract/employer-jobs/schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { OrFailure } from '#web/lib/api/or-failure.ts'
import { useMayAct } from '#web/lib/team-role.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import { PartFailed } from './part-failed.tsx'
import { todayDuties } from './today-duties.ts'
import type { TodayDuty } from './today-duties.ts'
import './today-leaf.css'

/** A leaf of a day calendar with what waits for the employer today. */
export function TodayLeaf({ duties }: { duties: OrFailure<EmployerDuties> }) {
  const { t } = useTranslation()
  const may = useMayAct()
  const [now] = useState(() => new Date())
  const shown = duties.ok ? todayDuties(t, duties.value) : []
  return (
    <section className="today" aria-labelledby="today-heading">
      <div className="today__date">
        <h2 id="today-heading">{t('dashboard.today')}</h2>
        <b>{t.date(now, { day: 'numeric' })}</b>
        <span>
          {t('dashboard.todayDate', {
            weekday: t.date(now, { weekday: 'long' }),
            month: t.date(now, { month: 'long' }),
          })}
        </span>
      </div>
      {!duties.ok ? (
        <div className="p-3">
          <PartFailed title={t('dashboard.todayFailed')} message={duties.message} />
        </div>
      ) : shown.every(({ count }) => count === 0) ? (
        <p className="today__none">{t('dashboard.nothingDue')}</p>
      ) : (
        <ul>
          {shown.map((duty) => (
            <li key={duty.name} className={cx(duty.isUrgent && 'is-urgent')}>
              {duty.count === 0 || !may(duty.needs) ? (
                <div className="today__duty is-none">
                  <DutyText duty={duty} />
                </div>
              ) : (
                <Link className="today__duty" to={duty.to}>
                  <DutyText duty={duty} />
                  <span className="today__act">
                    {duty.act}
                    <Icon of={ArrowRight} size="s" />
                  </span>
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function DutyText({ duty: { count, text } }: { duty: TodayDuty }) {
  const { t } = useTranslation()
  return (
    <>
      <b>{t.number(count)}</b>
      <span className="today__what">{text}</span>
    </>
  )
}
