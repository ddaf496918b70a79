import { redirect } from 'react-router'
import { endpoints } from '#contract/endpoints.ts'
import { loadForAdmin } from '#web/features/accounts/admin-gate.ts'
import { SetUpScreen } from '#web/features/second-factor/set-up-screen.tsx'
import { FailedScreen } from '#web/layout/failed-screen.tsx'
import { LoadingScreen } from '#web/layout/loading-screen.tsx'
import { AdminDoorPage, AdminPage } from '#web/layout/pages.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import { pageTitle } from '#web/lib/page-title.ts'
import { paths, safeNext, startPath } from '#web/lib/paths.ts'
import { usePublicConfig } from '#web/lib/public-config.ts'
import type { Route } from './+types/second-step-set-up'

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageTitle('secondFactor.setUpTitle', matches)
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const next = safeNext(new URL(request.url).searchParams.get('next')) ?? startPath('admin')
  return await loadForAdmin(request, async (api) => {
    const { awaits } = await api.call(endpoints.getSecondFactor)
    try {
      const setUp = await api.call(endpoints.beginSecondFactor)
      return { setUp, isNeeded: awaits === 'setUp', next }
    } catch (error) {
      // There is a second step already; its place is taken from the settings, for a code of it.
      if (error instanceof ApiError && error.status === 422) throw redirect(paths.adminSettings())
      throw error
    }
  })
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <LoadingScreen />
}

export default function SecondStepSetUp({ loaderData }: Route.ComponentProps) {
  const { productName } = usePublicConfig()
  const Page = loaderData.isNeeded ? AdminDoorPage : AdminPage
  return (
    <Page>
      <SetUpScreen {...loaderData} productName={productName} />
    </Page>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedScreen error={error} page={AdminDoorPage} />
}
