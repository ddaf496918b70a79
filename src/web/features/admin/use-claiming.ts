import type { QueuedJob } from '#contract/admin/schemas.ts'
import { adminCalls } from '#contract/admin-calls.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'

export type Claiming = {
  readonly isPending: boolean
  readonly take: (job: QueuedJob) => void
  readonly release: (job: QueuedJob) => void
}

/** Takes a job and lets it go; the queue then shows who has it, also after another admin was first. */
export function useClaiming(): Claiming {
  const taking = useMutation({
    call: (api, { id }: QueuedJob) => api.call(adminCalls.claimJob, { params: { jobId: id } }),
    toastId: 'job-claim',
    revalidate: 'always',
  })
  const releasing = useMutation({
    call: (api, { id }: QueuedJob) => api.call(adminCalls.releaseJob, { params: { jobId: id } }),
    toastId: 'job-claim',
    revalidate: 'always',
  })
  return {
    isPending: taking.isPending || releasing.isPending,
    take: (job) => void taking.run(job),
    release: (job) => void releasing.run(job),
  }
}
