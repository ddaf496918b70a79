import { useState } from 'react'
import { useTranslation } from '#web/lib/translation.ts'
import { useRevalidator } from 'react-router'
import type { ContactRequest } from '#contract/contact.ts'
import { endpoints } from '#contract/endpoints.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { useApi } from '#web/lib/use-api.ts'
import { useToasts } from '#web/ui/toast.ts'

/** Marks a request as done or open, and loads the list again, so that it and its counts are the server's. */
export function useMarkRequest() {
  const { t } = useTranslation()
  const api = useApi()
  const toasts = useToasts()
  const revalidator = useRevalidator()
  const [savingId, setSavingId] = useState<string>()

  async function mark({ id }: ContactRequest, isDone: boolean): Promise<void> {
    if (savingId !== undefined) return
    setSavingId(id)
    try {
      await api.call(endpoints.changeContactRequest, {
        params: { requestId: id },
        body: { isDone },
      })
      const saidKey = isDone ? 'contactRequests.markedDone' : 'contactRequests.markedOpen'
      toasts.ok(t(saidKey), 'contact-request')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // A dead session has a message of its own, from the loader that runs now.
      if (!error.isSessionOver) toasts.no(error.message, 'contact-request')
    } finally {
      await revalidator.revalidate()
      setSavingId(undefined)
    }
  }

  return { savingId, mark }
}
