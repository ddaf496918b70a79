import { endpoints } from '#contract/endpoints.ts'
import { ApiError } from './api-error.ts'
import type { Api } from './api.ts'
import { forgetOutgoing, listOutgoing } from './outgoing-store.ts'
import { readSession } from './session.ts'

export type Sent =
  | { readonly kind: 'sent'; readonly jobTitle: string }
  | { readonly kind: 'refused'; readonly jobTitle: string; readonly message: string }

/**
 * Sends what waits, one after another, in one tab at a time. The server takes one application for a job: one that had
 * arrived before its answer was lost is not sent again.
 */
export async function sendOutgoing(api: Api, tell: (sent: Sent) => void): Promise<void> {
  const token = readSession()?.token
  if (token === undefined) return
  await navigator.locks.request('outgoing-applications', async () => {
    for (const { jobId, jobTitle, fields } of await listOutgoing(token)) {
      if (readSession()?.token !== token) return
      const form = new FormData()
      for (const [name, value] of fields) form.append(name, value)
      try {
        await api.call(endpoints.saveProfile, { form })
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        // No answer, or a session that is over: it waits on.
        if (error.isUnanswered || error.isSessionOver) return
        if (error.code !== 'ALREADY_APPLIED') {
          await forgetOutgoing(jobId)
          tell({ kind: 'refused', jobTitle, message: error.message })
          continue
        }
      }
      await forgetOutgoing(jobId)
      tell({ kind: 'sent', jobTitle })
    }
  })
}
