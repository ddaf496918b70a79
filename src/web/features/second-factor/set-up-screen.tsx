import { useState } from 'react'
import { useTranslation } from '#web/lib/translation.ts'
import { useNavigate, useRevalidator } from 'react-router'
import { endpoints } from '#contract/endpoints.ts'
import type { SetUp } from '#contract/second-factor.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { closeOffer } from '#web/lib/second-factor-offer.ts'
import { saveSession } from '#web/lib/session.ts'
import { useApi } from '#web/lib/use-api.ts'
import { Button } from '#web/ui/button.tsx'
import { useToasts } from '#web/ui/toast.ts'
import { CodeField } from './code-field.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUpSteps } from './set-up-steps.tsx'
import { useCodeForm } from './use-code-form.ts'

type Props = {
  setUp: SetUp
  /** Nothing else can be done before. */
  isNeeded: boolean
  /** Where to go when all is done. */
  next: string
  productName: string
}

/** From a secret to a second step that is on: the app, the first code, the recovery codes. */
export function SetUpScreen({ setUp, isNeeded, next, productName }: Props) {
  const { t } = useTranslation()
  const api = useApi()
  const toasts = useToasts()
  const navigate = useNavigate()
  const revalidator = useRevalidator()
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>()
  const form = useCodeForm(confirm)

  async function confirm(code: string): Promise<void> {
    try {
      const reply = await api.call(endpoints.confirmSecondFactor, { body: { code } })
      saveSession({ token: reply.token, type: 'admin' })
      closeOffer()
      toasts.ok(t('secondFactor.turnedOn'), 'second-step')
      setRecoveryCodes(reply.recoveryCodes)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'SET_UP_OVER') toasts.warn(error.message, 'second-step')
      else if (!error.isSessionOver) throw error
      await revalidator.revalidate()
    }
  }

  return (
    <div className="wrap max-w-[40rem] py-6 lg:py-10">
      {recoveryCodes ? (
        <>
          <h1 className="mb-4">{t('secondFactor.recoveryTitle')}</h1>
          <RecoveryCodes
            codes={recoveryCodes}
            productName={productName}
            onKept={() => void navigate(next, { replace: true })}
          />
        </>
      ) : (
        <>
          <div className="ph mb-5">
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
                loading={form.isBusy}
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
