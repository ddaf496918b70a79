import { endpoints } from '#contract/endpoints.ts'
import type { Bind } from '../http/endpoint.ts'
import type { PaymentsService } from './payments.service.ts'

export function bindPayments(bind: Bind, payments: PaymentsService): void {
  bind.signedIn(endpoints.createOrder, async ({ viewer, body }) =>
    payments.createOrder(viewer, body),
  )
  bind.signedIn(endpoints.resumeOrder, async ({ viewer, params }) =>
    payments.resumeOrder(viewer, params.jobId),
  )
  bind.signedIn(endpoints.checkOrder, async ({ viewer, params }) =>
    payments.checkOrder(viewer, params.orderId),
  )
  bind.signedIn(endpoints.verifyPayment, async ({ viewer, body }) =>
    payments.verifyPayment(viewer, body),
  )
  bind.signedIn(endpoints.getJobPayment, async ({ viewer, params }) =>
    payments.getJobPayment(viewer, params.jobId),
  )
  bind.signedIn(endpoints.listPayments, async ({ body, sendPage }) =>
    sendPage(await payments.listPayments(body)),
  )
  bind.signedIn(endpoints.retryRefund, async ({ viewer, params }) => ({
    status: await payments.retryRefund(viewer, params.refundId),
  }))
}
