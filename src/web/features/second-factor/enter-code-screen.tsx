import { useState } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useNavigate } from 'react-router'
import { adminCalls } from '#contract/admin-calls.ts'
import { saveSession } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { useToasts } from '#web/ui/toast.ts'
import { CodeField } from './code-field.tsx'
import { useCodeForm } from './use-code-form.ts'

/** The second step of an admin's sign-in. */
export function EnterCodeScreen({ next, productName }: { next: string; productName: string }) {
  const { t } = useTranslation()
  const toasts = useToasts()
  const navigate = useNavigate()
  const [isRecovery, setRecovery] = useState(false)
  const form = useCodeForm({
    call: (api, code) => api.call(adminCalls.enterSecondFactor, { body: { code } }),
    onSuccess: async ({ token, recoveryCodesLeft: left }) => {
      saveSession({ token, type: 'admin' })
      const text = t('secondFactor.codesLeft', { left })
      if (isRecovery) toasts.info(text, 'second-step', { leadsOn: true })
      await navigate(next, { replace: true })
    },
  })

  function changeKind() {
    setRecovery(!isRecovery)
    form.clear()
  }

  return (
    <div className="wrap max-w-[30rem] py-8 lg:py-12">
      <form className="stack" onSubmit={form.onSubmit} noValidate>
        <h1>{t('secondFactor.enterTitle')}</h1>
        <p className="text-fg-2">
          {isRecovery
            ? t('secondFactor.enterRecoveryLead')
            : t('secondFactor.enterLead', { product: productName })}
        </p>
        <CodeField {...form.field} isRecovery={isRecovery} />
        <Button
          type="submit"
          size="lg"
          block
          loading={form.isPending}
          loadingText={t('secondFactor.checking')}
        >
          {t('secondFactor.goOn')}
        </Button>
        <p>
          <button type="button" className="link textbtn" onClick={changeKind}>
            {t(isRecovery ? 'secondFactor.useApp' : 'secondFactor.useRecovery')}
          </button>
        </p>
        {isRecovery && <p className="text-small text-fg-2">{t('secondFactor.lost')}</p>}
      </form>
    </div>
  )
}
