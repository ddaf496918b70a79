import { useState } from 'react'
import { calls } from '#contract/calls.ts'
import type { EmployerProfile } from '#contract/profiles/schemas.ts'
import { useApi } from '#web/lib/api/use-api.ts'
import { customerOf } from './customer.ts'
import { usePayment } from './use-payment.ts'

export type UnpaidJob = { readonly id: string; readonly jobTitle: string }

/**
 * Pays for a job that was saved without payment. The screen owns this state, because the job's row
 * changes as soon as the payment arrives.
 */
export function usePayNow(profile: EmployerProfile) {
  const api = useApi()
  const { payment, pay, dismiss } = usePayment()
  const [job, setJob] = useState<UnpaidJob>()

  async function payNow(unpaid: UnpaidJob): Promise<void> {
    setJob(unpaid)
    await pay(
      async () => {
        const order = await api.call(calls.resumeOrder, { params: { jobId: unpaid.id } })
        return { ...order, jobId: unpaid.id }
      },
      { description: unpaid.jobTitle, customer: customerOf(profile) },
    )
  }

  return {
    payment,
    payNow,
    /** Opens the payment of the same job again. */
    payAgain: () => void (job && payNow(job)),
    dismiss,
    payingId: payment.kind === 'busy' ? job?.id : undefined,
  }
}
