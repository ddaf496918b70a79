import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Link } from '#web/ui/link.ts'
import { VerifyDesk } from '#web/art/verify-desk.tsx'
import { LoginScreen } from '#web/features/accounts/login-screen.tsx'
import { redirectSignedIn } from '#web/features/accounts/redirect-signed-in.ts'
import { LoadingScreen } from '#web/layout/loading-screen.tsx'
import { PublicPage } from '#web/layout/pages.tsx'
import { usePublicConfig } from '#web/lib/public-config.ts'
import { paths } from '#web/lib/paths.ts'
import type { MessagesHandle } from '#web/lib/i18n/page-messages.tsx'
import type { Route } from './+types/admin-login'

export const handle = {
  titleKey: 'login.adminTitle',
  messages: ['admin'],
} as const satisfies MessagesHandle

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  redirectSignedIn('admin', request)
clientLoader.hydrate = true as const

export const HydrateFallback = LoadingScreen

export default function AdminLogin() {
  const { t } = useTranslation()
  const { isDemonstration, signInProviders } = usePublicConfig()
  return (
    <PublicPage festive fill>
      <LoginScreen
        type="admin"
        titleKey="login.adminTitle"
        pitchKey="login.adminPitch"
        art={<VerifyDesk />}
        isDemonstration={isDemonstration}
        signInProviders={signInProviders}
        otherLogins={
          <Link className="link" to={paths.employerLogin()}>
            {t('login.toEmployerFromAdmin')}
          </Link>
        }
      />
    </PublicPage>
  )
}
