import { Bell, BellOff } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  resumeNotifications,
  turnOffNotifications,
  turnOnNotifications,
} from '#web/lib/notifications.ts'
import type { NotificationState } from '#web/lib/notifications.ts'
import { useApi } from '#web/lib/use-api.ts'
import { Button } from '#web/ui/button.tsx'
import { Slip } from '#web/ui/slip.tsx'
import { useToasts } from '#web/ui/toast.ts'

interface NotificationCardProps {
  type: 'users' | 'employee'
  productName: string
}

/** Where a person turns notifications on or off for this browser. */
export function NotificationCard({ type, productName }: NotificationCardProps) {
  const { t } = useTranslation()
  const api = useApi()
  const toasts = useToasts()
  const headingId = useId()
  const [state, setState] = useState<NotificationState>()
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    let isHere = true
    const look = async () => {
      try {
        const found = await resumeNotifications(api, { type, productName })
        if (isHere) setState(found)
      } catch {
        // Whether the server or the browser failed: turning them on tries all of it again.
        if (isHere) setState('off')
      }
    }
    void look()
    return () => {
      isHere = false
    }
  }, [api, type, productName])

  async function change() {
    setBusy(true)
    try {
      setState(
        state === 'on'
          ? await turnOffNotifications(api)
          : await turnOnNotifications(api, { type, productName }),
      )
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
