import { calls } from '#contract/calls.ts'
import { ApiError } from './api/api-error.ts'
import type { Api } from './api/api.ts'
import { deleteOutgoing, listOutgoing } from './outgoing-store.ts'
import { readSession } from './session.ts'

export type Sent =
  | { readonly kind: 'sent'; readonly jobTitle: string }
  | { readonly kind: 'rejected'; readonly jobTitle: string; readonly message: string }

/**
 * Sends the queued applications one by one, in one tab at a time. The server accepts one
 * application per job, so a retry after a lost reply creates no duplicate.
 */
export async function sendOutgoing(api: Api, notify: (sent: Sent) => void): Promise<void> {
  const token = readSession()?.token
  if (token === undefined) return
  await navigator.locks.request('outgoing-applications', async () => {
    for (const { jobId, jobTitle, fields, withProfile } of await listOutgoing(token)) {
      if (readSession()?.token !== token) return
      const form = new FormData()
      for (const [name, value] of fields) form.append(name, value)
      try {
        await (withProfile
          ? api.call(calls.applyWithProfile, { params: { jobId }, body: withProfile })
          : api.call(calls.saveProfile, { form }))
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        // Without a reply, or when the session is over, it stays queued.
        if (error.isUnanswered || error.isSessionOver) return
        if (error.code !== 'ALREADY_APPLIED') {
          await deleteOutgoing(jobId)
          notify({ kind: 'rejected', jobTitle, message: error.message })
          continue
        }
      }
      await deleteOutgoing(jobId)
      notify({ kind: 'sent', jobTitle })
    }
  })
}
