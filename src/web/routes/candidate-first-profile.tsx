import { useTranslation } from '#web/lib/translation.ts'
import { redirect } from 'react-router'
import { endpoints } from '#contract/endpoints.ts'
import { loadSignedIn } from '#web/features/accounts/session-gate.ts'
import { FormSkeleton } from '#web/features/profiles/candidate/form-skeleton.tsx'
import { loadCandidateGroups } from '#web/features/profiles/candidate/load-groups.ts'
import { SaveProfileForm } from '#web/features/profiles/candidate/save-profile-form.tsx'
import { FailedScreen } from '#web/layout/failed-screen.tsx'
import { LateHelp } from '#web/layout/late-help.tsx'
import { CandidatePage } from '#web/layout/pages.tsx'
import { pageTitle } from '#web/lib/page-title.ts'
import { paths } from '#web/lib/paths.ts'
import type { Route } from './+types/candidate-first-profile'

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageTitle('candidate.firstTitle', matches)
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadSignedIn(
    'users',
    request,
    async (api) => {
      const { signal } = request
      const [Groups, profile] = await Promise.all([
        loadCandidateGroups(),
        api.call(endpoints.readProfile, { body: { type: 'users' }, signal }),
      ])
      if (!('message' in profile)) throw redirect(paths.candidateProfile())
      return { Groups, signedInPhone: profile.signedInPhone }
    },
    'session.invalidCredentials',
  )
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  const { t } = useTranslation()
  return (
    <CandidatePage actionBar>
      <FormSkeleton title={t('candidate.firstTitle')} />
      <LateHelp />
    </CandidatePage>
  )
}

export default function CandidateFirstProfile({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  return (
    <CandidatePage actionBar>
      <SaveProfileForm
        kind="first"
        Groups={loaderData.Groups}
        title={t('candidate.firstTitle')}
        signedInPhone={loaderData.signedInPhone}
      />
    </CandidatePage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedScreen error={error} page={CandidatePage} />
}
