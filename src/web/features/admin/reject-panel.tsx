import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { QueuedJob } from '#contract/admin/schemas.ts'
import { rejectionReasonOptions } from '#contract/jobs/options.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { mayBeReason } from './can-decide.ts'
import type { Rejecting } from './use-rejecting.ts'

/** Asks why a job is rejected, and says what happens to its money. Each reason has a key: its number. */
export function RejectPanel({ job, rejecting }: { job: QueuedJob; rejecting: Rejecting }) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    // On a phone the bar at the bottom would cover the reasons.
    const isPhone = window.matchMedia('(max-width: 1023px)').matches
    heading.current?.scrollIntoView({ block: isPhone ? 'start' : 'nearest' })
  }, [])
  return (
    <Notice tone="warn" className="mt-4 reject-panel">
      <h3 ref={heading} tabIndex={-1} className="scroll-mt-36">
        {t('admin.rejectTitle', { title: job.jobTitle, company: job.companyName })}
      </h3>
      <p className="text-small mt-1">{moneyText(job, t)}</p>
      <ul className="reject-panel__reasons mt-3" aria-label={t('admin.rejectReasons')}>
        {rejectionReasonOptions.map(({ value, labelKey }, index) => (
          <li key={value}>
            <Button
              kind="danger-outline"
              size="sm"
              block
              shortcut={String(index + 1)}
              disabled={rejecting.isRejecting || !mayBeReason(job, value)}
              onClick={() => rejecting.reject(job, value)}
            >
              {t(labelKey)}
            </Button>
            {!mayBeReason(job, value) && (
              <p className="text-small mt-1">{t('admin.callsFirst', { count: job.callsToMake })}</p>
            )}
          </li>
        ))}
      </ul>
      <Button
        kind="quiet"
        size="sm"
        icon={X}
        className="mt-2"
        disabled={rejecting.isRejecting}
        onClick={() => rejecting.ask(undefined)}
      >
        {t('admin.rejectNot')}
      </Button>
    </Notice>
  )
}

function moneyText(job: QueuedJob, t: ReturnType<typeof useTranslation>['t']): string {
  if (job.refundableRupees > 0) return t('admin.rejectRefunds', { rupees: job.refundableRupees })
  return t(job.amount === 0 ? 'admin.rejectFree' : 'admin.rejectKeepsMoney')
}
