import { createContext, use, type ReactNode } from 'react'
import { sentence } from '#contract/sentences.ts'
import { MissedPartContext } from '#web/ui/later.tsx'
import { createToastQueue, ToastContext, type ToastQueue } from '#web/ui/toast.ts'

/** What every component of a page may reach for: made once per page by the two entries. */
export interface PageServices {
  readonly toasts: ToastQueue
  /** The page came without the router's scripts. */
  readonly isLate: boolean
}

export function createPageServices({ isLate }: { isLate: boolean }): PageServices {
  return { toasts: createToastQueue(), isLate }
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
    <LateContext value={services.isLate}>
      <ToastContext value={services.toasts}>
        <MissedPartContext
          value={() => services.toasts.no(sentence('error.offline'), 'missed-part')}
        >
          {children}
        </MissedPartContext>
      </ToastContext>
    </LateContext>
  )
}
