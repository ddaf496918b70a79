import type { ReactNode } from 'react'
import type { Messages } from '#web/lib/i18n/messages.ts'
import { MessagesContext } from '#web/lib/i18n/translation.ts'
import { toastUntilOnline } from '#web/lib/notifications/until-online.ts'
import { MissedPartContext } from '#web/ui/lazy-part.tsx'
import { createToastQueue, ToastContext, type ToastQueue } from '#web/ui/toast.ts'

/** The services that any component may use. The two entries create them once per page. */
export interface PageServices {
  readonly toasts: ToastQueue
  readonly messages: Messages
}

export const createPageServices = (messages: Messages): PageServices => ({
  toasts: createToastQueue(),
  messages,
})

export function PageServicesProvider({
  services,
  children,
}: {
  services: PageServices
  children: ReactNode
}) {
  const { toasts, messages } = services
  return (
    <MessagesContext value={messages}>
      <ToastContext value={toasts}>
        <MissedPartContext
          value={() =>
            toastUntilOnline(toasts, messages.translator('error.offline'), 'missed-part')
          }
        >
          {children}
        </MissedPartContext>
      </ToastContext>
    </MessagesContext>
  )
}
