import { Check } from 'lucide-react'
import { useTranslation } from '#web/lib/translation.ts'
import { Link } from 'react-router'
import type { JobCard as Job } from '#contract/jobs.ts'
import { linkPrefetch } from '#web/lib/link-prefetch.ts'
import { Badge } from '#web/ui/badge.tsx'
import { jobPlace } from './job-place.ts'
import { JobSlip } from './job-slip.tsx'
import { Verified } from './verified.tsx'

interface JobCardProps {
  job: Job
  /** The job's page. */
  to: string
  isApplied?: boolean
}

/** A job as one slip that is one link. */
export function JobCard({ job, to, isApplied = false }: JobCardProps) {
  const { t } = useTranslation()
  const { distanceKm } = job
  const distance =
    distanceKm === undefined
      ? ''
      : t(distanceKm === 0 ? 'search.closeBy' : 'search.kmAway', { km: distanceKm })
  return (
    <JobSlip
      isLink
      title={
        <h3 className="job__t">
          <Link to={to} prefetch={linkPrefetch()} state={{ alreadyApply: String(isApplied) }}>
            {job.jobTitle}
          </Link>
        </h3>
      }
      company={job.companyName}
      logo={job.profile ?? undefined}
      salary={job.salary}
      place={[jobPlace(job), distance].filter((part) => part !== '').join(' · ')}
      education={job.educationQualification.join(', ')}
      badge={
        isApplied ? (
          <Badge tone="ok" icon={Check}>
            {t('search.applied')}
          </Badge>
        ) : (
          <Verified />
        )
      }
    />
  )
}
