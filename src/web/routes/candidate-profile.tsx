import { useTranslation } from '#web/lib/translation.ts'
import { useLocation } from 'react-router'
import { DevicesLink } from '#web/features/accounts/devices-link.tsx'
import { loadSignedIn, requireCandidateProfile } from '#web/features/accounts/session-gate.ts'
import { listMyApplications } from '#web/features/applications/application-calls.ts'
import { PrivacyLink } from '#web/features/privacy/privacy-link.tsx'
import { FormSkeleton } from '#web/features/profiles/candidate/form-skeleton.tsx'
import { loadCandidateGroups } from '#web/features/profiles/candidate/load-groups.ts'
import { SaveProfileForm } from '#web/features/profiles/candidate/save-profile-form.tsx'
import { FailedScreen } from '#web/layout/failed-screen.tsx'
import { LateHelp } from '#web/layout/late-help.tsx'
import { CandidatePage } from '#web/layout/pages.tsx'
import { pageTitle } from '#web/lib/page-title.ts'
import { usePublicConfig } from '#web/lib/public-config.ts'
import { orFailure } from '#web/lib/or-failure.ts'
import { Later } from '#web/ui/later.tsx'
import type { Route } from './+types/candidate-profile'

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageTitle('candidate.editTitle', matches)
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadSignedIn(
    'users',
    request,
    async (api) => {
      const [Groups, profile, applications] = await Promise.all([
        loadCandidateGroups(),
        requireCandidateProfile(api),
        orFailure(listMyApplications(api)),
      ])
      return { Groups, profile, applications }
    },
    'session.invalidCredentials',
  )
}
clientLoader.hydrate = true as const

/* What stands below the form comes after it. */

const loadApplications = async () =>
  (await import('#web/features/applications/my-applications.tsx')).MyApplications

const loadNotificationCard = async () =>
  (await import('#web/features/notifications/notification-card.tsx')).NotificationCard

export function HydrateFallback() {
  const { t } = useTranslation()
  return (
    <CandidatePage current="profile">
      <FormSkeleton title={t('candidate.editTitle')} />
      <LateHelp />
    </CandidatePage>
  )
}

export default function CandidateProfileScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { productName } = usePublicConfig()
  const { hash } = useLocation()
  const { Groups, profile, applications } = loaderData
  const isForApplications = hash === '#applications'
  const title = t('candidate.editTitle')
  return (
    <CandidatePage current={isForApplications ? 'applications' : 'profile'}>
      <SaveProfileForm kind="edit" Groups={Groups} title={title} profile={profile} />
      <Later
        load={loadApplications}
        isWanted
        props={{
          applications,
          phone: profile.mobileNumber,
          productName,
          isSought: isForApplications,
        }}
      />
      <div className="wrap pb-10">
        <Later load={loadNotificationCard} isWanted props={{ type: 'users' }} />
        <div className="mt-4">
          <DevicesLink />
        </div>
        <div className="mt-4">
          <PrivacyLink />
        </div>
      </div>
    </CandidatePage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedScreen error={error} page={CandidatePage} />
}
