import type { i18n } from 'i18next'
import { createContext, use, type ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { createI18n } from '#web/lib/i18n.ts'
import { createToastQueue, ToastContext, type ToastQueue } from '#web/ui/toast.ts'

/** What every component of a page may reach for: made once per page by the two entries. */
export interface PageServices {
  readonly i18n: i18n
  readonly toasts: ToastQueue
  /** The page came without the router's scripts. */
  readonly isLate: boolean
}

export function createPageServices({ isLate }: { isLate: boolean }): PageServices {
  return { i18n: createI18n(), toasts: createToastQueue(), isLate }
}

const LateContext = createContext(false)

/** Whether the page came without the router's scripts, to fetch them at the person's first act. */
export const useIsLate = (): boolean => use(LateContext)

export function PageServicesProvider({
  services,
  children,
}: {
  services: PageServices
  children: ReactNode
}) {
  return (
    <I18nextProvider i18n={services.i18n}>
      <LateContext value={services.isLate}>
        <ToastContext value={services.toasts}>{children}</ToastContext>
      </LateContext>
    </I18nextProvider>
  )
}
