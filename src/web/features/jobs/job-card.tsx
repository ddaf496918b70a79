import { Check } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { Link } from '#web/ui/link.ts'
import type { LabelledJobCard } from '#contract/jobs/schemas.ts'
import { linkPrefetch } from '#web/lib/hydration/link-prefetch.ts'
import { Badge } from '#web/ui/badge.tsx'
import { JobCardLayout } from './job-card-layout.tsx'
import { offerCard } from './opened-card.ts'
import { SaveButton } from './save-button.tsx'
import { Verified } from './verified.tsx'

interface JobCardProps {
  job: LabelledJobCard
  /** The address of the job's page. */
  to: string
  isApplied?: boolean
  /** Told in place of the job's age. */
  age?: string | undefined
  /** Where the job is chosen beside the list instead of opened. */
  choice?: CardChoice | undefined
}

export type CardChoice = { readonly isChosen: boolean; readonly onChoose: () => void }

/** A job's card, which is one link. */
export function JobCard({ job, to, isApplied = false, age, choice }: JobCardProps) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  const { distanceKm } = job
  const distance =
    distanceKm === undefined
      ? ''
      : t(distanceKm === 0 ? 'search.closeBy' : 'search.kmAway', { km: distanceKm })

  function click(event: MouseEvent): void {
    offerCard(job)
    if (!choice || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    choice.onChoose()
  }

  return (
    <JobCardLayout
      isLink
      isChosen={choice?.isChosen}
      title={
        <h3 className="job__t" lang={langOf(job.jobTitle)}>
          <Link
            to={to}
            prefetch={linkPrefetch()}
            state={{ alreadyApply: String(isApplied) }}
            aria-current={choice?.isChosen ? 'true' : undefined}
            onClick={click}
          >
            {job.jobTitle}
          </Link>
        </h3>
      }
      job={job}
      logo={job.profile ?? undefined}
      distance={distance}
      act={<SaveButton job={job} />}
      age={age}
      badge={
        isApplied ? (
          <Badge tone="success" icon={Check}>
            {t('search.applied')}
          </Badge>
        ) : (
          <Verified level={job.companyLevel} />
        )
      }
    />
  )
}
