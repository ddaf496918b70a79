import { createContext, use } from 'react'
import type { NotificationState } from './notifications.ts'

/** The notifications of the signed-in account in this browser. */
export type Notifications = {
  /** Undefined on the server, and until the browser has answered. */
  readonly state: NotificationState | undefined
  /** @throws the error of the browser or the server */
  readonly turnOn: () => Promise<void>
  readonly turnOff: () => Promise<void>
}

/** Set by `NotificationsProvider`. */
export const NotificationsContext = createContext<Notifications>({
  state: undefined,
  turnOn: async () => {},
  turnOff: async () => {},
})

export const useNotifications = (): Notifications => use(NotificationsContext)
