import { useState } from 'react'
import { useTranslation } from '#web/lib/translation.ts'
import { useNavigate, useRevalidator } from 'react-router'
import { endpoints } from '#contract/endpoints.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { saveSession } from '#web/lib/session.ts'
import { useApi } from '#web/lib/use-api.ts'
import { Button } from '#web/ui/button.tsx'
import { useToasts } from '#web/ui/toast.ts'
import { CodeField } from './code-field.tsx'
import { useCodeForm } from './use-code-form.ts'

/** The last part of an admin's sign-in. */
export function EnterCodeScreen({ next, productName }: { next: string; productName: string }) {
  const { t } = useTranslation()
  const api = useApi()
  const toasts = useToasts()
  const navigate = useNavigate()
  const revalidator = useRevalidator()
  const [isRecovery, setRecovery] = useState(false)
  const form = useCodeForm(enter)

  async function enter(code: string): Promise<void> {
    try {
      const reply = await api.call(endpoints.enterSecondFactor, { body: { code } })
      saveSession({ token: reply.token, type: 'admin' })
      if (isRecovery) {
        toasts.info(t('secondFactor.codesLeft', { left: reply.recoveryCodesLeft }), 'second-step')
      }
      await navigate(next, { replace: true })
    } catch (error) {
      // The screen's loader knows what to do with a session that is over, or that waits no more.
      const isSettled =
        error instanceof ApiError && (error.isSessionOver || error.code === 'SECOND_FACTOR_OFF')
      if (!isSettled) throw error
      await revalidator.revalidate()
    }
  }

  function changeKind() {
    setRecovery(!isRecovery)
    form.clear()
  }

  return (
    <div className="wrap max-w-[30rem] py-8 lg:py-12">
      <form className="stack" onSubmit={form.onSubmit} noValidate>
        <h1>{t('secondFactor.enterTitle')}</h1>
        <p className="t2">
          {isRecovery
            ? t('secondFactor.enterRecoveryLead')
            : t('secondFactor.enterLead', { product: productName })}
        </p>
        <CodeField {...form.field} isRecovery={isRecovery} />
        <Button
          type="submit"
          size="lg"
          block
          loading={form.isBusy}
          loadingText={t('secondFactor.checking')}
        >
          {t('secondFactor.goOn')}
        </Button>
        <p>
          <button type="button" className="link textbtn" onClick={changeKind}>
            {t(isRecovery ? 'secondFactor.useApp' : 'secondFactor.useRecovery')}
          </button>
        </p>
        {isRecovery && <p className="small t2">{t('secondFactor.lost')}</p>}
      </form>
    </div>
  )
}
