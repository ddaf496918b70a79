import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { adminCalls } from '#contract/admin-calls.ts'
import type { Api } from '#web/lib/api/api.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { useToasts } from '#web/ui/toast.ts'

type Change = 'replace' | 'renew' | 'remove'

/** The changes to the second factor. Each one needs a fresh code. */
export function useChangeFactor() {
  const { t } = useTranslation()
  const toasts = useToasts()
  const navigate = useNavigate()
  const revalidator = useRevalidator()
  const [change, setChange] = useState<Change>()
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>()
  const close = () => setChange(undefined)

  const changes: Readonly<Record<Change, (api: Api, code: string) => Promise<void>>> = {
    async replace(api, code) {
      await api.call(adminCalls.beginSecondFactor, { body: { code } })
      await navigate(paths.secondStepSetUp(paths.adminSettings()))
    },
    async renew(api, code) {
      const reply = await api.call(adminCalls.renewRecoveryCodes, { body: { code } })
      close()
      setRecoveryCodes(reply.recoveryCodes)
    },
    async remove(api, code) {
      await api.call(adminCalls.removeSecondFactor, { body: { code } })
      close()
      toasts.success(t('secondFactor.removed'), 'second-step')
      await revalidator.revalidate()
    },
  }

  return {
    /** The change that waits for its code. */
    change,
    begin: setChange,
    cancel: close,
    send: async (api: Api, code: string) => {
      if (change !== undefined) await changes[change](api, code)
    },
    recoveryCodes,
    clearRecoveryCodes() {
      setRecoveryCodes(undefined)
      void revalidator.revalidate()
    },
  }
}
