import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from '#web/lib/translation.ts'
import { useRevalidator } from 'react-router'
import { sendOutgoing } from '#web/lib/send-outgoing.ts'
import { useSessionType } from '#web/lib/session.ts'
import { useApi } from '#web/lib/use-api.ts'
import { useToasts } from '#web/ui/toast.ts'

/** Sends applications that wait, once the line is back, whichever page is open then. */
export function OutgoingApplications() {
  const { t } = useTranslation()
  const api = useApi()
  const toasts = useToasts()
  const { revalidate } = useRevalidator()
  const isCandidate = useSessionType() === 'users'

  const send = useEffectEvent(async () => {
    let isAnySent = false
    await sendOutgoing(api, (sent) => {
      if (sent.kind === 'refused') return toasts.no(`${sent.jobTitle}: ${sent.message}`)
      isAnySent = true
      toasts.ok(t('offline.applicationSent', { title: sent.jobTitle }))
    })
    if (isAnySent) await revalidate()
  })

  useEffect(() => {
    if (!isCandidate) return undefined
    const attempt = () => void send()
    attempt()
    window.addEventListener('online', attempt)
    return () => window.removeEventListener('online', attempt)
  }, [isCandidate])

  return null
}
