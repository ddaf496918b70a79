import { useState } from 'react'
import { endpoints } from '#contract/endpoints.ts'
import type { EmployerProfile } from '#contract/profiles.ts'
import { useApi } from '#web/lib/use-api.ts'
import { customerOf } from './customer.ts'
import { usePayment } from './use-payment.ts'

export type UnpaidJob = { readonly id: string; readonly jobTitle: string }

/**
 * Pays for a job that was saved and not paid for. It belongs to the screen and not to the job's row,
 * which changes as soon as the money has arrived.
 */
export function usePayNow(profile: EmployerProfile) {
  const api = useApi()
  const { payment, pay, dismiss } = usePayment()
  const [job, setJob] = useState<UnpaidJob>()

  async function payNow(wanted: UnpaidJob): Promise<void> {
    setJob(wanted)
    await pay(
      async () => {
        const order = await api.call(endpoints.resumeOrder, { params: { jobId: wanted.id } })
        return { ...order, jobId: wanted.id }
      },
      { description: wanted.jobTitle, customer: customerOf(profile) },
    )
  }

  return { payment, payNow, dismiss, payingId: payment.kind === 'busy' ? job?.id : undefined }
}
