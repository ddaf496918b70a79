import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
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
import { SaveProfileForm } from '#web/features/profiles/candidate/save-profile-form.tsx'
import { failedScreenOf } from '#web/layout/failed-screen.tsx'
import { SlowLoadHelp } from '#web/layout/slow-load-help.tsx'
import { CandidatePage } from '#web/layout/pages.tsx'
import { accountScreens, ScreenLink } from '#web/layout/screen-link.tsx'
import type { LinkedScreen } from '#web/layout/screen-link.tsx'
import { paths } from '#web/lib/paths.ts'
import { cacheFrameForOffline } from '#web/lib/notifications/page-worker.ts'
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
  const [Groups, profile, applications] = await Promise.all([
    loadCandidateGroups(),
    requireCandidateProfile(api),
    orFailure(listMyApplications(api)),
  ])
  if (applications.ok) {
    saveSeenApplications({ phone: profile.mobileNumber, applications: applications.value }, token)
  }
  return { Groups, profile, applications }
}
clientLoader.hydrate = true as const

const resumeScreen = {
  title: 'resume.title',
  text: 'resume.linkText',
  label: 'resume.see',
  path: paths.resume,
} as const satisfies LinkedScreen

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
  useEffect(() => void cacheFrameForOffline(), [])
  if ('seen' in loaderData) return <OfflineApplications seen={loaderData.seen} />
  const { Groups, profile, applications } = loaderData
  const isForApplications = hash === '#applications'
  const title = t('candidate.editTitle')
  return (
    <CandidatePage current={isForApplications ? 'applications' : 'profile'}>
      <SaveProfileForm kind="edit" Groups={Groups} title={title} profile={profile} />
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
          <ScreenLink to={resumeScreen} />
        </div>
        <div className="mt-4">
          <ScreenLink to={accountScreens.devices} />
        </div>
        <div className="mt-4">
          <ScreenLink to={accountScreens.privacy} />
        </div>
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
