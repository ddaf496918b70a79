import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Link } from '#web/ui/link.ts'
import { Stair } from '#web/art/stair.tsx'
import { LoginScreen } from '#web/features/accounts/login-screen.tsx'
import { redirectSignedIn } from '#web/features/accounts/redirect-signed-in.ts'
import { HiringStrip } from '#web/features/home/hiring-strip.tsx'
import { loadHiringCompanies } from '#web/features/home/load-hiring-companies.ts'
import { PublicPage } from '#web/layout/pages.tsx'
import { SlowLoadHelp } from '#web/layout/slow-load-help.tsx'
import { paintedFirstHandle } from '#web/lib/hydration/hydration-handle.ts'
import { usePublicConfig } from '#web/lib/public-config.ts'
import { paths } from '#web/lib/paths.ts'
import { createServerApi } from '#web/lib/api/server-api.ts'
import type { MessagesHandle } from '#web/lib/i18n/page-messages.tsx'
import type { Route } from './+types/candidate-login'

export const handle = {
  ...paintedFirstHandle,
  titleKey: 'login.candidateTitle',
} as const satisfies MessagesHandle

export async function loader({ context }: Route.LoaderArgs) {
  return { companies: await loadHiringCompanies(createServerApi(context)) }
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  redirectSignedIn('users', request)
  return await serverLoader()
}

export default function CandidateLogin({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { isDemonstration, signInProviders } = usePublicConfig()
  return (
    <PublicPage festive fill>
      <LoginScreen
        type="users"
        titleKey="login.candidateTitle"
        pitchKey="login.candidatePitch"
        art={<Stair />}
        isDemonstration={isDemonstration}
        signInProviders={signInProviders}
        otherLogins={
          <Link className="link" to={paths.employerLogin()}>
            {t('login.toEmployer')}
          </Link>
        }
      />
      <SlowLoadHelp isUntilHydrated />
      <div className="login__strip">
        <HiringStrip title={t('home.companies.loginTitle')} companies={loaderData.companies} />
      </div>
    </PublicPage>
  )
}
