import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useRevalidator } from 'react-router'
import { hasWaitingParts } from '#web/lib/waiting-parts-store.ts'
import { sendOutgoing } from '#web/lib/send-outgoing.ts'
import { useSessionType } from '#web/lib/session.ts'
import { useApi } from '#web/lib/api/use-api.ts'
import { useToasts } from '#web/ui/toast.ts'

/** Sends queued applications and answers of the profile once the browser is online, on any page. Its toasts outlast the page. */
export function OutgoingApplications() {
  const { t } = useTranslation()
  const api = useApi()
  const toasts = useToasts()
  const { revalidate } = useRevalidator()
  const isCandidate = useSessionType() === 'users'

  const send = useEffectEvent(async () => {
    let isAnySent = false
    if (hasWaitingParts()) await (await import('#web/lib/waiting-parts.ts')).sendWaitingParts(api)
    await sendOutgoing(api, (sent) => {
      if (sent.kind === 'rejected') {
        return toasts.error(`${sent.jobTitle}: ${sent.message}`, undefined, { leadsOn: true })
      }
      isAnySent = true
      const text = t('offline.applicationSent', { title: sent.jobTitle })
      toasts.success(text, undefined, { leadsOn: true })
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
