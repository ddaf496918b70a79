import { useEffect, useEffectEvent, useState } from 'react'
import { useFailureText } from '#web/lib/forms/use-error-text.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { adminCalls } from '#contract/admin-calls.ts'
import type { JobReport, ReportDecision } from '#contract/reports/schemas.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { useApi } from '#web/lib/api/use-api.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useToasts } from '#web/ui/toast.ts'
import { canDecide } from './can-decide.ts'
import type { JobDecisionsProps } from './job-decisions.tsx'
import { ReportLines } from '#web/features/reports/report-lines.tsx'

/** The open reports of a job. */
export function JobReports({ job, saving, onDecide, rejecting }: JobDecisionsProps) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const api = useApi()
  const toasts = useToasts()
  const [reports, setReports] = useState<readonly JobReport[]>([])
  const { id: jobId, openReports } = job

  const showFailure = useEffectEvent((error: unknown) => {
    if (error instanceof ApiError) toasts.error(failureText(error.message), 'reports')
  })

  useEffect(() => {
    const aborter = new AbortController()
    api
      .call(adminCalls.listJobReports, { params: { jobId }, query: {}, signal: aborter.signal })
      .then((all) => setReports(all.filter(({ decision }) => decision === null)))
      .catch(showFailure)
    return () => aborter.abort()
  }, [api, jobId])

  const { run: decide, isPending: isDeciding } = useMutation({
    call: (api, decision: ReportDecision) =>
      api.call(adminCalls.decideReports, {
        params: { jobId },
        body: { decision, openReports: reports.length },
      }),
    toastId: 'reports',
    successText: ({ message }) => message,
    revalidate: 'always',
  })

  return (
    <Notice tone="warn" className="mt-4">
      <h3>{t('report.count', { count: openReports })}</h3>
      <ul className="stack mt-3">
        {reports.map((report) => (
          <ReportLines key={report.id} report={report} />
        ))}
      </ul>
      {reports.length > 0 && (
        <div className="flex items-center gap-3 flex-wrap mt-3">
          <Button kind="success" size="sm" loading={isDeciding} onClick={() => void decide('kept')}>
            {t(job.status === 'waiting' ? 'report.decide.putBack' : 'report.decide.fine')}
          </Button>
          {canDecide(job, 'pause') && (
            <Button
              kind="sec"
              size="sm"
              loading={saving === 'pause'}
              onClick={() => onDecide('pause')}
            >
              {t('report.decide.pause')}
            </Button>
          )}
          {canDecide(job, 'rejected') && (
            <Button
              kind="danger-outline"
              size="sm"
              loading={rejecting.isRejecting}
              onClick={() => rejecting.ask(job)}
            >
              {t('report.decide.reject')}
            </Button>
          )}
        </div>
      )}
    </Notice>
  )
}
