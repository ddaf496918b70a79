import { calls } from '#contract/calls.ts'
import { limits } from '#contract/limits.ts'
import type { Order } from '#contract/payments/schemas.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import type { Api } from '#web/lib/api/api.ts'

/**
 * Resolves when the payment of an order has arrived by any path, as the window's own response may get
 * lost. It polls, so a failed request is repeated.
 */
export function watchPayment(
  api: Api,
  { id: orderId, jobId }: Order,
): { arrived: Promise<void>; stop: () => void } {
  let timer: number | undefined
  const arrived = new Promise<void>((resolve, reject) => {
    async function look(): Promise<void> {
      try {
        const { progress } =
          jobId === null
            ? await api.call(calls.checkOrder, { params: { orderId } })
            : await api.call(calls.getJobPayment, { params: { jobId } })
        if (progress === 'paid') resolve()
      } catch (error) {
        if (!(error instanceof ApiError)) reject(error)
      }
    }
    timer = window.setInterval(() => void look(), limits.paymentWatchMs)
  })
  return { arrived, stop: () => window.clearInterval(timer) }
}
