import { adminCalls } from '#contract/admin-calls.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'

/** Requests a failed refund once more, and reloads the list. */
export function useRetryRefund() {
  const { t } = useTranslation()
  return useMutation({
    call: (api, refundId: string) => api.call(adminCalls.retryRefund, { params: { refundId } }),
    toastId: 'refund',
    successText: () => t('payments.retried'),
    revalidate: 'always',
  })
}
