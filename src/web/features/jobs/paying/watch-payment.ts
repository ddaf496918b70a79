import { endpoints } from '#contract/endpoints.ts'
import { limits } from '#contract/limits.ts'
import { ApiError } from '#web/lib/api-error.ts'
import type { Api } from '#web/lib/api.ts'

/**
 * Resolves when the job's payment has arrived, whoever told the server of it: the window's own answer
 * may get lost. A question without an answer is asked again.
 */
export function watchPayment(
  api: Api,
  jobId: string,
): { arrived: Promise<void>; stop: () => void } {
  let timer: number | undefined
  const arrived = new Promise<void>((resolve, reject) => {
    async function look(): Promise<void> {
      try {
        const { progress } = await api.call(endpoints.getJobPayment, { params: { jobId } })
        if (progress === 'paid') resolve()
      } catch (error) {
        if (!(error instanceof ApiError)) reject(error)
      }
    }
    timer = window.setInterval(() => void look(), limits.paymentWatchMs)
  })
  return { arrived, stop: () => window.clearInterval(timer) }
}
