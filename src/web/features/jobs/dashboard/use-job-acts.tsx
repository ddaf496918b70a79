import { useState } from 'react'
import type { ReactNode } from 'react'
import type { EmployerProfile } from '#contract/profiles.ts'
import { PaymentDialogs } from '../paying/payment-dialogs.tsx'
import { usePayNow } from '../paying/use-pay-now.ts'
import type { JobActs } from './job-act.tsx'
import { UnderProgressDialog } from './under-progress-dialog.tsx'

/** What can be done with the jobs of a screen, and the dialogs that this opens. */
export function useJobActs(profile: EmployerProfile): { acts: JobActs; dialogs: ReactNode } {
  const [isExplaining, setExplaining] = useState(false)
  const { payment, payNow, dismiss, payingId } = usePayNow(profile)
  return {
    acts: {
      payingId,
      onPay: (job) => void payNow(job),
      onExplain: () => setExplaining(true),
    },
    dialogs: (
      <>
        <UnderProgressDialog open={isExplaining} onClose={() => setExplaining(false)} />
        <PaymentDialogs payment={payment} onDismiss={dismiss} />
      </>
    ),
  }
}
