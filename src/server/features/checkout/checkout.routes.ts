import { endpoints } from '#contract/endpoints.ts'
import type { Bind } from '#server/http/binding/endpoint.ts'
import { translateReply } from '#server/lib/untranslated.ts'
import type { CheckoutService } from './checkout.service.ts'

export function bindCheckout(bind: Bind, checkout: CheckoutService): void {
  bind.signedIn(endpoints.createOrder, async ({ viewer, body }) =>
    checkout.createOrder(viewer, body),
  )
  bind.signedIn(endpoints.buyPosts, async ({ viewer, body }) => checkout.buyPosts(viewer, body))
  bind.signedIn(endpoints.orderRenewal, async ({ viewer, params, body }) =>
    checkout.orderRenewal(viewer, params.jobId, body),
  )
  bind.signedIn(endpoints.renewWithPost, async ({ viewer, params, body, t }) =>
    translateReply(t, await checkout.renewWithPost(viewer, params.jobId, body)),
  )
  bind.signedIn(endpoints.resumeOrder, async ({ viewer, params }) =>
    checkout.resumeOrder(viewer, params.jobId),
  )
  bind.signedIn(endpoints.checkOrder, async ({ viewer, params }) =>
    checkout.checkOrder(viewer, params.orderId),
  )
  bind.signedIn(endpoints.verifyPayment, async ({ viewer, body }) =>
    checkout.verifyPayment(viewer, body),
  )
}
