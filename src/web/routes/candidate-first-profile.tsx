import { useTranslation } from '#web/lib/i18n/translation.ts'
import { redirect } from 'react-router'
import { calls } from '#contract/calls.ts'
import { loadSignedIn } from '#web/features/accounts/session-gate.ts'
import { FormSkeleton } from '#web/features/profiles/candidate/form-skeleton.tsx'
import { loadCandidateGroups } from '#web/features/profiles/candidate/load-groups.ts'
import { SaveProfileForm } from '#web/features/profiles/candidate/save-profile-form.tsx'
import { failedScreenOf } from '#web/layout/failed-screen.tsx'
import { SlowLoadHelp } from '#web/layout/slow-load-help.tsx'
import { CandidatePage } from '#web/layout/pages.tsx'
import { paths } from '#web/lib/paths.ts'
import type { MessagesHandle } from '#web/lib/i18n/page-messages.tsx'
import type { Route } from './+types/candidate-first-profile'

export const handle = {
  titleKey: 'candidate.firstTitle',
  messages: ['candidate', 'places'],
} as const satisfies MessagesHandle

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadSignedIn(
    'users',
    request,
    async (api) => {
      const { signal } = request
      const [Groups, profile] = await Promise.all([
        loadCandidateGroups(),
        api.call(calls.readProfile, { body: { type: 'users' }, signal }),
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
      <SlowLoadHelp />
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

export const ErrorBoundary = failedScreenOf(CandidatePage)
