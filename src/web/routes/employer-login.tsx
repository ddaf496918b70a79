import { useTranslation } from '#web/lib/translation.ts'
import { Link } from 'react-router'
import { Slips } from '#web/art/slips.tsx'
import { LoginScreen } from '#web/features/accounts/login-screen.tsx'
import { redirectSignedIn } from '#web/features/accounts/redirect-signed-in.ts'
import { HiringStrip } from '#web/features/home/hiring-strip.tsx'
import { loadHiringCompanies } from '#web/features/home/load-hiring-companies.ts'
import { LoadingScreen } from '#web/layout/loading-screen.tsx'
import { PublicPage } from '#web/layout/pages.tsx'
import { usePublicConfig } from '#web/lib/public-config.ts'
import { pageTitle } from '#web/lib/page-title.ts'
import { paths } from '#web/lib/paths.ts'
import { createServerApi } from '#web/lib/server-api.ts'
import type { Route } from './+types/employer-login'

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageTitle('login.employerTitle', matches)
}

export async function loader({ context }: Route.LoaderArgs) {
  return { companies: await loadHiringCompanies(createServerApi(context)) }
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  redirectSignedIn('employee', request)
  return await serverLoader()
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <LoadingScreen />
}

export default function EmployerLogin({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { isDemonstration, signInProviders } = usePublicConfig()
  return (
    <PublicPage festive fill>
      <LoginScreen
        type="employee"
        titleKey="login.employerTitle"
        pitchKey="login.employerPitch"
        art={<Slips stamp={t('home.hero.stamp')} />}
        isDemonstration={isDemonstration}
        signInProviders={signInProviders}
        otherDoor={
          <Link className="link" to={paths.candidateLogin()}>
            {t('login.toCandidate')}
          </Link>
        }
      />
      <div className="login__strip">
        <HiringStrip title={t('home.companies.loginTitle')} companies={loaderData.companies} />
      </div>
    </PublicPage>
  )
}
