import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { endpoints } from '#contract/endpoints.ts'
import type { FullJob } from '#contract/jobs.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { useApi } from '#web/lib/use-api.ts'
import { useToasts } from '#web/ui/toast.ts'
import type { Decision } from './job-acts.tsx'

/** Saves a decision and loads the queue again, so that lists and counts are the server's. */
export function useDecide() {
  const { t } = useTranslation()
  const api = useApi()
  const toasts = useToasts()
  const revalidator = useRevalidator()
  const [saving, setSaving] = useState<Decision>()

  async function decide(job: FullJob, status: Decision): Promise<void> {
    if (saving !== undefined) return
    setSaving(status)
    try {
      await api.call(endpoints.changeJobStatus, {
        params: { jobId: job.id },
        body: { status, version: job.version },
      })
      toasts.ok(t('admin.statusChanged', { status }), 'job-status')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toasts.no(`${t('admin.statusError')} ${error.message}`, 'job-status')
    } finally {
      await revalidator.revalidate()
      setSaving(undefined)
    }
  }

  return { saving, decide }
}
