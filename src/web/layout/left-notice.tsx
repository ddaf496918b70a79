import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { takeNotice } from '#web/lib/notifications/notice.ts'
import { useToasts } from '#web/ui/toast.ts'

/** Ends the toasts of a screen that is left, and shows the notice that a loader stored before its redirect. */
export function LeftNotice() {
  const { t } = useTranslation()
  const toasts = useToasts()
  const { key, pathname } = useLocation()
  const shownOn = useRef('')
  const screen = useRef(pathname)

  useEffect(() => {
    if (screen.current === pathname) return
    screen.current = pathname
    toasts.leaveScreen()
  }, [pathname, toasts])

  useEffect(() => {
    if (shownOn.current === key) return
    shownOn.current = key
    const notice = takeNotice()
    if (notice) toasts.show(notice.kind, t(notice.key))
  }, [key, toasts, t])

  return null
}
