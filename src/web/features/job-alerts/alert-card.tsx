import { useId } from 'react'
import { calls } from '#contract/calls.ts'
import { alertFrequencies } from '#contract/job-alerts/frequencies.ts'
import type { AlertFrequency } from '#contract/job-alerts/frequencies.ts'
import type { JobAlert } from '#contract/job-alerts/schemas.ts'
import { limits } from '#contract/limits.ts'
import { toSearch } from '#web/features/job-search/job-filters.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { Slip } from '#web/ui/slip.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { useAlertName } from './alert-name.ts'
import { AlertPause, dayAfter } from './alert-pause.tsx'
import { DeleteAlert } from './delete-alert.tsx'

/** What the switch pauses for; the day can be changed then. */
const usualPauseDays = 7

type Change = { readonly frequency?: AlertFrequency; readonly until?: string | null }

interface AlertCardProps {
  alert: JobAlert
  now: Date
  onEdit: () => void
}

/** An alert with its switch, which pauses it, and how often it tells. Both are saved at once. */
export function AlertCard({ alert, now, onEdit }: AlertCardProps) {
  const { t } = useTranslation()
  const noticeId = useId()
  const { name, details } = useAlertName(alert.search)
  const params = { alertId: alert.id }
  const { run, pending } = useMutation<Change>({
    call: (api, { frequency, until }) =>
      frequency === undefined
        ? api.call(calls.pauseJobAlert, {
            params,
            body: until === null || until === undefined ? {} : { until },
          })
        : api.call(calls.editJobAlert, { params, body: { frequency } }),
    toastId: 'job-alert',
    successText: () => t('alert.saved'),
    revalidate: 'always',
  })
  const pausedUntil = pending?.until === undefined ? alert.pausedUntil : pending.until
  const isOn = !alert.isStopped && pausedUntil === null
  return (
    <Slip
      as="article"
      className="alert"
      aria-busy={pending === undefined ? undefined : true}
      body={
        <>
          <div className="alert__h">
            <div className="min-w-0">
              <h2>{name}</h2>
              {details !== '' && <p className="text-small text-fg-2">{details}</p>}
            </div>
            <Switch
              label={t('alert.isOn', { name })}
              describedBy={isOn ? undefined : noticeId}
              isOn={isOn}
              onChange={(next) => void run({ until: next ? null : dayAfter(now, usualPauseDays) })}
            />
          </div>
          <Segments
            legend={t('alert.oftenFor', { name })}
            isLegendHidden
            options={alertFrequencies.map((value) => ({ value, label: t(`alert.often.${value}`) }))}
            value={pending?.frequency ?? alert.frequency}
            onChange={(frequency) => void run({ frequency })}
          />
          {alert.isStopped && (
            <Notice tone="warn">
              <p id={noticeId}>{t('alert.stopped', { days: limits.alertForgottenDays })}</p>
              <Button kind="sec" size="sm" onClick={() => void run({ until: null })}>
                {t('alert.startAgain')}
              </Button>
            </Notice>
          )}
          {!alert.isStopped && pausedUntil !== null && (
            <AlertPause
              id={noticeId}
              until={pausedUntil}
              now={now}
              onChange={(until) => void run({ until })}
            />
          )}
        </>
      }
      stub={
        <>
          <Link
            className="link"
            to={paths.jobSearch() + toSearch({ ...alert.search, sort: 'newest' })}
          >
            {alert.newJobs > 0 ? t('alert.newJobs', { count: alert.newJobs }) : t('alert.seeJobs')}
          </Link>
          <span className="flex items-center gap-1">
            <button
              type="button"
              className="textbtn"
              aria-label={t('alert.editNamed', { name })}
              onClick={onEdit}
            >
              {t('alert.change')}
            </button>
            <DeleteAlert alertId={alert.id} name={name} />
          </span>
        </>
      }
    />
  )
}
