import { Bell, BellOff } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from '#web/lib/translation.ts'
import { useNotifications } from '#web/lib/notifications-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Slip } from '#web/ui/slip.tsx'
import { useToasts } from '#web/ui/toast.ts'

/** Where a person turns notifications on or off for this browser. */
export function NotificationCard({ type }: { type: 'users' | 'employee' }) {
  const { t } = useTranslation()
  const toasts = useToasts()
  const headingId = useId()
  const { state, turnOn, turnOff } = useNotifications()
  const [isBusy, setBusy] = useState(false)

  async function change() {
    setBusy(true)
    try {
      await (state === 'on' ? turnOff() : turnOn())
    } catch {
      toasts.no(t('notification.failed'))
    }
    setBusy(false)
  }

  // Only the browser knows, so the server's page has none.
  if (state === undefined) return null
  const offKey = type === 'users' ? 'notification.offCandidate' : 'notification.offEmployer'
  return (
    <Slip
      as="section"
      aria-labelledby={headingId}
      body={
        <div className="row row--wrap">
          <div className="grow min-w-56">
            <h2 id={headingId} className="text-title">
              {t('notification.heading')}
            </h2>
            <output className="t2 block">
              {t(state === 'off' ? offKey : `notification.${state}`)}
            </output>
            {state === 'off' && <p className="small t2">{t('privacy.noticePush')}</p>}
          </div>
          {(state === 'on' || state === 'off') && (
            <Button
              kind={state === 'on' ? 'line' : 'pri'}
              icon={state === 'on' ? BellOff : Bell}
              loading={isBusy}
              loadingText={t('notification.busy')}
              onClick={() => void change()}
            >
              {t(state === 'on' ? 'notification.turnOff' : 'notification.turnOn')}
            </Button>
          )}
        </div>
      }
    />
  )
}
