import { endpoints } from '#contract/endpoints.ts'
import type { Bind } from '#server/http/binding/endpoint.ts'
import type { PaymentsService } from './payments.service.ts'

export function bindPayments(bind: Bind, payments: PaymentsService): void {
  bind.signedIn(endpoints.getJobPayment, async ({ viewer, params }) =>
    payments.getJobPayment(viewer, params.jobId),
  )
  bind.signedIn(endpoints.listPayments, async ({ viewer, body, sendPage }) =>
    sendPage(await payments.listPayments(viewer, body)),
  )
  bind.signedIn(endpoints.retryRefund, async ({ viewer, params }) => ({
    status: await payments.retryRefund(viewer, params.refundId),
  }))
}
