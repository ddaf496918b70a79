import { useTranslation } from '#web/lib/translation.ts'
import { redirect } from 'react-router'
import { endpoints } from '#contract/endpoints.ts'
import { loadSignedIn } from '#web/features/accounts/session-gate.ts'
import { NoJobFound } from '#web/features/jobs/no-job-found.tsx'
import { ApplyScreen } from '#web/features/profiles/candidate/apply-screen.tsx'
import { FormSkeleton } from '#web/features/profiles/candidate/form-skeleton.tsx'
import { loadCandidateGroups } from '#web/features/profiles/candidate/load-groups.ts'
import { FailedScreen } from '#web/layout/failed-screen.tsx'
import { LateHelp } from '#web/layout/late-help.tsx'
import { CandidatePage } from '#web/layout/pages.tsx'
import { leaveNotice } from '#web/lib/notice.ts'
import { orNothing } from '#web/lib/or-failure.ts'
import { pageTitle } from '#web/lib/page-title.ts'
import { paths } from '#web/lib/paths.ts'
import type { Route } from './+types/apply-form'

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageTitle('candidate.applyTitle', matches)
}

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return loadSignedIn(
    'users',
    request,
    async (api) => {
      const { signal } = request
      const [Groups, job, profile] = await Promise.all([
        loadCandidateGroups(),
        orNothing(api.call(endpoints.getJob, { params, signal })),
        api.call(endpoints.readProfile, { body: { type: 'users', route: 'section2' }, signal }),
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
      <LateHelp />
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
      <ApplyScreen job={job} {...candidate} />
    </CandidatePage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedScreen error={error} page={CandidatePage} />
}
