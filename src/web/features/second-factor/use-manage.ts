import { useState } from 'react'
import { useTranslation } from '#web/lib/translation.ts'
import { useNavigate, useRevalidator } from 'react-router'
import { endpoints } from '#contract/endpoints.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { paths } from '#web/lib/paths.ts'
import { useApi } from '#web/lib/use-api.ts'
import { useToasts } from '#web/ui/toast.ts'

export type Change = 'replace' | 'renew' | 'remove'

/** What an admin may change about their second step, each for a fresh code. */
export function useManage() {
  const { t } = useTranslation()
  const api = useApi()
  const toasts = useToasts()
  const navigate = useNavigate()
  const revalidator = useRevalidator()
  const [asking, setAsking] = useState<Change>()
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>()

  const acts: Readonly<Record<Change, (code: string) => Promise<void>>> = {
    async replace(code) {
      await api.call(endpoints.beginSecondFactor, { body: { code } })
      await navigate(paths.secondStepSetUp(paths.adminSettings()))
    },
    async renew(code) {
      const reply = await api.call(endpoints.renewRecoveryCodes, { body: { code } })
      setAsking(undefined)
      setRecoveryCodes(reply.recoveryCodes)
    },
    async remove(code) {
      await api.call(endpoints.removeSecondFactor, { body: { code } })
      setAsking(undefined)
      toasts.ok(t('secondFactor.removed'), 'second-step')
      await revalidator.revalidate()
    },
  }

  async function send(code: string): Promise<void> {
    if (asking === undefined) return
    try {
      await acts[asking](code)
    } catch (error) {
      const isElsewhere =
        error instanceof ApiError && (error.isSessionOver || error.code === 'SECOND_STEP_FIRST')
      if (!isElsewhere) throw error
      // The screen's loader knows where such a session belongs.
      await revalidator.revalidate()
    }
  }

  return {
    asking,
    ask: setAsking,
    cancel: () => setAsking(undefined),
    send,
    recoveryCodes,
    forgetCodes() {
      setRecoveryCodes(undefined)
      void revalidator.revalidate()
    },
  }
}
