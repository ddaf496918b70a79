import { useState } from 'react'
import { useTranslation } from '#web/lib/translation.ts'
import { useRevalidator } from 'react-router'
import { endpoints } from '#contract/endpoints.ts'
import type { StoppedWork } from '#contract/operations.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { useApi } from '#web/lib/use-api.ts'
import { useToasts } from '#web/ui/toast.ts'

type Change = 'resend' | 'drop'

/** Lets stopped work be tried again or be, and loads the page anew. Dropping asks first. */
export function useChangeWork() {
  const { t } = useTranslation()
  const api = useApi()
  const toasts = useToasts()
  const revalidator = useRevalidator()
  const [changingId, setChangingId] = useState<string>()
  const [asked, setAsked] = useState<StoppedWork>()

  async function change(workId: string, what: Change): Promise<void> {
    if (changingId !== undefined) return
    setChangingId(workId)
    try {
      const call = what === 'resend' ? endpoints.resendWork : endpoints.dropWork
      const { changed } = await api.call(call, { params: { workId } })
      const done = what === 'resend' ? 'system.resent' : 'system.dropped'
      toasts.ok(t(changed ? done : 'system.unchanged'), 'work')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!error.isSessionOver) toasts.no(error.message, 'work')
    } finally {
      setAsked(undefined)
      await revalidator.revalidate()
      setChangingId(undefined)
    }
  }

  return {
    changingId,
    resend: (workId: string) => void change(workId, 'resend'),
    asked,
    ask: setAsked,
    cancel: () => setAsked(undefined),
    drop: () => {
      if (asked !== undefined) void change(asked.id, 'drop')
    },
  }
}
