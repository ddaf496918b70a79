import { useTranslation } from '#web/lib/translation.ts'
import { endpoints } from '#contract/endpoints.ts'
import { loadForAdmin } from '#web/features/accounts/admin-gate.ts'
import { DevicesLink } from '#web/features/accounts/devices-link.tsx'
import { SayingsLink } from '#web/features/sayings/sayings-link.tsx'
import { SecondFactorSection } from '#web/features/second-factor/second-factor-section.tsx'
import { SystemLink } from '#web/features/system/system-link.tsx'
import { FailedScreen } from '#web/layout/failed-screen.tsx'
import { LoadingScreen } from '#web/layout/loading-screen.tsx'
import { AdminPage } from '#web/layout/pages.tsx'
import { pageTitle } from '#web/lib/page-title.ts'
import { usePublicConfig } from '#web/lib/public-config.ts'
import type { Route } from './+types/admin-settings'

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageTitle('settings.title', matches)
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const factor = await loadForAdmin(request, async (api) => {
    const state = await api.call(endpoints.getSecondFactor)
    // A session that waits may ask that much; it still belongs elsewhere.
    if (state.awaits !== null) await api.call(endpoints.checkAuth)
    return state
  })
  return { factor }
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <LoadingScreen />
}

export default function AdminSettings({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { productName } = usePublicConfig()
  return (
    <AdminPage current="settings">
      <div className="wrap max-w-[44rem] py-6 lg:py-10 stack">
        <h1>{t('settings.title')}</h1>
        <SecondFactorSection factor={loaderData.factor} productName={productName} />
        <SayingsLink />
        <SystemLink />
        <DevicesLink />
      </div>
    </AdminPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedScreen error={error} page={AdminPage} />
}
