import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { takeNotice } from '#web/lib/notice.ts'
import { useToasts } from '#web/ui/toast.ts'

/** Shows, after each change of page, the message that a loader left on its way. */
export function LeftNotice() {
  const toasts = useToasts()
  const { key } = useLocation()
  const shownOn = useRef('')

  useEffect(() => {
    if (shownOn.current === key) return
    shownOn.current = key
    const notice = takeNotice()
    if (notice) toasts.show(notice.kind, notice.text)
  }, [key, toasts])

  return null
}
