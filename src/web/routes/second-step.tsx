import { redirect } from 'react-router'
import { endpoints } from '#contract/endpoints.ts'
import { loadForAdmin } from '#web/features/accounts/admin-gate.ts'
import { EnterCodeScreen } from '#web/features/second-factor/enter-code-screen.tsx'
import { FailedScreen } from '#web/layout/failed-screen.tsx'
import { LoadingScreen } from '#web/layout/loading-screen.tsx'
import { AdminDoorPage } from '#web/layout/pages.tsx'
import { pageTitle } from '#web/lib/page-title.ts'
import { paths, safeNext, startPath } from '#web/lib/paths.ts'
import { usePublicConfig } from '#web/lib/public-config.ts'
import type { Route } from './+types/second-step'

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageTitle('secondFactor.enterTitle', matches)
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const next = safeNext(new URL(request.url).searchParams.get('next')) ?? startPath('admin')
  return await loadForAdmin(request, async (api) => {
    const { awaits } = await api.call(endpoints.getSecondFactor)
    if (awaits === 'code') return { next }
    throw redirect(awaits === 'setUp' ? paths.secondStepSetUp(next) : next)
  })
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <LoadingScreen />
}

export default function SecondStep({ loaderData }: Route.ComponentProps) {
  const { productName } = usePublicConfig()
  return (
    <AdminDoorPage>
      <EnterCodeScreen next={loaderData.next} productName={productName} />
    </AdminDoorPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedScreen error={error} page={AdminDoorPage} />
}
