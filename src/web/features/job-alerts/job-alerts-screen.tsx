import { Moon, Plus } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { AlertSearch, JobAlert, JobAlerts } from '#contract/job-alerts/schemas.ts'
import { limits } from '#contract/limits.ts'
import { EmptySlip } from '#web/art/empty-slip.tsx'
import { NotificationCard } from '#web/features/notifications/notification-card.tsx'
import { SavedTabs } from '#web/features/saved-jobs/saved-tabs.tsx'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { AlertCard } from './alert-card.tsx'
import { AlertForm } from './alert-form.tsx'
import { AlertWays } from './alert-ways.tsx'
import './job-alerts.css'

interface JobAlertsScreenProps extends JobAlerts {
  savedCount: number
  /** A search that another page asks to be told about. */
  asked: AlertSearch | undefined
  onAskedDone: () => void
}

/** What is open: a form for a new alert, or for one that is changed. */
type Opened = { readonly search: AlertSearch; readonly alert?: JobAlert }

/** The alerts of a candidate, and by which ways they tell. */
export function JobAlertsScreen({
  alerts,
  ways,
  savedCount,
  asked,
  onAskedDone,
}: JobAlertsScreenProps) {
  const { t } = useTranslation()
  const { revalidate } = useRevalidator()
  const [now] = useState(() => new Date())
  const [opened, setOpened] = useState<Opened | undefined>(asked && { search: asked })
  const isFull = alerts.length >= limits.jobAlerts

  function close(): void {
    setOpened(undefined)
    if (asked) onAskedDone()
  }

  return (
    <SavedTabs shown="alerts" counts={{ jobs: savedCount, alerts: alerts.length }}>
      <div className="alerts">
        <div className="stack">
          {alerts.length === 0 && (
            <EmptyState
              art={<EmptySlip sign="clock" />}
              title={t('alert.none')}
              text={t('alert.noneTip')}
            />
          )}
          {alerts.map((alert) => (
            <AlertCard
              key={alert.id}
              alert={alert}
              now={now}
              onEdit={() => setOpened({ search: alert.search, alert })}
            />
          ))}
        </div>
        <aside className="stack" aria-label={t('alert.whereTitle')}>
          <section className="panel" aria-labelledby="alert-ways">
            <h2 id="alert-ways">{t('alert.whereTitle')}</h2>
            <AlertWays ways={ways} onChanged={revalidate} />
            <p className="text-small text-fg-2 mt-3">
              {t('alert.ownSettings')}{' '}
              <Link className="tap" to={paths.notificationSettings()}>
                {t('alert.toSettings')}
              </Link>
            </p>
          </section>
          <Button
            kind="sec"
            block
            icon={Plus}
            disabled={isFull}
            aria-describedby={isFull ? 'alerts-full' : undefined}
            onClick={() => setOpened({ search: {} })}
          >
            {t('alert.make')}
          </Button>
          {isFull && (
            <p id="alerts-full" className="text-small text-fg-2">
              {t('alert.full')}
            </p>
          )}
          <NotificationCard type="users" />
          <p className="flex gap-3 items-start text-small text-fg-2">
            <Icon of={Moon} className="mt-1 shrink-0" />
            <span>{t('alert.quiet')}</span>
          </p>
        </aside>
      </div>
      <Sheet
        open={opened !== undefined}
        onClose={close}
        title={t(opened?.alert ? 'alert.editTitle' : 'job.alertSheet')}
        closeLabel={t('common.close')}
      >
        {opened && (
          <AlertForm
            key={opened.alert?.id ?? 'new'}
            search={opened.search}
            alert={opened.alert}
            ways={ways}
            onWaysChanged={revalidate}
            onDone={close}
          />
        )}
      </Sheet>
    </SavedTabs>
  )
}
