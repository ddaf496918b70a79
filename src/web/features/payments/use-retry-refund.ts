import { useState } from 'react'
import { useTranslation } from '#web/lib/translation.ts'
import { useRevalidator } from 'react-router'
import { endpoints } from '#contract/endpoints.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { useApi } from '#web/lib/use-api.ts'
import { useToasts } from '#web/ui/toast.ts'

/** Asks for a failed refund once more, and loads the list again. */
export function useRetryRefund() {
  const { t } = useTranslation()
  const api = useApi()
  const toasts = useToasts()
  const revalidator = useRevalidator()
  const [retryingId, setRetryingId] = useState<string>()

  async function retry(refundId: string): Promise<void> {
    if (retryingId !== undefined) return
    setRetryingId(refundId)
    try {
      await api.call(endpoints.retryRefund, { params: { refundId } })
      toasts.ok(t('payments.retried'), 'refund')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toasts.no(error.message, 'refund')
    } finally {
      await revalidator.revalidate()
      setRetryingId(undefined)
    }
  }

  return { retryingId, retry }
}
