import { useState } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { limits } from '#contract/limits.ts'
import type { PrivacyOverview } from '#contract/privacy/schemas.ts'
import { maskedNumber } from '#web/lib/format/masked-number.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { OtpField } from '#web/ui/otp-field.tsx'
import { PrivacySection } from './privacy-section.tsx'
import { useDeleteAccount } from './use-delete-account.ts'
import type { ProveIdentity } from './use-delete-account.ts'

interface DeleteSectionProps {
  type: 'users' | 'employee'
  signIn: PrivacyOverview['signIn']
  proveIdentity: ProveIdentity
}

const providerNames = { google: 'Google', facebook: 'Facebook' } as const

/** Deletes the account after a confirmation and a fresh proof of identity. */
export function DeleteSection({ type, signIn, proveIdentity }: DeleteSectionProps) {
  const { t } = useTranslation()
  const [isConfirming, setConfirming] = useState(false)
  const [code, setCode] = useState('')
  const deletion = useDeleteAccount(signIn, proveIdentity)
  const { isPending, isCodeSent, error } = deletion
  const { provider } = signIn
  const hint = t(type === 'users' ? 'privacy.deleteHintCandidate' : 'privacy.deleteHintEmployer')

  function cancel(): void {
    setConfirming(false)
    setCode('')
    deletion.forget()
  }

  const busy = { loading: isPending, loadingText: t('privacy.deleting') } as const

  function nextAction() {
    if (provider !== 'phone') {
      return (
        <Button kind="danger" {...busy} onClick={() => void deletion.deleteByProvider(provider)}>
          {t('privacy.deleteProvider', { provider: providerNames[provider] })}
        </Button>
      )
    }
    if (!isCodeSent) {
      return (
        <Button {...busy} loadingText={t('login.sending')} onClick={() => void deletion.sendCode()}>
          {t('privacy.deleteSendCode')}
        </Button>
      )
    }
    return (
      <Button kind="danger" {...busy} onClick={() => void deletion.deleteByCode(code)}>
        {t('privacy.deleteConfirm')}
      </Button>
    )
  }

  return (
    <PrivacySection title={t('privacy.deleteTitle')} hint={hint}>
      <div>
        <Button kind="danger-outline" onClick={() => setConfirming(true)}>
          {t('privacy.deleteButton')}
        </Button>
      </div>
      <Dialog
        open={isConfirming}
        onClose={isPending ? undefined : cancel}
        title={t('privacy.deleteTitle')}
        role="alertdialog"
        align="start"
        describe={false}
        actions={
          <>
            {nextAction()}
            <Button kind="sec" disabled={isPending} onClick={cancel}>
              {t('privacy.deleteKeep')}
            </Button>
          </>
        }
      >
        <div className="stack">
          <p>
            {provider === 'phone'
              ? t('privacy.deleteProveByCode')
              : t('privacy.deleteProveByProvider', { provider: providerNames[provider] })}
          </p>
          {isCodeSent && (
            <>
              <p className="tabular-nums">
                {t('privacy.deleteCodeSent', {
                  phone: maskedNumber((signIn.phone ?? '').slice(-10)),
                })}
              </p>
              <OtpField
                label={t('privacy.deleteCodeLabel')}
                name="otp"
                required
                length={limits.loginCodeDigits}
                value={code}
                error={error}
                onChange={(event) => setCode(event.target.value)}
              />
            </>
          )}
          {!isCodeSent && error !== undefined && <Notice tone="error">{error}</Notice>}
        </div>
      </Dialog>
    </PrivacySection>
  )
}
