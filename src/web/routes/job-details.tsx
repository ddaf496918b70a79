import { loadSignedIn } from '#web/features/accounts/session-gate.ts'
import { JobPreview } from '#web/features/jobs/job-preview.tsx'
import { JobSkeleton } from '#web/features/jobs/job-skeleton.tsx'
import { loadJob } from '#web/features/jobs/load-job.ts'
import { takeCard } from '#web/features/jobs/opened-card.ts'
import { DeferredPart, whileShown } from '#web/layout/deferred-part.tsx'
import { failedScreenOf } from '#web/layout/failed-screen.tsx'
import { CandidatePage } from '#web/layout/pages.tsx'
import { SlowLoadHelp } from '#web/layout/slow-load-help.tsx'
import type { MessagesHandle } from '#web/lib/i18n/page-messages.tsx'
import { paths } from '#web/lib/paths.ts'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import type { Route } from './+types/job-details'
import { CandidateJob } from './jobs/candidate-job.tsx'

export const handle = {
  titleKey: 'common.loading',
  messages: ['candidate', 'questions', 'assessments'],
} as const satisfies MessagesHandle

/** Waits for the job unless its card was just opened, whose facts the page shows meanwhile. */
export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const card = takeCard(params.jobId)
  const loading = loadSignedIn(
    'users',
    request,
    (api) => loadJob(api, params.jobId, request.signal),
    'session.jobDetailsTimeout',
  )
  return card === undefined
    ? { card, loaded: await loading }
    : { card, loaded: whileShown(loading) }
}
clientLoader.hydrate = true as const

/** The apply sheet opens and closes by the address; the job is here already. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isSheetAlone =
    currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return !isSheetAlone && defaultShouldRevalidate
}

export function HydrateFallback() {
  return (
    <CandidatePage current="search" actionBar>
      <JobSkeleton />
      <SlowLoadHelp />
    </CandidatePage>
  )
}

export default function JobDetails({ loaderData, params }: Route.ComponentProps) {
  const { card } = loaderData
  return (
    <CandidatePage
      current="search"
      actionBar={card !== undefined || loaderData.loaded.job !== undefined}
    >
      {card === undefined ? (
        <CandidateJob {...loaderData.loaded} />
      ) : (
        <DeferredPart
          // Each job has its own preview; without the key the page of the job before would stay.
          key={params.jobId}
          loaded={loaderData.loaded}
          preview={<JobPreview job={card} allJobs={paths.jobSearch()} />}
        >
          {(loaded) => <CandidateJob {...loaded} />}
        </DeferredPart>
      )}
    </CandidatePage>
  )
}

export const ErrorBoundary = failedScreenOf(CandidatePage)
