import type { i18n } from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { createI18n } from '#web/lib/i18n.ts'
import { createToastQueue, ToastContext, type ToastQueue } from '#web/ui/toast.ts'

/** What every component of a page may reach for: made once per page by the two entries. */
export interface PageServices {
  readonly i18n: i18n
  readonly toasts: ToastQueue
}

export function createPageServices(): PageServices {
  return { i18n: createI18n(), toasts: createToastQueue() }
}

export function PageServicesProvider({
  services,
  children,
}: {
  services: PageServices
  children: ReactNode
}) {
  return (
    <I18nextProvider i18n={services.i18n}>
      <ToastContext value={services.toasts}>{children}</ToastContext>
    </I18nextProvider>
  )
}
