import { redirect } from 'react-router'
import { adminCalls } from '#contract/admin-calls.ts'
import { loadForAdmin } from '#web/features/accounts/admin-gate.ts'
import { EnterCodeScreen } from '#web/features/second-factor/enter-code-screen.tsx'
import { failedScreenOf } from '#web/layout/failed-screen.tsx'
import { LoadingScreen } from '#web/layout/loading-screen.tsx'
import { AdminStartPage } from '#web/layout/admin-pages.tsx'
import { paths, safeNext } from '#web/lib/paths.ts'
import { startPage } from '#web/lib/start-page.ts'
import { usePublicConfig } from '#web/lib/public-config.ts'
import type { MessagesHandle } from '#web/lib/i18n/page-messages.tsx'
import type { Route } from './+types/second-step'

export const handle = {
  titleKey: 'secondFactor.enterTitle',
  messages: ['admin'],
} as const satisfies MessagesHandle

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const next = safeNext(new URL(request.url).searchParams.get('next')) ?? startPage('admin').path
  return await loadForAdmin(request, async (api) => {
    const { awaits } = await api.call(adminCalls.getSecondFactor)
    if (awaits === 'code') return { next }
    throw redirect(awaits === 'setUp' ? paths.secondStepSetUp(next) : next)
  })
}
clientLoader.hydrate = true as const

export const HydrateFallback = LoadingScreen

export default function SecondStep({ loaderData }: Route.ComponentProps) {
  const { productName } = usePublicConfig()
  return (
    <AdminStartPage>
      <EnterCodeScreen next={loaderData.next} productName={productName} />
    </AdminStartPage>
  )
}

export const ErrorBoundary = failedScreenOf(AdminStartPage)
