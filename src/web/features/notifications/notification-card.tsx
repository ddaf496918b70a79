import { Bell, BellOff } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useNotifications } from '#web/lib/notifications/notifications-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Slip } from '#web/ui/slip.tsx'
import { useToasts } from '#web/ui/toast.ts'

const toastId = 'notifications'

/** Turns notifications on or off for this browser. */
export function NotificationCard({ type }: { type: 'users' | 'employee' }) {
  const { t } = useTranslation()
  const toasts = useToasts()
  const headingId = useId()
  const { state, turnOn, turnOff } = useNotifications()
  const [isBusy, setBusy] = useState(false)

  async function change() {
    setBusy(true)
    toasts.dismiss(toastId)
    try {
      await (state === 'on' ? turnOff() : turnOn())
    } catch {
      toasts.error(t('notification.failed'), toastId)
    }
    setBusy(false)
  }

  // The state is known only in the browser, so the server renders none.
  if (state === undefined) return null
  const offKey = type === 'users' ? 'notification.offCandidate' : 'notification.offEmployer'
  return (
    <Slip
      as="section"
      aria-labelledby={headingId}
      body={
        <div className="flex items-center gap-3 flex-wrap">
          <div className="flex-1 min-w-56 max-letters:basis-word">
            <h2 id={headingId} className="text-title">
              {t('notification.heading')}
            </h2>
            <output className="text-fg-2 block">
              {t(state === 'off' ? offKey : `notification.${state}`)}
            </output>
            {state === 'off' && <p className="text-small text-fg-2">{t('privacy.noticePush')}</p>}
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
