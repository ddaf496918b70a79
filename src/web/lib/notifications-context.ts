import { createContext, use } from 'react'
import type { NotificationState } from './notifications.ts'

/** Notifications of whoever is signed in, in this browser. */
export type Notifications = {
  /** Not known on the server, and until the browser has been asked. */
  readonly state: NotificationState | undefined
  /** @throws whatever the browser or the server refused with */
  readonly turnOn: () => Promise<void>
  readonly turnOff: () => Promise<void>
}

/** Given by `NotificationsProvider`. */
export const NotificationsContext = createContext<Notifications>({
  state: undefined,
  turnOn: async () => {},
  turnOff: async () => {},
})

export const useNotifications = (): Notifications => use(NotificationsContext)
