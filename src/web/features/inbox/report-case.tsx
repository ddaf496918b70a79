import { Ban, Briefcase, CircleAlert, PhoneOff, TriangleAlert, Users } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ReportedJob } from '#contract/inbox/schemas.ts'
import type { JobReport } from '#contract/reports/schemas.ts'
import { ReportLines } from '#web/features/reports/report-lines.tsx'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.ts'
import type { useReportActs } from './use-report-acts.ts'

interface ReportCaseProps {
  job: ReportedJob
  reports: readonly JobReport[]
  acts: ReturnType<typeof useReportActs>
  note: ReactNode
}

/** The reports of a job: what people said, what is known of the job, and what to do about it. */
export function ReportCase({ job, reports, acts, note }: ReportCaseProps) {
  const { t } = useTranslation()
  const { jobId, state, applications, calls, openReports } = job
  const isOpen = openReports > 0
  const shown = reports.filter(({ decision }) => !isOpen || decision === null)
  const known: readonly (readonly [LucideIcon, string])[] = [
    [state === 'live' ? TriangleAlert : CircleAlert, t(`inbox.job.${hidden(state)}`)],
    [Users, t('inbox.applied', { count: applications })],
    [PhoneOff, t('inbox.calls', { count: calls })],
  ]
  return (
    <div className="stack">
      <div className="case__halves">
        <section className="min-w-0">
          <h3>{t('inbox.said', { count: shown.length })}</h3>
          <ul className="stack mt-2">
            {shown.map((report) => (
              <ReportLines key={report.id} report={report} className="case__said" />
            ))}
          </ul>
        </section>
        <section className="min-w-0">
          <h3>{t('inbox.known')}</h3>
          <ul className="stack mt-2">
            {known.map(([icon, text]) => (
              <li key={text} className="flex gap-2 items-start">
                <Icon of={icon} />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </section>
      </div>
      {note}
      {isOpen && <p className="text-small text-fg-2">{t('inbox.reportersHear')}</p>}
      <div className="flex gap-3 flex-wrap">
        {isOpen && (
          <>
            <Button
              kind="danger"
              icon={Ban}
              shortcut="B"
              loading={acts.isLoading}
              onClick={() => void acts.block()}
            >
              {t('inbox.block')}
            </Button>
            <Button
              kind="success"
              shortcut="F"
              loading={acts.isDeciding}
              onClick={() => void acts.decideFine()}
            >
              {t(state === 'waiting' ? 'report.decide.putBack' : 'report.decide.fine')}
            </Button>
          </>
        )}
        <ButtonLink
          kind="sec"
          icon={Briefcase}
          render={<Link to={`${paths.adminApprovals()}?status=reported#${jobId}`} />}
        >
          {t('inbox.openJob')}
        </ButtonLink>
      </div>
    </div>
  )
}

/** Whether people who search find the job. */
const hidden = (state: ReportedJob['state']) => (state === 'live' ? 'live' : 'hidden')
