import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { takeNotice } from '#web/lib/notifications/notice.ts'
import { useToasts } from '#web/ui/toast.ts'

/** After each navigation, shows the notice that a loader stored before its redirect. */
export function LeftNotice() {
  const { t } = useTranslation()
  const toasts = useToasts()
  const { key } = useLocation()
  const shownOn = useRef('')

  useEffect(() => {
    if (shownOn.current === key) return
    shownOn.current = key
    const notice = takeNotice()
    if (notice) toasts.show(notice.kind, t(notice.key))
  }, [key, toasts, t])

  return null
}
