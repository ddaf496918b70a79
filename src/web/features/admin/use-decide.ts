import { useState } from 'react'
import { useTranslation } from '#web/lib/translation.ts'
import { useRevalidator } from 'react-router'
import { endpoints } from '#contract/endpoints.ts'
import { canMoveJob, toJobStatus } from '#contract/jobs.ts'
import type { FullJob, JobStatusWire } from '#contract/jobs.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { useApi } from '#web/lib/use-api.ts'
import { useToasts } from '#web/ui/toast.ts'

export type Decision = Exclude<JobStatusWire, ''>

/** Saves a decision and loads the queue again, so that lists and counts are the server's. */
export function useDecide() {
  const { t } = useTranslation()
  const api = useApi()
  const toasts = useToasts()
  const revalidator = useRevalidator()
  const [saving, setSaving] = useState<Decision>()

  async function decide(job: FullJob, status: Decision): Promise<void> {
    if (saving !== undefined || !canMoveJob(toJobStatus(job.status), toJobStatus(status), 'admin'))
      return
    setSaving(status)
    try {
      await api.call(endpoints.changeJobStatus, {
        params: { jobId: job.id },
        body: { status, version: job.version },
      })
      toasts.ok(t('admin.statusChanged', { status }), 'job-status')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // A dead session has a message of its own, from the loader that runs now.
      if (!error.isSessionOver)
        toasts.no(`${t('admin.statusError')} ${error.message}`, 'job-status')
    } finally {
      await revalidator.revalidate()
      setSaving(undefined)
    }
  }

  return { saving, decide }
}
