import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { calls } from '#contract/calls.ts'
import { loadSignedIn, requireCandidateProfile } from '#web/features/accounts/session-gate.ts'
import { listMyApplications } from '#web/features/applications/application-calls.ts'
import {
  findSeenApplications,
  saveSeenApplications,
} from '#web/features/applications/seen-applications.ts'
import type { SeenApplications } from '#web/features/applications/seen-applications.ts'
import { CachedNotice } from '#web/features/jobs/cached-notice.tsx'
import { FormSkeleton } from '#web/features/profiles/candidate/form-skeleton.tsx'
import { loadCandidateGroups } from '#web/features/profiles/candidate/load-groups.ts'
import { loadOverview } from '#web/features/profiles/own/load-overview.ts'
import { SaveProfileForm } from '#web/features/profiles/candidate/save-profile-form.tsx'
import { failedScreenOf } from '#web/layout/failed-screen.tsx'
import { LogoutAtEnd } from '#web/layout/logout-at-end.tsx'
import { SlowLoadHelp } from '#web/layout/slow-load-help.tsx'
import { CandidatePage } from '#web/layout/pages.tsx'
import { accountScreens, ScreenLink } from '#web/layout/screen-link.tsx'
import { cacheOpenPageForOffline } from '#web/lib/notifications/page-worker.ts'
import { usePublicConfig } from '#web/lib/public-config.ts'
import type { Api } from '#web/lib/api/api.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { readSession } from '#web/lib/session.ts'
import { orFailure } from '#web/lib/api/or-failure.ts'
import { LazyPart } from '#web/ui/lazy-part.tsx'
import type { MessagesHandle } from '#web/lib/i18n/page-messages.tsx'
import type { Route } from './+types/candidate-profile'

export const handle = {
  titleKey: 'candidate.editTitle',
  messages: ['candidate', 'places'],
} as const satisfies MessagesHandle

/** While offline, it returns the applications that this person saw last. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const token = readSession()?.token
  return loadSignedIn(
    'users',
    request,
    async (api) => {
      try {
        return await loadProfile(api, token)
      } catch (error) {
        const seen = findSeenApplications()
        if (!(error instanceof ApiError && error.code === 'OFFLINE') || !seen) throw error
        return { seen }
      }
    },
    'session.invalidCredentials',
  )
}

async function loadProfile(api: Api, token: string | undefined) {
  const [Groups, Overview, profile, applications, parts] = await Promise.all([
    loadCandidateGroups(),
    loadOverview(),
    requireCandidateProfile(api),
    orFailure(listMyApplications(api)),
    orFailure(api.call(calls.readMyProfile)),
  ])
  if (applications.ok) {
    saveSeenApplications({ phone: profile.mobileNumber, applications: applications.value }, token)
  }
  return { Groups, Overview, profile, applications, parts: parts.ok ? parts.value : undefined }
}
clientLoader.hydrate = true as const

/* The part below the form loads after the form. */

const loadApplications = async () =>
  (await import('#web/features/applications/my-applications.tsx')).MyApplications

const loadNotificationCard = async () =>
  (await import('#web/features/notifications/notification-card.tsx')).NotificationCard

export function HydrateFallback() {
  const { t } = useTranslation()
  return (
    <CandidatePage current="profile">
      <FormSkeleton title={t('candidate.editTitle')} />
      <SlowLoadHelp />
    </CandidatePage>
  )
}

export default function CandidateProfileScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { productName } = usePublicConfig()
  const { hash } = useLocation()
  useEffect(() => void cacheOpenPageForOffline(), [])
  if ('seen' in loaderData) return <OfflineApplications seen={loaderData.seen} />
  const { Groups, Overview, profile, applications, parts } = loaderData
  const isForApplications = hash === '#applications'
  const title = t('candidate.editTitle')
  return (
    <CandidatePage current={isForApplications ? 'applications' : 'profile'} hasLogoutAtEnd>
      {parts && <Overview profile={parts} />}
      <SaveProfileForm
        key={parts?.savedAt}
        kind="edit"
        Groups={Groups}
        title={title}
        profile={profile}
        isPart={parts !== undefined}
      />
      <LazyPart
        load={loadApplications}
        isRequested
        props={{
          applications,
          phone: profile.mobileNumber,
          productName,
          isTarget: isForApplications,
        }}
      />
      <div className="wrap pb-10">
        <LazyPart load={loadNotificationCard} isRequested props={{ type: 'users' }} />
        <div className="mt-4">
          <ScreenLink to={accountScreens.devices} />
        </div>
        <div className="mt-4">
          <ScreenLink to={accountScreens.privacy} />
        </div>
        <LogoutAtEnd />
      </div>
    </CandidatePage>
  )
}

function OfflineApplications({ seen }: { seen: SeenApplications }) {
  const { productName } = usePublicConfig()
  const { viewedAt, phone, applications } = seen
  return (
    <CandidatePage current="applications">
      <div className="pb-5">
        <CachedNotice viewedAt={viewedAt} />
      </div>
      <LazyPart
        load={loadApplications}
        isRequested
        props={{
          applications: { ok: true, value: applications },
          phone,
          productName,
          isTarget: false,
        }}
      />
    </CandidatePage>
  )
}

export const ErrorBoundary = failedScreenOf(CandidatePage)
