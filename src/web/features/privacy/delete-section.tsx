import { useState } from 'react'
import { useTranslation } from '#web/lib/translation.ts'
import { limits } from '#contract/limits.ts'
import type { PrivacyOverview } from '#contract/privacy.ts'
import { maskedNumber } from '#web/lib/masked-number.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { OtpField } from '#web/ui/otp-field.tsx'
import { PrivacySection } from './privacy-section.tsx'
import { useDeleteAccount } from './use-delete-account.ts'
import type { AskProvider } from './use-delete-account.ts'

interface DeleteSectionProps {
  type: 'users' | 'employee'
  signIn: PrivacyOverview['signIn']
  askProvider: AskProvider
}

const providerNames = { google: 'Google', facebook: 'Facebook' } as const

/** The end of the account, behind a question and a fresh proof. */
export function DeleteSection({ type, signIn, askProvider }: DeleteSectionProps) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const [code, setCode] = useState('')
  const deletion = useDeleteAccount(signIn, askProvider)
  const { isBusy, isCodeSent, error } = deletion
  const { provider } = signIn
  const hint = t(type === 'users' ? 'privacy.deleteHintCandidate' : 'privacy.deleteHintEmployer')

  function keep(): void {
    setAsking(false)
    setCode('')
    deletion.forget()
  }

  const busy = { loading: isBusy, loadingText: t('privacy.deleting') } as const

  function act() {
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
        <Button kind="no" onClick={() => setAsking(true)}>
          {t('privacy.deleteButton')}
        </Button>
      </div>
      <Dialog
        open={isAsking}
        onClose={isBusy ? undefined : keep}
        title={t('privacy.deleteTitle')}
        role="alertdialog"
        align="start"
        describe={false}
        acts={
          <>
            {act()}
            <Button kind="sec" disabled={isBusy} onClick={keep}>
              {t('privacy.deleteKeep')}
            </Button>
          </>
        }
      >
        <div className="stack">
          <p>{t('privacy.deleteWhy')}</p>
          {isCodeSent && (
            <>
              <p className="num">
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
          {!isCodeSent && error !== undefined && <Notice tone="no">{error}</Notice>}
        </div>
      </Dialog>
    </PrivacySection>
  )
}
