import type { ReactNode } from 'react'
import { useTranslation } from '#web/lib/translation.ts'
import { useNavigate, useSearchParams } from 'react-router'
import type { AccountType } from '#contract/accounts.ts'
import type { SignInProvider } from '#contract/provider-sign-in.ts'
import type { MessageKey } from '#contract/sentences.ts'
import { safeNext, startPath } from '#web/lib/paths.ts'
import { cx } from '#web/ui/cx.ts'
import { PhoneSignIn } from './phone-sign-in.tsx'
import { ProviderSignIn } from './provider-sign-in.tsx'
import '#web/styles/screens/login.css'

type Props = {
  type: AccountType
  titleKey: MessageKey
  pitchKey: MessageKey
  /** Drawn beside the form. */
  art: ReactNode
  /** Where somebody goes who is at the wrong door. */
  otherDoor: ReactNode
  isDemonstration: boolean
  signInProviders: readonly SignInProvider[]
}

/** A login page. Who signs in goes where they were sent here from, or to their own start. */
export function LoginScreen(props: Props) {
  const { type, titleKey, pitchKey, art, otherDoor, isDemonstration, signInProviders } = props
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [search] = useSearchParams()

  const goOn = () =>
    void navigate(safeNext(search.get('next')) ?? startPath(type), { replace: true })

  return (
    <div className="login">
      <div className={cx('login__side', `login__side--${type}`, type !== 'users' && 'on-brand')}>
        <div className="wrap">
          <h2>{t(pitchKey)}</h2>
          {art}
        </div>
      </div>
      <div className="login__panel">
        <div className="login__card stack">
          <h1>{t(titleKey)}</h1>
          <PhoneSignIn type={type} onSignedIn={goOn} />
          {isDemonstration && (
            <p className="small">
              <a href="/dev/outbox" target="_blank" rel="noreferrer">
                {t('login.demoOutbox')}
              </a>
            </p>
          )}
          <ProviderSignIn type={type} configured={signInProviders} onSignedIn={goOn} />
          <p className="center">{otherDoor}</p>
        </div>
      </div>
    </div>
  )
}
