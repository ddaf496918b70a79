import { useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import type { NotificationState } from '#web/lib/notifications/notifications.ts'
import { NotificationsContext } from '#web/lib/notifications/notifications-context.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { toWorkerDefaults } from '#web/lib/notifications/page-worker.ts'
import { usePublicConfig } from '#web/lib/public-config.ts'
import { useSessionType } from '#web/lib/session.ts'
import { useApi } from '#web/lib/api/use-api.ts'
import { onWorkerMessage } from '#web/lib/notifications/worker-messages.ts'

/** It loads later, as nothing visible depends on it. */
const loadNotifications = () => import('#web/lib/notifications/notifications.ts')

type Looked = { readonly type: string; readonly state: NotificationState }

/**
 * Synchronizes this browser's push subscription with the server and the signed-in account on every
 * page. The browser may drop it, the server's key may change, or another person may sign in.
 */
export function NotificationsProvider({ children }: { children: ReactNode }) {
  const api = useApi()
  const session = useSessionType()
  const { revalidate } = useRevalidator()
  const { t } = useTranslation()
  const { productName } = usePublicConfig()
  const defaults = useMemo(() => toWorkerDefaults(productName, t), [productName, t])
  const [looked, setLooked] = useState<Looked>()
  const type = session === 'users' || session === 'employee' ? session : undefined

  useEffect(() => {
    if (!type) return undefined
    let isHere = true
    const look = async () => {
      try {
        const { resumeNotifications } = await loadNotifications()
        const state = await resumeNotifications(api, { type, defaults })
        if (isHere) setLooked({ type, state })
      } catch {
        // Errors are ignored here. Turning notifications on repeats every step and reports them.
        if (isHere) setLooked({ type, state: 'off' })
      }
    }
    void look()
    const stop = onWorkerMessage('subscription-changed', () => void look())
    return () => {
      isHere = false
      stop()
    }
  }, [api, type, defaults])

  useEffect(() => onWorkerMessage('opened', () => void revalidate()), [revalidate])

  const notifications = useMemo(
    () => ({
      state: looked?.type === type ? looked?.state : undefined,
      async turnOn() {
        if (!type) return
        const { turnOnNotifications } = await loadNotifications()
        setLooked({ type, state: await turnOnNotifications(api, { type, defaults }) })
      },
      async turnOff() {
        if (!type) return
        const { turnOffNotifications } = await loadNotifications()
        setLooked({ type, state: await turnOffNotifications(api) })
      },
    }),
    [api, looked, type, defaults],
  )

  return <NotificationsContext value={notifications}>{children}</NotificationsContext>
}
