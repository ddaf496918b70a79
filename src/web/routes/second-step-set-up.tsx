import { redirect } from 'react-router'
import { adminCalls } from '#contract/admin-calls.ts'
import { loadForAdmin } from '#web/features/accounts/admin-gate.ts'
import { SetUpScreen } from '#web/features/second-factor/set-up-screen.tsx'
import { failedScreenOf } from '#web/layout/failed-screen.tsx'
import { LoadingScreen } from '#web/layout/loading-screen.tsx'
import { AdminStartPage, AdminPage } from '#web/layout/admin-pages.tsx'
import { ApiError } from '#web/lib/api/api-error.ts'
import { paths, safeNext } from '#web/lib/paths.ts'
import { startPage } from '#web/lib/start-page.ts'
import { usePublicConfig } from '#web/lib/public-config.ts'
import type { MessagesHandle } from '#web/lib/i18n/page-messages.tsx'
import type { Route } from './+types/second-step-set-up'

export const handle = {
  titleKey: 'secondFactor.setUpTitle',
  messages: ['admin'],
} as const satisfies MessagesHandle

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const next = safeNext(new URL(request.url).searchParams.get('next')) ?? startPage('admin').path
  return await loadForAdmin(request, async (api) => {
    const { awaits } = await api.call(adminCalls.getSecondFactor)
    try {
      const setUp = await api.call(adminCalls.beginSecondFactor)
      return { setUp, isNeeded: awaits === 'setUp', next }
    } catch (error) {
      // A second factor exists already. The settings replace it, with one of its codes.
      if (error instanceof ApiError && error.status === 422) throw redirect(paths.adminSettings())
      throw error
    }
  })
}
clientLoader.hydrate = true as const

export const HydrateFallback = LoadingScreen

export default function SecondStepSetUp({ loaderData }: Route.ComponentProps) {
  const { productName } = usePublicConfig()
  const Page = loaderData.isNeeded ? AdminStartPage : AdminPage
  return (
    <Page>
      <SetUpScreen {...loaderData} productName={productName} />
    </Page>
  )
}

export const ErrorBoundary = failedScreenOf(AdminStartPage)
