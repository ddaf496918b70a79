import { useTranslation } from '#web/lib/i18n/translation.ts'
import { adminCalls } from '#contract/admin-calls.ts'
import { calls } from '#contract/calls.ts'
import { loadForAdmin } from '#web/features/accounts/admin-gate.ts'
import { SecondFactorSection } from '#web/features/second-factor/second-factor-section.tsx'
import { failedScreenOf } from '#web/layout/failed-screen.tsx'
import { LoadingScreen } from '#web/layout/loading-screen.tsx'
import { AdminPage } from '#web/layout/admin-pages.tsx'
import type { Api } from '#web/lib/api/api.ts'
import { accountScreens, ScreenLink } from '#web/layout/screen-link.tsx'
import type { LinkedScreen } from '#web/layout/screen-link.tsx'
import { usePublicConfig } from '#web/lib/public-config.ts'
import type { MessagesHandle } from '#web/lib/i18n/page-messages.tsx'
import type { Route } from './+types/admin-settings'
import { paths } from '#web/lib/paths.ts'
import { useMayActAsAdmin } from '#web/lib/admin-role.ts'

const screens = {
  admins: {
    title: 'admins.title',
    text: 'admins.linkText',
    label: 'admins.see',
    path: paths.admins,
  },
  audit: {
    title: 'audit.title',
    text: 'settings.auditText',
    label: 'settings.auditSee',
    path: paths.audit,
  },
  synonyms: {
    title: 'synonyms.title',
    text: 'synonyms.linkText',
    label: 'synonyms.see',
    path: paths.synonyms,
  },
  system: {
    title: 'system.title',
    text: 'system.linkText',
    label: 'system.see',
    path: paths.system,
  },
} as const satisfies Record<string, LinkedScreen>

export const handle = {
  titleKey: 'settings.title',
  messages: ['admin', 'admins', 'audit', 'system', 'synonyms'],
} as const satisfies MessagesHandle

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const load = async (api: Api) => {
    const state = await api.call(adminCalls.getSecondFactor)
    // A session that waits for its second step may read this data, but does not belong here.
    if (state.awaits !== null) await api.call(calls.checkAuth)
    return state
  }
  const factor = await loadForAdmin(request, load, { sessionOverKey: 'session.expired' })
  return { factor }
}
clientLoader.hydrate = true as const

export const HydrateFallback = LoadingScreen

export default function AdminSettings({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const may = useMayActAsAdmin()
  const { productName } = usePublicConfig()
  return (
    <AdminPage current="settings">
      <div className="wrap max-w-[44rem] py-6 lg:py-10 stack">
        <h1>{t('settings.title')}</h1>
        <SecondFactorSection factor={loaderData.factor} productName={productName} />
        {may('own') && Object.values(screens).map((to) => <ScreenLink key={to.title} to={to} />)}
        <ScreenLink to={accountScreens.devices} />
      </div>
    </AdminPage>
  )
}

export const ErrorBoundary = failedScreenOf(AdminPage)
