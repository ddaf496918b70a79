import { ArrowLeft } from 'lucide-react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Link } from '#web/ui/link.ts'
import { categoryOptions } from '#contract/options.ts'
import { useOptionText } from '#web/lib/i18n/option-text.ts'
import type { JobDetails } from '#contract/jobs/schemas.ts'
import type { JobPayment } from '#contract/payments/schemas.ts'
import type { EmployerProfile } from '#contract/profiles/schemas.ts'
import { paths } from '#web/lib/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { JobDescription } from '#web/features/jobs/job-description.tsx'
import { JobFacts } from '#web/features/jobs/job-facts.tsx'
import { JobHead } from '#web/features/jobs/job-head.tsx'
import { ChangeRequestNotice } from '#web/features/job-reviews/change-request-notice.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { JobStatusBadge } from './job-status-badge.tsx'
import { PostedJobMoney } from './posted-job-money.tsx'
import { PostedJobOrganization } from './posted-job-organization.tsx'
import { PostedJobQuestions } from './posted-job-questions.tsx'
import { PostedJobStatus } from './posted-job-status.tsx'
import { RejectedNotice } from './rejected-notice.tsx'
import '#web/ui/detail-page.css'

type Props = {
  job: JobDetails
  profile: EmployerProfile
  /** Of a job that has a price. */
  payment: JobPayment | undefined
}

/** Everything about a job for the employer who posted it. */
export function PostedJobScreen({ job, profile, payment }: Props) {
  const { t } = useTranslation()
  const { optionText } = useOptionText()
  return (
    <div className="wrap">
      <Link className="crumb mt-3" to={paths.dashboard()}>
        <Icon of={ArrowLeft} />
        {t('postedJob.back')}
      </Link>
      {job.status === 'rejected' && job.rejection && (
        <RejectedNotice job={job} rejection={job.rejection} accountId={profile.uid} />
      )}
      {job.state === 'needs_changes' && job.changeRequest && (
        <ChangeRequestNotice request={job.changeRequest} className="mt-3 mb-4" />
      )}
      {job.pendingTopics !== undefined && job.pendingTopics.length > 0 && (
        <Notice className="mt-3 mb-4">
          <p>{t('postedJob.changesWithUs', { count: job.pendingTopics.length })}</p>
        </Notice>
      )}
      <div className="detail">
        <div className="detail__main">
          <JobHead
            job={job}
            stub={
              <>
                <JobStatusBadge job={job} />
                <span className="text-small text-fg-3">
                  {optionText(categoryOptions, job.category)}
                </span>
              </>
            }
          />
          <section className="panel">
            <h2>{t('postedJob.details')}</h2>
            <JobFacts job={job} />
          </section>
          <section className="panel">
            <h2>{t('postedJob.description')}</h2>
            <JobDescription text={job.jobDescription} isOpenAtFirst />
          </section>
          <PostedJobQuestions questions={job.questions} />
        </div>
        <div className="detail__side">
          <PostedJobStatus job={job} profile={profile} />
          {payment && <PostedJobMoney jobId={job.id} payment={payment} />}
          <PostedJobOrganization job={job} />
        </div>
      </div>
    </div>
  )
}
