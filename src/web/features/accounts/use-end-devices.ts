import { useState } from 'react'
import { useTranslation } from '#web/lib/translation.ts'
import { useRevalidator } from 'react-router'
import { endpoints } from '#contract/endpoints.ts'
import type { MessageKey } from '#contract/sentences.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { useApi } from '#web/lib/use-api.ts'
import { useToasts } from '#web/ui/toast.ts'

const others = 'others'

/** Signs devices out, and loads the list again, so that it is the server's. */
export function useEndDevices() {
  const { t } = useTranslation()
  const api = useApi()
  const toasts = useToasts()
  const revalidator = useRevalidator()
  const [ending, setEnding] = useState<string>()

  async function end(what: string, act: () => Promise<unknown>, doneKey: MessageKey) {
    if (ending !== undefined) return
    setEnding(what)
    try {
      await act()
      toasts.ok(t(doneKey), 'devices')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // It is signed out, whoever did it. A dead session has a message of its own.
      if (error.status === 404) toasts.ok(t(doneKey), 'devices')
      else if (!error.isSessionOver) toasts.no(error.message, 'devices')
    } finally {
      await revalidator.revalidate()
      setEnding(undefined)
    }
  }

  return {
    endingId: ending,
    isEndingOthers: ending === others,
    endOne: (sessionId: string) =>
      end(
        sessionId,
        () => api.call(endpoints.endSession, { params: { sessionId } }),
        'devices.ended',
      ),
    endOthers: () => end(others, () => api.call(endpoints.endOtherSessions), 'devices.othersEnded'),
  }
}
