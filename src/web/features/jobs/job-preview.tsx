import { useTranslation } from '#web/lib/i18n/translation.ts'
import { usePublicConfig } from '#web/lib/public-config.ts'
import { SkeletonBox } from '#web/ui/skeleton.tsx'
import { JobHead } from './job-head.tsx'
import { JobPanelsSkeleton } from './job-skeleton.tsx'
import { JobStub } from './job-stub.tsx'
import { JobTop } from './job-top.tsx'
import type { JobTopProps } from './job-top.tsx'

/** What a job's page shows until the job is here: the facts of the card that was opened, where the page has them too. */
export function JobPreview({ job, allJobs, crumbs }: JobTopProps) {
  const { t } = useTranslation()
  const { productName } = usePublicConfig()
  return (
    <div aria-busy="true">
      <title>{`${job.jobTitle}, ${job.companyName} | ${productName}`}</title>
      <output className="sr-only">{t('search.finding')}</output>
      <JobTop job={job} allJobs={allJobs} crumbs={crumbs} />
      <div className="wrap detail">
        <div className="detail__main">
          <JobHead job={job} stub={<JobStub job={job} />} />
          <JobPanelsSkeleton />
        </div>
        <div className="detail__side sk-wait" aria-hidden="true">
          <div className="panel max-lg:hidden">
            <SkeletonBox className="sk--xl" />
          </div>
        </div>
      </div>
    </div>
  )
}
