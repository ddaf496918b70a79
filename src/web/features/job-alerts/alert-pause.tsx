import { dayMonthYear, indiaDate } from '#contract/india-time.ts'
import { limits } from '#contract/limits.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Notice } from '#web/ui/notice.tsx'

const dayMs = 24 * 3_600_000

/** The day in India, `yyyy-MM-dd`, so many days later. */
export const dayAfter = (now: Date, days: number): string =>
  indiaDate(new Date(now.getTime() + days * dayMs))

interface AlertPauseProps {
  id: string
  until: string
  now: Date
  onChange: (until: string) => void
}

/** Until when an alert pauses. */
export function AlertPause({ id, until, now, onChange }: AlertPauseProps) {
  const { t } = useTranslation()
  return (
    <Notice tone="warn">
      <p id={id}>{t('alert.paused', { date: dayMonthYear(until) })}</p>
      <label className="text-small">
        {t('alert.pauseUntil')}{' '}
        <input
          type="date"
          className="input"
          value={until}
          min={dayAfter(now, 1)}
          max={dayAfter(now, limits.alertPauseDays)}
          onChange={({ target }) => {
            if (target.value !== '' && target.validity.valid) onChange(target.value)
          }}
        />
      </label>
    </Notice>
  )
}
