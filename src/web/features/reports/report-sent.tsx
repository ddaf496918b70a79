import { useEffect, useRef } from 'react'
import { cyberCrimeSite } from '#contract/site/fraud-help.ts'
import { dayAndTime } from '#web/lib/format/day-and-time.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Seal } from '#web/ui/seal.tsx'
import { Timeline } from '#web/ui/timeline.tsx'
import type { TimelineStep } from '#web/ui/timeline.tsx'
import type { SentReport } from './report-form.tsx'

type ReportSentProps = {
  report: SentReport
  /** Whether we can tell the person what we did. */
  isAnswered?: boolean
  /** A sheet has a heading of its own above. */
  heading?: 'h2' | 'h3'
}

/** Longer than a frame. */
const afterSheetMs = 50

/** What becomes of a report. Its heading takes the focus, so that it is read out. */
export function ReportSent({
  report,
  isAnswered = true,
  heading: Heading = 'h3',
}: ReportSentProps) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // A sheet takes the focus itself when the form that had it is gone, so this comes after.
    const timer = setTimeout(() => heading.current?.focus(), afterSheetMs)
    return () => clearTimeout(timer)
  }, [])
  const { reportedAt, isHidden, isAboutMoney } = report
  const hidden: TimelineStep = {
    key: 'hidden',
    text: t('report.step.hidden'),
    note: isAboutMoney ? t('report.step.hiddenWhyMoney') : undefined,
    look: 'hidden',
  }
  const answer: TimelineStep = { key: 'answer', text: t('report.step.answer'), look: 'later' }
  const steps: readonly TimelineStep[] = [
    { key: 'received', text: t('report.step.received'), look: 'done' },
    ...(isHidden ? [hidden] : []),
    { key: 'call', text: t('report.step.call'), look: isHidden ? 'later' : 'now' },
    ...(isAnswered ? [answer] : []),
  ]
  return (
    <div className="stack">
      <div className="grid justify-items-center gap-2 text-center">
        <Seal size={64} />
        <Heading ref={heading} tabIndex={-1} className="text-h3">
          {t('report.sent')}
        </Heading>
        <p className="text-fg-2 tabular-nums">{t('report.sentAt', dayAndTime(reportedAt))}</p>
      </div>
      <Timeline steps={steps} />
      {isAboutMoney && (
        <Notice tone="error">
          <p>{t('report.paidAlready', { site: cyberCrimeSite })}</p>
        </Notice>
      )}
    </div>
  )
}
