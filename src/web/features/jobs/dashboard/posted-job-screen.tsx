import { ArrowLeft } from 'lucide-react'
import { useTranslation } from '#web/lib/translation.ts'
import { Link } from 'react-router'
import type { JobDetails } from '#contract/jobs.ts'
import type { JobPayment } from '#contract/payments.ts'
import type { EmployerProfile } from '#contract/profiles.ts'
import { paths } from '#web/lib/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { JobDescription } from '../job-description.tsx'
import { JobFacts } from '../job-facts.tsx'
import { JobHead } from '../job-head.tsx'
import { JobStatusBadge } from './job-status-badge.tsx'
import { PostedJobMoney } from './posted-job-money.tsx'
import { PostedJobOrganization } from './posted-job-organization.tsx'
import { PostedJobStatus } from './posted-job-status.tsx'
import '#web/styles/screens/job-detail.css'

type Props = {
  job: JobDetails
  profile: EmployerProfile
  /** Of a job that has a price. */
  payment: JobPayment | undefined
}

/** Everything about a job for the employer who posted it. */
export function PostedJobScreen({ job, profile, payment }: Props) {
  const { t } = useTranslation()
  return (
    <div className="wrap">
      <Link className="crumb mt-3" to={paths.dashboard()}>
        <Icon of={ArrowLeft} />
        {t('postedJob.back')}
      </Link>
      <div className="detail">
        <div className="detail__main">
          <JobHead
            job={job}
            stub={
              <>
                <JobStatusBadge status={job.status} />
                <span className="small muted">{job.category}</span>
              </>
            }
          />
          <section className="panel">
            <h2>{t('postedJob.details')}</h2>
            <JobFacts job={job} />
          </section>
          <section className="panel">
            <h2>{t('postedJob.description')}</h2>
            <JobDescription text={job.jobDescription} />
          </section>
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
