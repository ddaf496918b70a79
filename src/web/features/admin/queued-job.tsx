import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { dayAndTime } from '#web/lib/format/day-and-time.ts'
import { CompanyLogo } from '#web/ui/company-logo.tsx'
import { LazyPart } from '#web/ui/lazy-part.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Perforation } from '#web/ui/slip.tsx'
import { ClaimBar } from './claim-bar.tsx'
import type { Claiming } from './use-claiming.ts'
import { decidesRevision } from './can-decide.ts'
import { ContactToVerify } from './contact-to-verify.tsx'
import { JobDecisions } from './job-decisions.tsx'
import type { JobDecisionsProps } from './job-decisions.tsx'
import { JobFacts } from './job-facts.tsx'
import { JobStatusBadge } from './job-status-badge.tsx'
import { MoreActions } from './more-actions.tsx'
import { RejectPanel } from './reject-panel.tsx'
import { RejectionNotice } from './rejection-notice.tsx'
import { ChangeRequestNotice } from '#web/features/job-reviews/change-request-notice.tsx'
import { ScoreNotice } from './score-notice.tsx'
import { WaitingBadge } from './waiting-badge.tsx'

const loadRevisionPanel = async () => (await import('./revision-panel.tsx')).RevisionPanel
const loadChecks = async () => (await import('./job-checks.tsx')).JobChecks
const loadReports = async () => (await import('./job-reports.tsx')).JobReports

/** All details of a job, for the admin who verifies it. */
export function QueuedJob(props: JobDecisionsProps & { claiming: Claiming }) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  const { job, rejecting } = props
  return (
    <article className="slip adm-detail" aria-label={t('admin.selectedJob')}>
      <div className="slip__body adm-top">
        <div className="flex gap-3 items-start! max-letters:flex-wrap">
          <CompanyLogo name={job.companyName} src={job.profile ?? undefined} size="m" />
          <div className="flex-1 min-w-0 break-words max-letters:basis-word">
            <h2 lang={langOf(job.jobTitle)}>{job.jobTitle}</h2>
            <p className="text-fg-2" lang={langOf(job.companyName + job.jobLocation)}>
              {job.companyName}. {job.jobLocation}
            </p>
            {job.waitingSince !== null && (
              <p className="flex gap-2 items-center flex-wrap text-small text-fg-3 mt-1">
                <WaitingBadge since={job.waitingSince} />
                {t('admin.waitingSince', dayAndTime(job.waitingSince))}
              </p>
            )}
          </div>
          <span className="max-lg:hidden">
            <JobStatusBadge job={job} />
          </span>
        </div>
        <div className="admin-actions mt-4">
          <span className="max-lg:hidden lg:contents">
            <JobDecisions {...props} withKeys={!decidesRevision(job)} />
          </span>
          <MoreActions {...props} />
        </div>
        <ClaimBar job={job} claiming={props.claiming} />
        {rejecting.askedFor === job.id && <RejectPanel job={job} rejecting={rejecting} />}
        {job.changeRequest && (
          <ChangeRequestNotice request={job.changeRequest} className="mt-4">
            <p className="text-small mt-1">
              {t(job.state === 'waiting' ? 'admin.sentAgain' : 'admin.sentBack', {
                since: dayAndTime(job.changeRequest.requestedAt).date,
              })}
            </p>
          </ChangeRequestNotice>
        )}
        <ScoreNotice score={job.score} />
        {job.revision && (
          <LazyPart
            load={loadRevisionPanel}
            isRequested
            props={{ job, revision: job.revision, reviewing: props.reviewing }}
          />
        )}
        {job.rejection && (
          <RejectionNotice
            key={job.rejection.id}
            job={job}
            rejection={job.rejection}
            rejecting={rejecting}
          />
        )}
        {job.isWithdrawn && (
          <Notice className="mt-4">
            <p className="text-small">{t('admin.withdrawn')}</p>
          </Notice>
        )}
        {job.isRefunded && (
          <Notice className="mt-4">
            <p className="text-small">{t('error.jobRefunded')}</p>
          </Notice>
        )}
        {job.openReports > 0 && (
          <LazyPart
            key={`${job.id} ${job.openReports}`}
            load={loadReports}
            isRequested
            props={props}
          />
        )}
      </div>
      <Perforation />
      <div className="slip__body">
        <ContactToVerify job={job} />
        {(job.status === 'waiting' || job.revision) && (
          <LazyPart key={job.id} load={loadChecks} isRequested props={{ job }} />
        )}
        <JobFacts job={job} />
      </div>
    </article>
  )
}
