import type { LabelledJobCard } from '#contract/jobs/schemas.ts'
import { JobPreview } from '#web/features/jobs/job-preview.tsx'
import { DeferredPart } from '#web/layout/deferred-part.tsx'
import { HomePage } from '#web/layout/pages.tsx'
import { paths } from '#web/lib/paths.ts'
import { ClosedPublicJob } from './closed-job-page.tsx'
import { JobCrumbs } from './job-crumbs.tsx'
import type { LoadedPublicJob } from './load-public-job.ts'
import { LiveJob } from './live-job-page.tsx'

interface OpenedJobPageProps {
  slug: string
  card: LabelledJobCard
  loaded: Promise<LoadedPublicJob>
}

/** The page of a public job whose card was opened: the card's facts, then the job. */
export function OpenedJobPage({ slug, card, loaded }: OpenedJobPageProps) {
  return (
    <HomePage actionBar>
      <DeferredPart
        // Each job has its own preview; without the key the job before would stay.
        key={slug}
        loaded={loaded}
        preview={
          <JobPreview job={card} allJobs={paths.publicJobs()} crumbs={<JobCrumbs job={card} />} />
        }
      >
        {(page) =>
          page.kind === 'live' ? (
            <LiveJob job={page.job} />
          ) : (
            <ClosedPublicJob slug={slug} closed={page.closed} similar={page.similar} />
          )
        }
      </DeferredPart>
    </HomePage>
  )
}
