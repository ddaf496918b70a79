import { digitGroups } from '#contract/digit-groups.ts'
import type { JobReport } from '#contract/reports/schemas.ts'
import { dayAndTime } from '#web/lib/format/day-and-time.ts'
import { cx } from '#web/ui/cx.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'

type Props = { report: JobReport; className?: string }

/** One report, as an admin reads it. */
export function ReportLines({ report, className }: Props) {
  const { t } = useTranslation()
  const { reason, words, amountAsked, hasPaid, pictureUrl, reportedAt } = report
  const facts = [
    amountAsked === null ? undefined : t('report.asked', { amount: digitGroups(amountAsked) }),
    hasPaid === null ? undefined : t(hasPaid ? 'report.paid' : 'report.notPaid'),
    report.isFromApplicant ? t('report.fromApplicant') : undefined,
    report.isFromStranger ? t('report.fromStranger') : undefined,
  ].filter((fact) => fact !== undefined)
  return (
    <li className={cx('break-words', className)}>
      <b>{t(`option.reportReason.${reason}`)}</b>{' '}
      <span className="text-small tabular-nums">
        {t('admin.dayAndTime', dayAndTime(reportedAt))}
      </span>
      {facts.length > 0 && <p className="text-small">{facts.join(' · ')}</p>}
      {words !== '' && <p>{words}</p>}
      {pictureUrl !== null && (
        <a className="link" href={pictureUrl} target="_blank" rel="noreferrer">
          {t('report.seePicture')}
        </a>
      )}
    </li>
  )
}
