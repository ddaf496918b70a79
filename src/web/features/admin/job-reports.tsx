import { useEffect, useState } from 'react'
import { useTranslation } from '#web/lib/translation.ts'
import { useRevalidator } from 'react-router'
import { endpoints } from '#contract/endpoints.ts'
import { dayMonthYear, indiaDate } from '#contract/india-time.ts'
import type { QueuedJob } from '#contract/jobs.ts'
import type { JobReport, ReportDecision } from '#contract/reports.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { useApi } from '#web/lib/use-api.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useToasts } from '#web/ui/toast.ts'

/** What candidates reported of a job and nobody has decided on. */
export function JobReports({ job }: { job: QueuedJob }) {
  const { t } = useTranslation()
  const api = useApi()
  const toasts = useToasts()
  const revalidator = useRevalidator()
  const [reports, setReports] = useState<readonly JobReport[]>([])
  const [saving, setSaving] = useState<ReportDecision>()
  const { id: jobId, openReports } = job

  useEffect(() => {
    const aborter = new AbortController()
    api
      .call(endpoints.listJobReports, { params: { jobId }, query: {}, signal: aborter.signal })
      .then((all) => setReports(all.filter(({ decision }) => decision === null)))
      .catch((error: unknown) => {
        if (error instanceof ApiError) toasts.no(error.message, 'reports')
      })
    return () => aborter.abort()
  }, [api, toasts, jobId])

  async function decide(decision: ReportDecision): Promise<void> {
    setSaving(decision)
    try {
      const { message } = await api.call(endpoints.decideReports, {
        params: { jobId },
        body: { decision, openReports: reports.length },
      })
      toasts.ok(message, 'reports')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toasts.no(error.message, 'reports')
    } finally {
      await revalidator.revalidate()
      setSaving(undefined)
    }
  }

  return (
    <Notice tone="warn" className="mt-4">
      <h3>{t('report.count', { count: openReports })}</h3>
      <ul className="stack mt-3">
        {reports.map(({ id, reason, words, reportedAt }) => (
          <li key={id} className="break-words">
            <b>{reason}</b>{' '}
            <span className="small num">{dayMonthYear(indiaDate(new Date(reportedAt)))}</span>
            {words !== '' && <p>{words}</p>}
          </li>
        ))}
      </ul>
      {reports.length > 0 && (
        <div className="row row--wrap mt-3">
          {(['kept', 'acted'] as const).map((decision) => (
            <Button
              key={decision}
              kind="sec"
              size="sm"
              loading={saving === decision}
              onClick={() => void decide(decision)}
            >
              {t(`report.decide.${decision}`)}
            </Button>
          ))}
        </div>
      )}
    </Notice>
  )
}
