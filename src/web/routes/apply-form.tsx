import { use } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { redirect } from 'react-router'
import { calls } from '#contract/calls.ts'
import type { JobDetails } from '#contract/jobs/schemas.ts'
import { matchOf, unmetRequirements } from '#contract/jobs/match.ts'
import { loadSignedIn } from '#web/features/accounts/session-gate.ts'
import { NoJobFound } from '#web/features/jobs/no-job-found.tsx'
import { RequirementsNotice } from '#web/features/jobs/requirements-notice.tsx'
import { ApplyScreen } from '#web/features/profiles/candidate/apply-screen.tsx'
import { CandidateValuesContext } from '#web/features/profiles/candidate/candidate-values-context.ts'
import { FormSkeleton } from '#web/features/profiles/candidate/form-skeleton.tsx'
import { loadCandidateGroups } from '#web/features/profiles/candidate/load-groups.ts'
import { failedScreenOf } from '#web/layout/failed-screen.tsx'
import { SlowLoadHelp } from '#web/layout/slow-load-help.tsx'
import { CandidatePage } from '#web/layout/pages.tsx'
import { leaveNotice } from '#web/lib/notifications/notice.ts'
import { orNothing } from '#web/lib/api/or-failure.ts'
import { paths } from '#web/lib/paths.ts'
import type { MessagesHandle } from '#web/lib/i18n/page-messages.tsx'
import type { Route } from './+types/apply-form'

export const handle = {
  titleKey: 'candidate.applyTitle',
  messages: ['candidate', 'places', 'questions', 'assessments'],
} as const satisfies MessagesHandle

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return loadSignedIn(
    'users',
    request,
    async (api) => {
      const { signal } = request
      const [Groups, job, profile] = await Promise.all([
        loadCandidateGroups(),
        orNothing(api.call(calls.getJob, { params, signal })),
        api.call(calls.readProfile, { body: { type: 'users', route: 'section2' }, signal }),
      ])
      if (job?.alreadyApplied) {
        leaveNotice({ kind: 'info', key: 'application.alreadyApplied' })
        throw redirect(paths.jobDetails(job.id))
      }
      return 'dob' in profile
        ? { Groups, job, profile, signedInPhone: null }
        : {
            Groups,
            job,
            profile: undefined,
            signedInPhone: 'signedInPhone' in profile ? profile.signedInPhone : null,
          }
    },
    'session.invalidCredentials',
  )
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  const { t } = useTranslation()
  return (
    <CandidatePage current="search" actionBar>
      <FormSkeleton title={t('candidate.applyTitle')} />
      <SlowLoadHelp />
    </CandidatePage>
  )
}

export default function ApplyForm({ loaderData }: Route.ComponentProps) {
  const { job, ...candidate } = loaderData
  if (!job) {
    return (
      <CandidatePage current="search">
        <NoJobFound allJobs={paths.jobSearch()} />
      </CandidatePage>
    )
  }
  return (
    <CandidatePage current="search" actionBar>
      <ApplyScreen job={job} {...candidate} notice={<TypedRequirementsNotice job={job} />} />
    </CandidatePage>
  )
}

/** What the job asks for that the answers, as they are typed, do not have. */
function TypedRequirementsNotice({ job }: { job: JobDetails }) {
  const values = use(CandidateValuesContext)
  return values && <RequirementsNotice job={job} unmet={unmetRequirements(matchOf(job, values))} />
}

export const ErrorBoundary = failedScreenOf(CandidatePage)
