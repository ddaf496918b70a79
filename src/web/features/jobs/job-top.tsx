import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '#web/ui/link.ts'
import type { LabelledJobCard } from '#contract/jobs/schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Icon } from '#web/ui/icon.tsx'
import { SaveButton } from './save-button.tsx'
import { ShareJob } from './share-job.tsx'

export interface JobTopProps {
  job: LabelledJobCard
  /** The back link to the search. */
  allJobs: string
  /** Breadcrumbs of a public page, in place of the back link. */
  crumbs?: ReactNode
}

/** The row above a job's head: the way back, and sharing. */
export function JobTop({ job, allJobs, crumbs }: JobTopProps) {
  const { t } = useTranslation()
  return (
    <div className="wrap pt-3.5">
      <div className="detail-row flex items-center gap-3 justify-between relative max-letters:flex-wrap">
        {crumbs ?? (
          <Link className="crumb" to={allJobs}>
            <Icon of={ArrowLeft} />
            {t('job.allJobs')}
          </Link>
        )}
        {job.status === 'accepted' && (
          <div className="flex items-center gap-1">
            <ShareJob job={job} />
            <SaveButton job={job} />
          </div>
        )}
      </div>
    </div>
  )
}
