import { useEffect, useEffectEvent } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useNavigate, useSearchParams } from 'react-router'
import type { AccountType } from '#contract/accounts/roles.ts'
import type { SignInProvider } from '#contract/accounts/provider-sign-in.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { markArrival } from '#web/lib/notifications/notice.ts'
import { safeNext } from '#web/lib/paths.ts'
import { startPage } from '#web/lib/start-page.ts'
import { readSession } from '#web/lib/session.ts'
import { cx } from '#web/ui/cx.ts'
import { PhoneSignIn } from './phone-sign-in.tsx'
import { ProviderSignIn } from './provider-sign-in.tsx'
import './login-screen.css'

type Props = {
  type: AccountType
  titleKey: MessageKey
  pitchKey: MessageKey
  /** The drawing beside the form. */
  art: ReactNode
  /** Links to the logins of the other account types. */
  otherLogins: ReactNode
  isDemonstration: boolean
  signInProviders: readonly SignInProvider[]
}

/**
 * A login page. After signing in it opens the page that sent the person here, or the first page of
 * the account type.
 */
export function LoginScreen(props: Props) {
  const { type, titleKey, pitchKey, art, otherLogins, isDemonstration, signInProviders } = props
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [search] = useSearchParams()

  function goOn(): void {
    markArrival()
    void navigate(safeNext(search.get('next')) ?? startPage(type).path, { replace: true })
  }

  // The form is the same for everybody as it comes; who is signed in already goes on.
  const goOnSignedIn = useEffectEvent(() => {
    if (readSession()?.type === type) goOn()
  })
  useEffect(() => goOnSignedIn(), [])

  return (
    <div className="login">
      <div className={cx('login__side', `login__side--${type}`, type !== 'users' && 'on-brand')}>
        <div className="wrap">
          <p className="login__pitch">{t(pitchKey)}</p>
          {art}
        </div>
      </div>
      <div className="login__panel">
        <div className="login__card stack">
          <h1>{t(titleKey)}</h1>
          <PhoneSignIn type={type} onSignedIn={goOn} />
          {isDemonstration && (
            <p className="text-small">
              <a href="/dev/outbox" target="_blank" rel="noreferrer">
                {t('login.demoOutbox')}
              </a>
            </p>
          )}
          <ProviderSignIn type={type} configured={signInProviders} onSignedIn={goOn} />
          <p className="text-center">{otherLogins}</p>
        </div>
      </div>
    </div>
  )
}
