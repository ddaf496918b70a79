import { useState } from 'react'
import type { ReactNode } from 'react'
import type { EmployerProfile } from '#contract/profiles/schemas.ts'
import { PaymentDialogs } from '#web/features/checkout/payment-dialogs.tsx'
import { usePayNow } from '#web/features/checkout/use-pay-now.ts'
import type { JobActions } from './job-action.tsx'
import { UnderProgressDialog } from './under-progress-dialog.tsx'

/** What can be done with the jobs of a screen, and the dialogs that this opens. */
export function useJobActions(profile: EmployerProfile): {
  actions: JobActions
  dialogs: ReactNode
} {
  const [isExplaining, setExplaining] = useState(false)
  const { payment, payNow, payAgain, dismiss, payingId } = usePayNow(profile)
  return {
    actions: {
      payingId,
      onPay: (job) => void payNow(job),
      onExplain: () => setExplaining(true),
    },
    dialogs: (
      <>
        <UnderProgressDialog open={isExplaining} onClose={() => setExplaining(false)} />
        <PaymentDialogs payment={payment} onDismiss={dismiss} onPayAgain={payAgain} />
      </>
    ),
  }
}
