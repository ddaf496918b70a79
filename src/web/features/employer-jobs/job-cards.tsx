import { useTranslation } from '#web/lib/i18n/translation.ts'
import { CompanyLogo } from '#web/ui/company-logo.tsx'
import { Slip } from '#web/ui/slip.tsx'
import { JobAction } from './job-action.tsx'
import { jobDate } from '#web/lib/format/job-date.ts'
import { JobStatusBadge } from './job-status-badge.tsx'
import { JobMenuButton } from './job-menu-button.tsx'
import type { JobsProps } from './job-table.tsx'
import { PostedJobName } from './posted-job-name.tsx'

/** The jobs on anything narrower than a desktop. */
export function JobCards({ jobs, actions, openMenu }: JobsProps) {
  const { t } = useTranslation()
  return (
    <div className="jcards lg:hidden">
      {jobs.map((job) => (
        <Slip
          key={job.id}
          className="jcard"
          body={
            <>
              <div className="flex gap-3 items-start max-letters:flex-wrap">
                <CompanyLogo name={job.companyName} src={job.profile ?? undefined} size="s" />
                <PostedJobName job={job} heading="h3" />
                <JobStatusBadge job={job} />
              </div>
              <dl className="pairs">
                <div>
                  <dt>{t('dashboard.postedOn')}</dt>
                  <dd>{jobDate(job.PostedDate) ?? t('dashboard.noDate')}</dd>
                </div>
                <div>
                  <dt>{t('dashboard.expireOn')}</dt>
                  <dd>{jobDate(job.ExpiryDate) ?? t('dashboard.noDate')}</dd>
                </div>
              </dl>
            </>
          }
          stub={
            <div className="job-acts">
              <JobAction job={job} actions={actions} block />
              <JobMenuButton job={job} onOpen={openMenu} />
            </div>
          }
        />
      ))}
    </div>
  )
}
