import { adminCalls } from '#contract/admin-calls.ts'
import type { QueuedJob } from '#contract/admin/schemas.ts'
import type { JobStatusWire } from '#contract/jobs/states.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'
import { useFailureText } from '#web/lib/forms/use-error-text.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { canDecide } from './can-decide.ts'

/** Rejecting asks for a reason: see `useRejecting`. */
export type Decision = Exclude<JobStatusWire, '' | 'rejected'>

type Input = { readonly job: QueuedJob; readonly status: Decision }

/** Saves an admin's decision on a job and reloads the queue. */
export function useDecide() {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const { run, pending } = useMutation({
    call: (api, { job, status }: Input) =>
      api.call(adminCalls.changeJobStatus, {
        params: { jobId: job.id },
        body: { status, version: job.version, openReports: job.openReports },
      }),
    toastId: 'job-status',
    successText: (_reply, { status }) =>
      t('admin.statusChanged', { status: { key: `admin.status.${status}` } }),
    errorText: ({ message }) => t('admin.statusError', { reason: failureText(message) }),
    revalidate: 'always',
  })

  async function decide(job: QueuedJob, status: Decision): Promise<void> {
    if (canDecide(job, status)) {
      await run({ job, status })
    }
  }

  return { saving: pending?.status, decide }
}
