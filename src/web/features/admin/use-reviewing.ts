import { useState } from 'react'
import { adminCalls } from '#contract/admin-calls.ts'
import type { QueuedJob } from '#contract/admin/schemas.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'

/** What words are asked for: changes of a waiting job, or why changes of a live one are not published. */
export type ReviewQuestion = {
  readonly kind: 'changes' | 'rejection'
  readonly job: QueuedJob
}

/** Sends jobs back for changes, and decides on changes of live jobs. */
export function useReviewing() {
  const [question, setQuestion] = useState<ReviewQuestion>()
  const accepting = useMutation({
    call: (api, revisionId: string) =>
      api.call(adminCalls.decideRevision, { params: { revisionId }, body: { decision: 'accept' } }),
    toastId: 'job-status',
    successText: ({ message }) => message,
    revalidate: 'always',
  })
  return {
    question,
    close: () => setQuestion(undefined),
    askForChanges: (job: QueuedJob) =>
      job.state === 'waiting' && setQuestion({ kind: 'changes', job }),
    askForRejection: (job: QueuedJob) =>
      job.revision !== null && setQuestion({ kind: 'rejection', job }),
    accept: (job: QueuedJob) => job.revision !== null && void accepting.run(job.revision.id),
    isAccepting: accepting.isPending,
  }
}

export type Reviewing = ReturnType<typeof useReviewing>
