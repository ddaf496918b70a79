import { useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import type { NotificationState } from '#web/lib/notifications.ts'
import { NotificationsContext } from '#web/lib/notifications-context.ts'
import { usePublicConfig } from '#web/lib/public-config.ts'
import { useSessionType } from '#web/lib/session.ts'
import { useApi } from '#web/lib/use-api.ts'
import { onWorkerMessage } from '#web/lib/worker-messages.ts'

/** Nothing that is seen waits for it. */
const loadNotifications = () => import('#web/lib/notifications.ts')

type Looked = { readonly type: string; readonly state: NotificationState }

/**
 * Keeps this browser's subscription in step with the server and the account signed in, whichever page
 * is open: the browser may lose it, the server's key may change, and somebody else may sign in.
 */
export function NotificationsProvider({ children }: { children: ReactNode }) {
  const api = useApi()
  const session = useSessionType()
  const { revalidate } = useRevalidator()
  const { productName } = usePublicConfig()
  const [looked, setLooked] = useState<Looked>()
  const type = session === 'users' || session === 'employee' ? session : undefined

  useEffect(() => {
    if (!type) return undefined
    let isHere = true
    const look = async () => {
      try {
        const { resumeNotifications } = await loadNotifications()
        const state = await resumeNotifications(api, { type, productName })
        if (isHere) setLooked({ type, state })
      } catch {
        // Whether the server or the browser failed: turning them on tries all of it again.
        if (isHere) setLooked({ type, state: 'off' })
      }
    }
    void look()
    const stop = onWorkerMessage('subscription-changed', () => void look())
    return () => {
      isHere = false
      stop()
    }
  }, [api, type, productName])

  useEffect(() => onWorkerMessage('opened', () => void revalidate()), [revalidate])

  const notifications = useMemo(
    () => ({
      state: looked?.type === type ? looked?.state : undefined,
      async turnOn() {
        if (!type) return
        const { turnOnNotifications } = await loadNotifications()
        setLooked({ type, state: await turnOnNotifications(api, { type, productName }) })
      },
      async turnOff() {
        if (!type) return
        const { turnOffNotifications } = await loadNotifications()
        setLooked({ type, state: await turnOffNotifications(api) })
      },
    }),
    [api, looked, type, productName],
  )

  return <NotificationsContext value={notifications}>{children}</NotificationsContext>
}
