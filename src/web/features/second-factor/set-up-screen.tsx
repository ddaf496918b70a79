import { useState } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useNavigate } from 'react-router'
import { adminCalls } from '#contract/admin-calls.ts'
import type { SetUp } from '#contract/second-factor/schemas.ts'
import { closeOffer } from '#web/lib/second-factor-offer.ts'
import { saveSession } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { useToasts } from '#web/ui/toast.ts'
import { CodeField } from './code-field.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUpSteps } from './set-up-steps.tsx'
import { useCodeForm } from './use-code-form.ts'

type Props = {
  setUp: SetUp
  /** The set-up is mandatory: no other screen opens before it is done. */
  isNeeded: boolean
  /** The address that opens at the end. */
  next: string
  productName: string
}

/** Sets up the second factor: the app, the first code, the recovery codes. */
export function SetUpScreen({ setUp, isNeeded, next, productName }: Props) {
  const { t } = useTranslation()
  const toasts = useToasts()
  const navigate = useNavigate()
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>()
  const form = useCodeForm({
    call: (api, code) => api.call(adminCalls.confirmSecondFactor, { body: { code } }),
    onSuccess: (reply) => {
      saveSession({ token: reply.token, type: 'admin' })
      closeOffer()
      toasts.success(t('secondFactor.turnedOn'), 'second-step')
      setRecoveryCodes(reply.recoveryCodes)
    },
  })

  return (
    <div className="wrap max-w-[40rem] py-6 lg:py-10">
      {recoveryCodes ? (
        <>
          <h1 className="mb-4">{t('secondFactor.recoveryTitle')}</h1>
          <RecoveryCodes
            codes={recoveryCodes}
            productName={productName}
            onSaved={() => void navigate(next, { replace: true })}
          />
        </>
      ) : (
        <>
          <div className="mb-5">
            <h1>{t('secondFactor.setUpTitle')}</h1>
            <p>
              {t('secondFactor.setUpLead')}
              {isNeeded && ` ${t('secondFactor.setUpNeeded')}`}
            </p>
          </div>
          <SetUpSteps setUp={setUp}>
            <form className="stack" onSubmit={form.onSubmit} noValidate>
              <CodeField {...form.field} />
              <Button
                type="submit"
                size="lg"
                block
                loading={form.isPending}
                loadingText={t('secondFactor.turningOn')}
              >
                {t('secondFactor.turnOn')}
              </Button>
            </form>
          </SetUpSteps>
        </>
      )}
    </div>
  )
}
