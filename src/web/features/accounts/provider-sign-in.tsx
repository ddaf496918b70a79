import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { AccountType } from '#contract/accounts/roles.ts'
import { providersOf } from '#contract/accounts/provider-sign-in.ts'
import type { SignInProvider } from '#contract/accounts/provider-sign-in.ts'
import { ProviderSign } from '#web/art/provider-sign.tsx'
import { Button } from '#web/ui/button.tsx'
import { RestoreDialog } from './restore-dialog.tsx'
import { useProviderSignIn } from './use-provider-sign-in.ts'

type Props = {
  type: AccountType
  /** The providers that this site has configured. */
  configured: readonly SignInProvider[]
  onSignedIn: () => void
}

const labels = { google: 'login.googleButton', facebook: 'login.facebookButton' } as const

/** Sign-in by a provider, below the phone number. */
export function ProviderSignIn({ type, configured, onSignedIn }: Props) {
  const { t } = useTranslation()
  const { busyWith, signIn, isDeleted, restore, leaveDeleted } = useProviderSignIn(type, onSignedIn)
  const providers = providersOf[type].filter((provider) => configured.includes(provider))
  if (providers.length === 0) return null

  return (
    <div className="stack">
      <p className="or">{t('login.or')}</p>
      {providers.map((provider) => (
        <Button
          key={provider}
          kind="line"
          block
          loading={busyWith === provider}
          aria-disabled={busyWith !== undefined}
          loadingText={t('login.providerWaiting')}
          onClick={() => void signIn(provider)}
        >
          <ProviderSign provider={provider} />
          {t(labels[provider])}
        </Button>
      ))}
      <RestoreDialog
        open={isDeleted}
        isBusy={busyWith !== undefined}
        onRestore={() => void restore()}
        onLeave={leaveDeleted}
      />
    </div>
  )
}
